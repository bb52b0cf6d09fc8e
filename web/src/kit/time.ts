// How long, in as few signs as are needed.

/** "0:48", "12:05", "7 h", "3 d". */
export function clockText(seconds: number): string {
  const all = Math.max(0, Math.round(seconds));
  if (all < 3600) return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, "0")}`;
  return all < 86400 ? `${Math.floor(all / 3600)} h` : `${Math.floor(all / 86400)} d`;
}
