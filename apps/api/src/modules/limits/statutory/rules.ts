import { hourMs } from "../../../platform/lib/calendar.ts"

/** By law a raise waits this long from its request, however soon the authority decides. */
export const raiseHours = 72
const raiseMs = raiseHours * hourMs

export const computeEarliestEffect = (requestedAt: Date): Date => new Date(requestedAt.getTime() + raiseMs)

/** 72 hours after its request, or at its approval if that is later. */
export const effectiveFrom = (requestedAt: Date, approvedAt: Date): Date =>
  new Date(Math.max(computeEarliestEffect(requestedAt).getTime(), approvedAt.getTime()))

export const lateCutoff = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs)

export type LimitRequestKind = "tooLow" | "unchanged" | "lower" | "raise"
/** Only a raise needs the authority; an amount up to the statutory limit is no grant. */
export function classifyLimitRequest(
  cents: number,
  { statutoryCents, grantedCents }: { statutoryCents: number; grantedCents: number | null },
): LimitRequestKind {
  if (cents <= statutoryCents) return "tooLow"
  const current = grantedCents ?? statutoryCents
  if (cents === current) return "unchanged"
  return cents < current ? "lower" : "raise"
}

export const requestReference = (requestId: bigint): string => `raise-${requestId}`
export const reportReference = (reportId: bigint): string => `report-${reportId}`
export const playerReference = (playerId: bigint): string => `p-${playerId}`
export const parsePlayerReference = (reference: string): bigint | undefined =>
  /^p-[1-9]\d{0,17}$/.test(reference) ? BigInt(reference.slice(2)) : undefined
