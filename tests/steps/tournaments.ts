import pg from "pg"
import { advanceTournament } from "../../apps/api/src/modules/tournaments/lifecycle/advance.ts"
import type { TournamentInput } from "../../apps/api/src/modules/tournaments/offers/schema.ts"
import { publishNewTournament } from "../../apps/api/src/modules/tournaments/testing/fixture.ts"
import { openDatabase } from "../../apps/api/src/platform/db/database.ts"
import { runningCluster } from "../../apps/api/src/platform/db/embeddedPostgres.ts"
import { createTransact, type Tx } from "../../apps/api/src/platform/db/transaction.ts"
import { hourMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { systemClock } from "../../apps/api/src/platform/lib/clock.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import type { Casino } from "../casino.ts"

/** Does something in the casino's database, as an operator at its machine would. */
async function inside<T>({ dataDir }: Casino, act: (tx: Tx) => Promise<T>): Promise<T> {
  const url = runningCluster(dataDir)!
  const database = openDatabase({ url, log: jsonLog("silent"), connections: 1, asOwner: true })
  try {
    return await createTransact({ database, clock: systemClock, tell: () => {}, onEvents: () => {} })(act)
  } finally {
    await database.close()
  }
}

/** Two places are paid of the pool. */
export const prizes = [
  { to: 1, sharePpm: 700_000 },
  { to: 2, sharePpm: 300_000 },
]
export const named = (name: string): TournamentInput["name"] => ({ en: name, fr: name, nl: name })

/** What a journey says of a tournament of its own. */
type Offered = Pick<TournamentInput, "name" | "entryFeeCents" | "entriesAtMost" | "prizes"> &
  Partial<TournamentInput>

/** A tournament that can be entered at once and begins in two hours: each win counts as a multiple of its stake. */
export async function offers(casino: Casino, offered: Offered): Promise<number> {
  const at = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
  const offer: TournamentInput = {
    type: "cash",
    scoring: "sumOfMultipliers",
    pointsEach: 1,
    capPoints: 100,
    leastStakeCents: 10,
    betsAtMost: 200,
    creditCents: null,
    games: null,
    rebuyFeeCents: 100,
    rebuysAtMost: 1,
    houseCents: 0,
    housePoints: null,
    entriesAtLeast: 2,
    opensAt: at(0),
    beginsAt: at(2),
    closesAt: at(4),
    endsAt: at(6),
    graceMinutes: 0,
    repeats: null,
    ...offered,
  }
  return inside(casino, async (tx) => {
    const [id] = await publishNewTournament(tx, offer)
    await advanceTournament(tx, id)
    return Number(id)
  })
}

/** So much time of a tournament has gone by, and it is as far as that. */
async function later(casino: Casino, id: number, change: string, then?: string): Promise<void> {
  const client = new pg.Client({ connectionString: runningCluster(casino.dataDir)! })
  await client.connect()
  try {
    await client.query(`update tournaments.tournament set ${change} where id = $1`, [id])
    if (then) await client.query(then, [id])
  } finally {
    await client.end()
  }
  await inside(casino, (tx) => advanceTournament(tx, BigInt(id)))
}

/** It is time: a tournament begins. */
export const begins = (casino: Casino, id: number): Promise<void> =>
  later(casino, id, "opens_at = opens_at - interval '2 hours', begins_at = clock_timestamp()")

/** Its time is over, and with it that of its credit. */
export const ends = (casino: Casino, id: number): Promise<void> =>
  later(
    casino,
    id,
    "closes_at = least(closes_at, clock_timestamp()), ends_at = greatest(clock_timestamp(), begins_at + interval '1 ms')",
    `update play.purse p set ends_at = t.ends_at from tournaments.entry e join tournaments.tournament t on t.id = e.tournament_id
     where t.id = $1 and e.purse_id = p.id`,
  )
