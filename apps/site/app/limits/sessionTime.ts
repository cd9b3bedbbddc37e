import { limits } from "@elite/contract"

/** The durations on offer, in minutes; includes a current limit that is not among them. */
export function offeredLengths(limit: number | null): number[] {
  const offered = [15, 30, 45, 60, 90, 120, 180, 240, 360, limits.longestSessionMinutes]
  return limit === null || offered.includes(limit) ? offered : [...offered, limit].sort((a, b) => a - b)
}

/** The key of the message for a duration, and its values. */
export function toDurationParts(minutes: number): {
  as: "minutes" | "hours" | "both"
  hours: number
  minutes: number
} {
  const [hours, restMinutes] = [Math.floor(minutes / 60), minutes % 60]
  return { as: hours === 0 ? "minutes" : restMinutes === 0 ? "hours" : "both", hours, minutes: restMinutes }
}
