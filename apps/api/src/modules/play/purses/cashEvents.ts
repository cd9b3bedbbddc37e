import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { betVoided, roundSettled } from "../events.ts"

type PlayEvent = EventOf<typeof roundSettled | typeof betVoided>

/**
 * What of a round, or of a bet that was given back, was played with cash: the event as it would have been told of that alone,
 * or nothing where none of it was. Every other event as it is. Whoever counts real money listens through this.
 */
export function toCashEvents<E extends { kind: string; data: unknown }>(event: E): E[] {
  if (event.kind !== "round.settled" && event.kind !== "bet.voided") return [event]
  const told = event as unknown as PlayEvent
  if (told.data.purseId === undefined) return [event]
  if (told.data.purse !== "bonus") return []
  const cash = told.kind === "round.settled" ? cashPartOfRound(told) : cashPartOfVoid(told)
  return cash ? [{ ...event, data: cash } as E] : []
}

function cashPartOfRound({ data }: EventOf<typeof roundSettled>) {
  const bets = data.bets
    .map((bet) => ({
      ...bet,
      stakeUnits: bet.cashStakeUnits ?? bet.stakeUnits,
      winUnits: bet.cashWinUnits ?? bet.winUnits,
    }))
    .filter(({ stakeUnits, winUnits }) => stakeUnits > 0n || winUnits > 0n)
  if (bets.length === 0) return undefined
  const { cashStakeUnits = data.stakeUnits, cashWinUnits = data.winUnits } = data
  return { ...data, stakeUnits: cashStakeUnits, winUnits: cashWinUnits, bets }
}

function cashPartOfVoid({ data }: EventOf<typeof betVoided>) {
  const { cashStakeUnits: stakeUnits = data.stakeUnits } = data
  return stakeUnits > 0n ? { ...data, stakeUnits } : undefined
}
