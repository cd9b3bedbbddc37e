import { limits as contract } from "@elite/contract"
import { dayMs, hourMs } from "../../../platform/lib/calendar.ts"

/** `coolsUntil` is null where nothing waits; otherwise the change waits for `hours`. */
export type LimitChange = { isChanged: boolean; coolsUntil: Date | null; hours: number }

/** A decision of the evening is made again the next day; players may choose a longer wait. */
export const coolingHours: contract.CooldownHours = contract.cooldownHours[0]
/** A cooled request expires unless its player confirms it within this time. */
const confirmMs = 7 * dayMs

export const computeCoolingEnd = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hourMs)
export const computeConfirmationEnd = (coolsUntil: Date): Date => new Date(coolsUntil.getTime() + confirmMs)
/** A request that cooled at or before this instant can no longer be confirmed. */
export const expiryCutoff = (now: Date): Date => new Date(now.getTime() - confirmMs)

export const isLooser = (from: number | null, to: number | null) =>
  from !== null && (to === null || to > from)

export type RequestState = { status: number; coolsUntil: Date | null }
const { cooling, expired } = contract.requestStatuses

/** An unconfirmed request expires when its time is over, before the job updates its row. */
export const computeRequestStatus = ({ status, coolsUntil: until }: RequestState, now: Date): number =>
  status === cooling && until !== null && computeConfirmationEnd(until) <= now ? expired : status

export const isWaiting = (
  { status, cools_until: coolsUntil }: { status: number; cools_until: Date | null },
  now: Date,
): boolean => computeRequestStatus({ status, coolsUntil }, now) === cooling
