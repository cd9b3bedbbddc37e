/** The way of a figure from one value of the server to the next, in whole cents. */
export type CountUpSpan = { from: number; to: number; beganMs: number; lastsMs: number }

/** Where the figure is: it never runs ahead of the value the server gave. */
export function countUpValue({ from, to, beganMs, lastsMs }: CountUpSpan, nowMs: number): number {
  if (to <= from || nowMs >= beganMs + lastsMs) return to
  const share = Math.max(0, nowMs - beganMs) / lastsMs
  return from + Math.floor((to - from) * share)
}
