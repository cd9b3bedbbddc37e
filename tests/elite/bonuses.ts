import type pg from "pg"
import { compared } from "./compared.ts"
import { type Followed, follow, type Moved } from "./purseMovements.ts"
import type { Course } from "./stage.ts"
import { terms } from "./town.ts"

type Bonus = {
  id: string
  player_id: string
  purse_id: string
  amount: string
  required: string
  wagered: string
  ended_as: string | null
  first: string
}

/** What was played with a bonus, movement by movement, and what of it counts; `followed` is what everybody's purses come to. */
export async function bonusesThatDiffer(
  course: Course,
): Promise<{ found: string[]; followed: Map<bigint, Followed> }> {
  const { town, newcomers, story } = course
  const moved = await movementsOf(town.db, newcomers)
  const { rows } = await town.db.query<Bonus>(
    `select b.*, d.amount_cents as first from bonuses.bonus b join payments.deposit d on d.id = b.order_id`,
  )
  const bonusOf = new Map(rows.map((row) => [BigInt(row.player_id), row]))
  const found: string[] = []
  const followed = new Map<bigint, Followed>()
  for (const id of newcomers) {
    const bonus = bonusOf.get(id)
    const closed = bonus?.ended_as ? (bonus.ended_as === "converted" ? "player" : "house") : undefined
    const result = follow({
      moved: moved.get(id) ?? [],
      play: story.play,
      player: id,
      gift: giftOf(bonus),
      closed,
    })
    followed.set(id, result)
    found.push(...result.found)
  }
  return { found: [...found, ...(await termsThatDiffer(course, rows))], followed }
}

const giftOf = (bonus: Bonus | undefined) => (bonus ? firstOf(bonus) : 0n)
/** As much as the first deposit, a hundred euros at most. */
const firstOf = ({ first }: Bonus) => (BigInt(first) < 10_000n ? BigInt(first) : 10_000n) * 1_000n

/** What was promised, and what of the stakes counts for it. */
async function termsThatDiffer({ log }: Course, rows: readonly Bonus[]): Promise<string[]> {
  const { percents, wagering } = terms.bonus
  const counted = new Map<string, { purse: bigint; counts: bigint }>()
  for (const event of log) {
    if (event.kind === "voided") counted.delete(event.uuid)
    if (event.kind !== "settled" || event.purse !== "bonus") continue
    for (const { uuid, stake, category } of event.bets) {
      const percent = (percents as Record<string, number>)[category ?? "other"] ?? percents.other
      counted.set(uuid, { purse: event.purseId!, counts: (stake * BigInt(percent)) / 100n })
    }
  }
  const wagered = new Map<bigint, bigint>()
  for (const { purse, counts } of counted.values()) wagered.set(purse, (wagered.get(purse) ?? 0n) + counts)
  const isOpen = ({ ended_as }: Bonus) => ended_as === null
  const house = rows.map(
    (row) => `${row.id} ${row.amount} required ${row.required} ${isOpen(row) ? row.wagered : "over"}`,
  )
  const model = rows.map((row) => {
    const amount = firstOf(row)
    return `${row.id} ${amount} required ${amount * BigInt(wagering)} ${isOpen(row) ? (wagered.get(BigInt(row.purse_id)) ?? 0n) : "over"}`
  })
  const early = rows.filter(
    (row) => row.ended_as === "converted" && Number(row.wagered) < Number(row.required),
  )
  return [
    ...compared("bonuses", house, model),
    ...early.map(({ id }) => `bonus ${id} was converted before it was wagered`),
  ]
}

async function movementsOf(db: pg.Pool, players: ReadonlySet<bigint>): Promise<Map<bigint, Moved[]>> {
  const { rows } = await db.query<Moved & { player: string; raw: string }>(
    `select m.id, m.kind, m.amount as raw, substring(a.account from 'player:([0-9]+):') as player, m.to_account = a.account as "isIn",
       a.account like '%:bonus' as "isBonus"
     from wallet.movement m cross join lateral (values (m.from_account), (m.to_account)) a (account)
     where a.account ~ '^player:[0-9]+:(cash|bonus)$' and substring(a.account from 'player:([0-9]+):')::bigint = any($1)
     order by m.seq`,
    [[...players].map(String)],
  )
  const all = new Map<bigint, Moved[]>()
  for (const { player, raw, ...row } of rows) {
    const id = BigInt(player)
    const own = all.get(id) ?? []
    all.set(id, own)
    own.push({ ...row, amount: BigInt(raw) })
  }
  return all
}
