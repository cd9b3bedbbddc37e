import type pg from "pg"
import { findings } from "../../apps/api/testing/audit.ts"
import { differences } from "./differences.ts"
import type { Course } from "./stage.ts"

/** What was planted, and whether the models and the audit saw it. */
export type Planted = { kind: string; byModels: boolean; byAudit: boolean }

/** A movement of so many units more than it was, with all that follows from it: the ledger agrees with itself. */
async function grow(db: pg.Pool, { id, seq, from_account, to_account }: Row, by: number): Promise<void> {
  await db.query("update wallet.movement set amount = amount + $2 where id = $1", [id, by])
  for (const [account, change] of [
    [from_account, -by],
    [to_account, by],
  ]) {
    await db.query(
      "update wallet.balance set amount = amount + $2, floor = least(floor, amount + $2) where account = $1",
      [account, change],
    )
    for (const end of ["from", "to"])
      await db.query(
        `update wallet.movement set ${end}_after = ${end}_after + $3 where ${end}_account = $1 and seq >= $2`,
        [account, seq, change],
      )
  }
}
type Row = { id: string; seq: string; from_account: string; to_account: string }

/** What moves without the Elite layer: other kinds have models of their own. */
const others = /^(points|coins|redemption)/

/** Plants one unit in the last movement of each kind that the course has booked, and takes it out again. */
export async function plantUnits(course: Course): Promise<Planted[]> {
  const { db } = course.town
  const url = course.town.databaseUrl
  const { rows: kinds } = await db.query<{ kind: string }>(
    "select distinct kind from wallet.movement order by kind",
  )
  const all: Planted[] = []
  for (const { kind } of kinds.filter((each) => !others.test(each.kind))) {
    const { rows } = await db.query<Row>(
      "select * from wallet.movement where kind = $1 order by seq desc limit 1",
      [kind],
    )
    await grow(db, rows[0]!, 1)
    const byModels = (await differences(course)).length > 0
    const byAudit = (await findings(url)).length > 0
    await grow(db, rows[0]!, -1)
    all.push({ kind, byModels, byAudit })
  }
  return all
}

/** One unit less in what each listener keeps of its own: the models must see it without the ledger. */
const rows = [
  [
    "quest points",
    "update quest.entry set points = points + $1 where id = (select id from quest.entry where points > 0 order by id limit 1)",
  ],
  [
    "quest prize",
    "update quest.entry set prize = prize + 1000 * $1 where id = (select id from quest.entry where prize > 1000 order by id limit 1)",
  ],
  [
    "tournament points",
    "update tournaments.entry set points = points + $1 where id = (select id from tournaments.entry where state = 'in' and points > 1 order by id limit 1)",
  ],
  [
    "tournament prize",
    "update tournaments.entry set won = won + 1000 * $1 where id = (select id from tournaments.entry where won > 1000 order by id limit 1)",
  ],
  [
    "points of a tournament",
    "update loyalty.prize set points = points + $1 where id = (select min(id) from loyalty.prize)",
  ],
  [
    "drop's winner",
    "update drops.prize set player_id = player_id + $1 where id = (select id from drops.prize where player_id is not null order by id limit 1)",
  ],
  [
    "drop's stakes",
    "update drops.block set staked = staked + $1 where (campaign_id, number) = (select campaign_id, number from drops.block where staked > 0 order by 1, 2 limit 1)",
  ],
  [
    "jackpot's winner",
    "update jackpots.win set player_id = player_id + $1 where id = (select min(id) from jackpots.win)",
  ],
  [
    "jackpot's shares",
    "update jackpots.cycle set shared_parts = shared_parts + $1 where jackpot = 'anyTime' and last is null",
  ],
  [
    "friend's stakes",
    `update referrals.referral set stakes = stakes + $1
     where id = (select min(id) from referrals.referral where rewarded_at is null and rejected_at is null)`,
  ],
] as const

export async function plantRows(course: Course): Promise<Planted[]> {
  const { db, databaseUrl } = course.town
  const all: Planted[] = []
  for (const [kind, change] of rows) {
    const { rowCount } = await db.query(change, [1])
    if (rowCount === 0) continue
    const byModels = (await differences(course)).length > 0
    const byAudit = (await findings(databaseUrl)).length > 0
    await db.query(change, [-1])
    all.push({ kind, byModels, byAudit })
  }
  return all
}
