import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { type Client, createClient } from "@elite/client/visitor"
import { eventually } from "@elite/testkit/eventually"
import pg from "pg"
import { inject } from "vitest"
import { type Casino, casino } from "../../apps/api/src/casino.ts"
import { readConfig } from "../../apps/api/src/config.ts"
import { joiningBonus, joiningBonusTerms } from "../../apps/api/src/modules/bonuses/settings.ts"
import { setPolicy } from "../../apps/api/src/modules/content/index.ts"
import { prizeDrops } from "../../apps/api/src/modules/drops/settings.ts"
import { jackpotCeilings, jackpotPools, jackpotTerms } from "../../apps/api/src/modules/jackpots/settings.ts"
import { smallCeilings, smallPools } from "../../apps/api/src/modules/jackpots/testing/modelPools.ts"
import { identityEncryption } from "../../apps/api/src/modules/players/index.ts"
import { questHouseMoney } from "../../apps/api/src/modules/quest/settings.ts"
import { referralReward } from "../../apps/api/src/modules/referrals/settings.ts"
import { tournamentHousePrizes } from "../../apps/api/src/modules/tournaments/settings.ts"
import { sessionCookie } from "../../apps/api/src/platform/http/server.ts"
import { handlerOf } from "../../apps/api/src/platform/jobs/queue.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { testDatabase } from "../../apps/api/testing/casino.ts"
import { type Hub88, hub88 } from "../../apps/api/testing/hub88.ts"
import { listBehindSubscribers } from "../../apps/api/testing/idle.ts"
import { type ApiProcesses, apiProcesses } from "../../apps/api/testing/processes.ts"
import { seededGames, seedPlayer } from "../../apps/api/testing/seeded.ts"
import { sandboxEnvironment } from "../../apps/sandbox/src/local/environment.ts"
import { clockIn, setClock } from "./clock.ts"

export type Game = { id: number; code: string; category: string; studio: string }
/** Somebody at play: their names for the aggregator, and what they show. */
export type Resident = { id: bigint; user: string; token: string; cookie: string }

/** Small pools that drop often, and a bonus that is wagered within a chunk: every way in which they end is met many times. */
export const terms = {
  jackpots: {
    ...smallPools,
    threeHour: { ratePpm: 3_333, seedCents: 300 },
    hitTheTarget: { ratePpm: 20_000, seedCents: 200, ceilingCents: 2_000 },
    anyTime: { ratePpm: 777, seedCents: 200, perDropCents: 200_000 },
  },
  jackpotCeilings: smallCeilings,
  bonus: { ...joiningBonusTerms.initial, wagering: 4, days: 6 },
}

export type Town = Awaited<ReturnType<typeof foundTown>>

const program = fileURLToPath(new URL("process.ts", import.meta.url))

