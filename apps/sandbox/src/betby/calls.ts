import { chosen } from "./choices.ts"
import type { Result, Slip } from "./slip.ts"
import { SPORTS } from "./sports.ts"

const odds = (thousandths: number) => (thousandths / 1000).toFixed(3)

/** Betby's calls about a slip; deterministic. */
export function callsOf(slip: Slip) {
  const { id, uuid, user, stakeCents } = slip
  const transaction = (name: string, amount: number, operation: string) => ({
    id: name,
    betslip_id: id,
    player_id: user,
    ext_player_id: user,
    operator_id: "sandbox",
    timestamp: Math.floor(slip.placedAtMs / 1000),
    amount,
    currency: "EUR",
    cross_rate_euro: "1.00000000",
    operation,
  })
  const ofBet = { ext_player_id: user, bet_transaction_id: slip.betNumber ?? "" }
  return {
    make: () => ({
      amount: stakeCents,
      currency: "EUR",
      player_id: user,
      session_id: slip.session,
      potential_win: slip.potentialCents,
      transaction: transaction(uuid, stakeCents, "bet"),
      betslip: {
        id,
        type: `${slip.choices.length}/${slip.choices.length}`,
        sum: stakeCents,
        k: odds(slip.oddsThousandths),
        bets: slip.choices.map((choice) => {
          const { event, market, outcome } = chosen(choice)!
          return {
            event_id: event.id,
            sport_name: SPORTS[event.sport].name.en,
            category_name: "Sandbox",
            tournament_name: event.competition.en,
            competitor_name: event.sides,
            market_name: market.name.en,
            outcome_name: outcome.name.en,
            scheduled: Math.floor(event.startsAtMs / 1000),
            odds: odds(choice.oddsThousandths),
            live: false,
          }
        }),
      },
    }),
    commit: () => ofBet,
    discard: () => ({ ext_player_id: user, transaction_id: uuid, reason: "no answer in time" }),
    result: ({ kind, uuid: name, cents, isCashout }: Result) => ({
      ...ofBet,
      amount: cents,
      currency: "EUR",
      is_cashout: isCashout,
      selections: slip.choices.map(({ eventId, outcomeId }) => ({ event_id: eventId, outcome: outcomeId })),
      transaction: transaction(name, cents, kind),
    }),
    rollback: (result: Result, name: string) => ({
      ...ofBet,
      parent_transaction_id: result.uuid,
      transaction: transaction(name, result.cents, "rollback"),
    }),
    settlement: () => ({ ...ofBet, status: slip.result?.kind ?? "" }),
  }
}
