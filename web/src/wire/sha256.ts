// SHA-256 (FIPS 180-4). Browsers have it only on https and localhost, and friends in the same house
// come by plain http; a few hundred bytes are hashed in a game, so speed does not matter.

const K = constants();

function constants(): Uint32Array {
  const found = new Uint32Array(64);
  let count = 0;
  for (let n = 2; count < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found[count++] = fraction(Math.cbrt(n));
  }
  return found;
}

/** The first 32 bits after the point. */
function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x1_0000_0000) >>> 0;
}

const START = [2, 3, 5, 7, 11, 13, 17, 19].map((prime) => fraction(Math.sqrt(prime)));

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

export function sha256(data: Uint8Array): Uint8Array {
  const blocks = Math.ceil((data.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 0x2000_0000));
  view.setUint32(padded.length - 4, (data.length << 3) >>> 0);

  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = view.getUint32(block + 4 * t);
    for (let t = 16; t < 64; t++) {
      const x = w[t - 15]!;
      const y = w[t - 2]!;
      const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
      w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as Eight;
    for (let t = 0; t < 64; t++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[t]! + w[t]!) | 0;
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((x, at) => (hash[at] = hash[at]! + x));
  }
  const out = new Uint8Array(32);
  const writer = new DataView(out.buffer);
  hash.forEach((word, at) => writer.setUint32(4 * at, word));
  return out;
}

type Eight = [number, number, number, number, number, number, number, number];
