/** A picture with a label is an image with that name; without one it is decoration. */
export const named = (label: string | undefined) =>
  label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
