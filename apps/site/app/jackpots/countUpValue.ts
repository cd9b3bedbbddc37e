/** In whole cents. */
export type CountUpSpan = { from: number; to: number; beganMs: number; lastsMs: number }

/** Never ahead of the server's value. */
export function countUpValue({ from, to, beganMs, lastsMs }: CountUpSpan, nowMs: number): number {
  if (to <= from || nowMs >= beganMs + lastsMs) return to
  const share = Math.max(0, nowMs - beganMs) / lastsMs
  return from + Math.floor((to - from) * share)
}
