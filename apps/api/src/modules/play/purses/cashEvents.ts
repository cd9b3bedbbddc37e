import type { EventOf } from "../../../platform/lib/eventType.ts"
import type { betVoided, roundSettled } from "../events.ts"

type PlayEvent = EventOf<typeof roundSettled | typeof betVoided>

/** Reduces rounds and voided bets to their cash part, for subscribers that count real money. */
export function toCashEvents<E extends { kind: string; data: unknown }>(event: E): E[] {
  if (event.kind !== "round.settled" && event.kind !== "bet.voided") return [event]
  const playEvent = event as unknown as PlayEvent
  if (playEvent.data.purseId === undefined) return [event]
  if (playEvent.data.purse !== "bonus") return []
  const cash = playEvent.kind === "round.settled" ? cashPartOfRound(playEvent) : cashPartOfVoid(playEvent)
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
