/** A raise of the statutory week waits this long from its request, whatever the authority says before. */
export const raiseHours = 72
const raiseMs = raiseHours * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** Before this instant nothing that is asked now can hold. */
export const computeEarliestEffect = (requestedAt: Date): Date => new Date(requestedAt.getTime() + raiseMs)

/** From when an approved raise holds: 72 hours after it was asked for, or when it was approved, whichever is later. */
export const effectiveFrom = (requestedAt: Date, approvedAt: Date): Date =>
  new Date(Math.max(computeEarliestEffect(requestedAt).getTime(), approvedAt.getTime()))

/** What was asked or told before this instant is late by now. */
export const lateCutoff = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs)

export type LimitRequestKind = "tooLow" | "unchanged" | "lower" | "raise"
/** What an amount means to whom a limit holds: only a raise needs the authority, and an amount below the law's is no grant. */
export function classifyLimitRequest(
  cents: number,
  { statutoryCents, grantedCents }: { statutoryCents: number; grantedCents: number | null },
): LimitRequestKind {
  if (cents <= statutoryCents) return "tooLow"
  const held = grantedCents ?? statutoryCents
  if (cents === held) return "unchanged"
  return cents < held ? "lower" : "raise"
}

/** How the authority knows a request of ours. */
export const requestReference = (requestId: bigint): string => `raise-${requestId}`
/** How it knows a report, so that one that is sent twice is one. */
export const reportReference = (reportId: bigint): string => `report-${reportId}`
/** How it knows a player, beside who they are. */
export const playerReference = (playerId: bigint): string => `p-${playerId}`
/** The player whom the authority calls so; undefined for nobody of ours. */
export const parsePlayerReference = (reference: string): bigint | undefined =>
  /^p-[1-9]\d{0,17}$/.test(reference) ? BigInt(reference.slice(2)) : undefined
