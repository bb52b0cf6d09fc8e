/** Which parts somebody is drawn with. */
import type {
  BEARDS,
  BEHIND,
  BODIES,
  BROWS,
  EYES,
  FRONT,
  MOUTHS,
  NOSES,
  Hat,
  Head,
  Tone,
  Worn,
} from "./parts";

export interface Parts {
  head: Head;
  behind?: keyof typeof BEHIND;
  front?: keyof typeof FRONT;
  eyes: keyof typeof EYES;
  brows?: keyof typeof BROWS;
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  beard?: keyof typeof BEARDS;
  hat?: [Hat, Tone];
  /** How the hat sits: degrees to the right, and how far it is pushed up. */
  tilt?: [number, number];
  body: [keyof typeof BODIES, Tone];
  worn?: Worn[];
}
