import type { Policy } from "../../../platform/admin/settings.ts"
import type { Subscriber } from "../../../platform/db/handlerType.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { subscriber } from "../../../platform/events/subscription.ts"
import type { EventOf, EventType } from "../../../platform/lib/eventType.ts"
import { getPolicyState } from "../../content/index.ts"
import { withoutRobots } from "../../players/index.ts"
import { betVoided, roundSettled, stakesAnnulled } from "../events.ts"
import { toCashEvents } from "../purses/cashEvents.ts"
import { type AnnulledBet, type BetRef, listAnnulledBets } from "./store.ts"

type RoundEvent = EventOf<typeof roundSettled>
type VoidEvent = EventOf<typeof betVoided>
type AnnulEvent = EventOf<typeof stakesAnnulled>

/** A bet with its round. Units of 10⁻⁵ euro, or of CREDIT. */
export type SettledBet = BetRef & {
  readonly roundRef: string
  readonly gameId: number
  readonly stakeUnits: bigint
  readonly winUnits: bigint
  readonly category: string | null
  readonly studio: string | null
  readonly acceptedAt: Date
  readonly settledAt: Date
}
export type SettledRound = {
  readonly kind: "settled"
  readonly eventId: bigint
  readonly at: Date
  readonly playerId: bigint
  readonly provider: string
  readonly roundRef: string
  readonly gameId: number
  /** Cash, or the id of a purse of CREDIT. */
  readonly purse: "cash" | bigint
  readonly bets: readonly SettledBet[]
}
export type VoidedBet = BetRef & {
  readonly kind: "voided"
  readonly at: Date
  readonly roundRef: string
  /** The bet was not accepted before. */
  readonly acceptedFrom: Date
  readonly cause: VoidEvent | AnnulEvent
}
export type BetEvent<Also extends EventType = never> = SettledRound | VoidedBet | EventOf<Also>

type BetFeed<Also extends EventType, Closing extends EventType> = {
  listener: string
  /** While it is not on, settled rounds are left out. */
  policy?: Policy
  /** Rounds that were played with CREDIT are included. */
  withCredit?: boolean
  /** False: events of robots are left out. */
  withRobots?: boolean
  /** Events that `react` gets too, in their place. */
  also?: readonly Also[]
  /** Events that end a batch: `close` gets each after `react` got what is before it. */
  closing?: readonly Closing[]
  react(tx: Tx, events: readonly BetEvent<Also>[]): Promise<void>
  close?(tx: Tx, event: EventOf<Closing>): Promise<void>
  /** Ends a batch like a closing event. Without it, `react` gets the bets of an annulment as voided ones. */
  annul?(tx: Tx, event: AnnulEvent): Promise<void>
}

/** Bets come in the order of the log, reduced to their cash part. */
export function betSubscriber<const Also extends EventType = never, const Closing extends EventType = never>({
  listener,
  policy,
  withCredit = false,
  withRobots = true,
  also = [],
  closing = [],
  react,
  close,
  annul,
}: BetFeed<Also, Closing>): Subscriber {
  const closingKinds = new Set(closing.map(({ kind }) => kind))
  const toBets = (event: EventOf<EventType>, annulled: ReadonlyMap<bigint, readonly AnnulledBet[]>) => {
    if (isOf(roundSettled, event)) return toSettledRounds(event, withCredit)
    if (isOf(betVoided, event)) return toCashEvents(event).map(toVoidedBet)
    if (isOf(stakesAnnulled, event))
      return (annulled.get(event.data.annulmentId) ?? []).map((bet) => toAnnulledBet(bet, event))
    return [event as EventOf<Also>]
  }
  return subscriber({
    listener,
    on: [roundSettled, betVoided, stakesAnnulled, ...also, ...closing] as readonly EventType[],
    async react(tx, all) {
      const isOn = policy === undefined || (await getPolicyState(tx, policy)) === "on"
      const open = isOn ? all : all.filter((event) => !isOf(roundSettled, event))
      const events = withRobots ? open : await withoutRobots(tx, open)
      const annulments = annul ? [] : events.filter((event) => isOf(stakesAnnulled, event))
      const annulledBets = await listAnnulledBets(
        tx,
        annulments.map(({ data }) => data.annulmentId),
      )
      const annulled = Map.groupBy(annulledBets, ({ annulmentId }) => annulmentId)
      let batch: BetEvent<Also>[] = []
      const endBatch = async () => {
        if (batch.length > 0) await react(tx, batch)
        batch = []
      }
      for (const event of events) {
        const closes = closingKinds.has(event.kind)
        if (closes || (annul && isOf(stakesAnnulled, event))) {
          await endBatch()
          if (closes) await close?.(tx, event as EventOf<Closing>)
          else await annul?.(tx, event as AnnulEvent)
        } else for (const bet of toBets(event, annulled)) batch.push(bet)
      }
      await endBatch()
    },
  })
}

const isOf = <E extends EventType>(declared: E, event: EventOf<EventType>): event is EventOf<E> =>
  event.kind === declared.kind

function toSettledRounds(event: RoundEvent, withCredit: boolean): SettledRound[] {
  const { purse, purseId } = event.data
  const creditId = withCredit && purse === "credit" ? purseId : undefined
  return (creditId === undefined ? toCashEvents(event) : [event]).map(({ id, at, playerId, data }) => {
    const { provider, roundRef, gameId } = data
    return {
      kind: "settled",
      eventId: id,
      ...{ at, playerId, provider, roundRef, gameId },
      purse: creditId ?? "cash",
      bets: data.bets.map(({ uuid, stakeUnits, winUnits, category, studio, acceptedAt }) => ({
        ...{ playerId, provider, roundRef, gameId },
        ...{ uuid, stakeUnits, winUnits, category, studio, acceptedAt, settledAt: at },
      })),
    }
  })
}

const toVoidedBet = (cause: VoidEvent): VoidedBet => {
  const { at, playerId, data } = cause
  const { provider, uuid, roundRef, acceptedAt: acceptedFrom } = data
  return { kind: "voided", at, playerId, provider, uuid, roundRef, acceptedFrom, cause }
}

const toAnnulledBet = (
  { playerId, provider, uuid, roundRef, openedAt: acceptedFrom }: AnnulledBet,
  cause: AnnulEvent,
): VoidedBet => ({ kind: "voided", at: cause.at, playerId, provider, uuid, roundRef, acceptedFrom, cause })
