import { describeError } from "../../../platform/lib/log.ts"
import * as store from "../rounds/store.ts"
import { endBetsInBatches, retryUntilAnswered } from "./endBets.ts"
import type { LeaderContext } from "./leaderContext.ts"

export const loadRoundBets = (
  { platform, lead }: LeaderContext,
  { id }: store.RoundRow,
): Promise<store.BetRow[]> => retryUntilAnswered(platform, lead, () => store.listBets(platform.reads(), id))

export async function endRoundBets(
  context: LeaderContext,
  row: store.RoundRow,
  endings: readonly store.Ending[],
): Promise<void> {
  const { platform, lead, time, push } = context
  const ended: store.EndedBet[] = []
  await endBetsInBatches(
    platform,
    lead,
    { roundId: row.id, time, endings },
    (batch) => void ended.push(...batch),
  )
  if (ended.length === 0) return
  for (const bet of ended) push.wallet(bet.player_id, bet)
  // The bets are booked, so a failed push must not end the flight.
  const ids = ended.map(({ id }) => id)
  await store
    .listBetsByIds(platform.reads(), ids)
    .then((rows) => push.bets(row, rows))
    .catch((error) => platform.log.warn("crash.betsNotTold", describeError(error)))
}
