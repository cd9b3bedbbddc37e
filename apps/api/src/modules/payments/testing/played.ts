import type { TestCasino } from "../../../../testing/casino.ts"
import { todayAt } from "../../limits/index.ts"
import { asOwner } from "./payer.ts"

/**
 * A bet or a win of a game as the ledger and its message have it, without the game; `isTakenBack` once more for a win
 * that its provider takes back, however little is left.
 */
export async function played(
  casino: TestCasino,
  { playerId }: { playerId: bigint | number | string },
  uuid: string,
  kind: "bet" | "win",
  cents: number,
  isTakenBack = false,
): Promise<void> {
  const [cash, games, units] = [`player:${playerId}:cash`, "games:hub88", cents * 1000]
  const ways = {
    bet: [`bet:hub88:${uuid}`, "stake", cash, games],
    win: [`win:hub88:${uuid}`, "win", games, cash],
    back: [`win-back:hub88:${uuid}`, "winTakenBack", cash, games],
  }
  const [id, way, from, to] = ways[isTakenBack ? "back" : kind]
  const now = casino.clock.now()
  await asOwner(casino, "select wallet.must_move($1, $2, 'EUR', $3, $4, $5, $6, null, true)", [
    id,
    way,
    from,
    to,
    units,
    now,
  ])
  const { day, week, month } = todayAt(now)
  await asOwner(casino, "select limits.begin_day($1, $2, $3, $4)", [playerId, day, week, month])
  const [stake, win] = kind === "bet" ? [units, 0] : [0, isTakenBack ? -units : units]
  await asOwner(casino, "select limits.use($1, $2, $3, $4)", [playerId, day, stake, win])
  if (isTakenBack)
    await asOwner(casino, "update play.transaction set rolled_back_by = 'test' where uuid = $1", [uuid])
  else
    await asOwner(
      casino,
      `insert into play.transaction (provider, uuid, kind, player_id, round_ref, game_code, amount, moved, moved_cash,
         status, balance_after, at, day)
       values ('hub88', $1, $2, $3, $1, 'test', $4::bigint, $4::bigint, $4::bigint, 'ok', 0, $5, $6)`,
      [uuid, kind, playerId, units, now, day],
    )
}