/** Two processes of one casino that work on events and jobs, on one database, and a third that only keeps the timetable. */
export async function foundTown(begins: number) {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), "casino-elite-"))
  const clockFile = join(dataDir, "clock")
  setClock(clockFile, begins)
  const time = timeOf(clockFile, begins)
  const db = new pg.Pool({ connectionString: database.url, max: 8 })
  db.on("error", () => {})
  const games = await foundGames(db)
  const secrets = inject("secrets")
  const { house, secret } = await timetableOf({ url: database.applicationUrl, dataDir, clockFile })
  await openTerms(house)
  const api = await apiProcesses({
    databaseUrl: database.applicationUrl,
    secrets,
    count: 2,
    program: [program, clockFile],
    env: { ROLE: "all", LATE_MS: "60000" },
  })
  await turnOn(house)
  return {
    databaseUrl: database.url,
    db,
    api,
    games,
    house,
    secret,
    hub: hub88(api.urls) as Hub88,
    get now() {
      return time.now
    },
    moveTo: time.moveTo,
    ...peopleOf(db, api),
    /** Runs a job of the timetable. */
    job: async (name: string) => {
      const noun = name.split(".")[0]
      const { jobs } = house.modules.find((module) => module.noun === noun)!
      await handlerOf(jobs![name]!)({})
    },
    /** Waits until every listener has read the log to its end. */
    async rest(): Promise<void> {
      const isRead = async () => (await listBehindSubscribers(db)).length === 0
      await eventually(isRead, {
        what: "the listeners at the end of the log",
        withinMs: 120_000,
        everyMs: 10,
      })
    },
    /** The number of the latest event that anybody announced. */
    async lastEvent(): Promise<string> {
      const { rows } = await db.query<{ id: string }>("select coalesce(max(id), 0) as id from kernel.event")
      return rows[0]!.id
    },
    async close(): Promise<void> {
      await api.stop()
      await house.close()
      await db.end()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function timeOf(clockFile: string, begins: number) {
  let now = begins
  return {
    get now() {
      return now
    },
    moveTo(at: number): void {
      now = at
      setClock(clockFile, at)
    },
  }
}

async function timetableOf({ url, dataDir, clockFile }: { url: string; dataDir: string; clockFile: string }) {
  const places = { publicUrl: "http://localhost:1", host: "127.0.0.1", sandboxPort: 1, smtpPort: 1 }
  const env = sandboxEnvironment(inject("secrets"), { ...places, sandboxUrl: "http://localhost:1" })
  const config = readConfig({
    ...env,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: "1",
    ROLE: "api",
    LIVE: "here",
  })
  const house = await casino(config, { clock: clockIn(clockFile), log: jsonLog("silent") })
  return { house, secret: identityEncryption(config.identityKeys) }
}

async function openTerms({ platform: { database } }: Casino): Promise<void> {
  const set = (key: string, value: object) =>
    database.pool.query("update content.settings set value = $2 where key = $1", [key, JSON.stringify(value)])
  await set(jackpotTerms.key, terms.jackpots)
  await set(jackpotCeilings.key, terms.jackpotCeilings)
  await set(joiningBonusTerms.key, terms.bonus)
}

const turnOn = ({ platform }: Casino) =>
  platform.transact(async (tx) => {
    const all = [
      prizeDrops,
      joiningBonus,
      jackpotPools,
      questHouseMoney,
      referralReward,
      tournamentHousePrizes,
    ]
    for (const policy of all) await setPolicy(tx, policy, "on", "a test")
  })

/** Two games of each kind, from four studios. */
async function foundGames(db: pg.Pool): Promise<Game[]> {
  await db.query(
    `insert into games.studio (name, slug) select 'Studio ' || n, 'studio-' || n from generate_series(1, 4) n`,
  )
  const { rows } = await db.query<Game>(
    `with kind as (
       select distinct on (c.id) s.id, c.code as category, c.position from games.sub_category s join games.category c on c.id = s.category_id
       order by c.id, s.position
     ), made as (
       insert into games.game (code, slug, name, studio_id, sub_category_id, offered_sub_category_id, themes, has_demo,
         first_seen_at, offered, licence_classes, position, return_percent)
       select case when k.category || n = 'slots1' then $1 else k.category || n end, k.category || '-' || n, k.category || n,
         (select id from games.studio where name = 'Studio ' || 1 + (k.position + n) % 4),
         k.id, k.id, '{}', true, '2026-01-01', true, '{A+}', n, 96
       from kind k cross join generate_series(1, 2) n returning id, code, sub_category_id, studio_id
     )
     select m.id, m.code, k.category, s.name as studio from made m join kind k on k.id = m.sub_category_id
       join games.studio s on s.id = m.studio_id order by m.id`,
    [seededGames.slot],
  )
  return rows
}

function peopleOf(db: pg.Pool, api: ApiProcesses) {
  /** Sessions that outlive every jump of the clock: what ends them is tested where it belongs. */
  const forLong = async () => {
    await db.query(
      "update sessions.session set idle_until = '2100-01-01', ends_at = '2100-01-01', idle_for = '20 years' where ends_at < '2090-01-01'",
    )
    await db.query("update play.session set expires_at = '2100-01-01' where expires_at < '2090-01-01'")
  }
  return {
    forLong,
    async settleIn(now: number, euros = 0): Promise<Resident> {
      const { playerId, user, token, cookie } = await seedPlayer(db, euros, { now: new Date(now) })
      await db.query("update payments.payout_account set iban = 'BE' || player_id where player_id = $1", [
        playerId,
      ])
      await forLong()
      return { id: playerId, user, token, cookie }
    },
    /** A browser of theirs at one of the processes. */
    browser(process: number, cookie: string): Client {
      const made = createClient(api.urls[process % api.urls.length]!)
      made.cookies.set(sessionCookie, cookie)
      return made
    },
  }
}
