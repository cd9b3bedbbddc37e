import { compared } from "./compared.ts"
import type { Course } from "./stage.ts"

/** Points that places paid, as the model has them, beside what the club keeps of them and what the ledger moved. */
export async function pointsThatDiffer({ town: { db }, second: { tournaments } }: Course): Promise<string[]> {
  const { rows: kept } = await db.query<{ line: string; ref: string; refused: boolean }>(
    `select giver || ' ' || ref || ' of ' || player_id || ' ' || points as line, ref, refused_at is not null as refused
     from loyalty.prize`,
  )
  const won = tournaments.paid("points")
  const refused = new Set(kept.filter((each) => each.refused).map(({ ref }) => BigInt(ref)))
  const held = new Map<bigint, bigint>()
  for (const { entry, player, won: units } of won)
    if (!refused.has(entry)) held.set(player, (held.get(player) ?? 0n) + units)
  const { rows: moved } = await db.query<{ line: string }>(
    `select account || ' ' || sum(amount) as line from (
       select to_account as account, amount from wallet.movement where kind = 'clubPrizeGiven'
       union all select from_account, -amount from wallet.movement where kind = 'clubPrizeTakenBack') m
     group by account having sum(amount) <> 0`,
  )
  return [
    ...compared(
      "points won",
      kept.map(({ line }) => line),
      won.map(({ entry, player, won: units }) => `tournaments ${entry} of ${player} ${units}`),
    ),
    ...compared(
      "points moved",
      moved.map(({ line }) => line),
      [...held].map(([player, units]) => `player:${player}:points ${units}`),
    ),
  ]
}
