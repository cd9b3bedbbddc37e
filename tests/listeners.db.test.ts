import { sql } from "kysely"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { setPolicy } from "../apps/api/src/modules/content/index.ts"
import { changeSetting } from "../apps/api/src/modules/content/settingValues.ts"
import { jackpotPools, jackpotRules } from "../apps/api/src/modules/jackpots/settings.ts"
import { roundSettled } from "../apps/api/src/modules/play/index.ts"
import { questHouseMoney } from "../apps/api/src/modules/quest/settings.ts"
import type { Subscriber } from "../apps/api/src/platform/db/handlerType.ts"
import type { Tx } from "../apps/api/src/platform/db/transaction.ts"
import { startDispatcher } from "../apps/api/src/platform/events/dispatcher.ts"
import { minuteMs } from "../apps/api/src/platform/lib/calendar.ts"
import { testCasino } from "../apps/api/testing/casino.ts"
import { seedGames } from "../apps/api/testing/seeded.ts"
import { announceWaiting } from "../bench/bets/listeners.ts"
import { addPlayers } from "../bench/shared/players.ts"
import { takePart } from "../bench/shared/takingPart.ts"

const players = 4
const [few, many] = [8, 400]

/** A casino in which four players play for everything that listens to settled rounds, and each has settled one. */
async function busyCasino() {
  const casino = await testCasino({ sandbox: false })
  onTestFinished(() => casino.close())
  const { transact } = casino.platform
  const owner = new pg.Client({ connectionString: casino.databaseUrl })
  await owner.connect()
  onTestFinished(() => owner.end())
  await seedGames(owner)
  const field = await addPlayers(casino.databaseUrl, players, 10)
  await transact(async (tx) => {
    for (const each of [jackpotPools, questHouseMoney]) await setPolicy(tx, each, "on", "a test")
    // Where ten million euros are expected in three hours, hardly any bet takes their pool: who wins costs more statements.
    const rarely = { path: ["leastTurnoverCents"], value: 1_000_000_000, by: "a test", why: "a test" }
    await changeSetting(tx, jackpotRules, rarely)
  })
  for (const { noun, opening } of casino.modules)
    if (["jackpots", "drops", "quest"].includes(noun)) await opening?.()
  // Only for what was opened: afterwards nobody reads but who is measured.
  const listening = startDispatcher({
    ...casino.platform,
    subscribers: casino.modules.flatMap(({ subscribers = [] }) => subscribers),
  })
  await listening.drain()
  await listening.stop()
  await takePart(casino.databaseUrl, field)
  // Their bets come after that.
  casino.clock.advance(minuteMs)
  await transact(async (tx) => {
    for (let n = 0; n < players; n++) {
      const round = { provider: "hub88", roundRef: `r${n}`, gameId: Number(field.gameId) }
      const sums = { stakeUnits: 10_000n, winUnits: 0n }
      const bet = { uuid: `b${n}`, acceptedAt: tx.now, ...sums, category: "slots", studio: null }
      await tx.publish(roundSettled, {
        playerId: field.first + BigInt(n),
        ...round,
        ...sums,
        purse: "cash",
        bets: [bet],
      })
    }
  })
  await announceWaiting(owner, many)
  return { casino, owner }
}

/** The newest rounds that were settled, so many, each player's as many, as a listener reads them. */
async function settled(owner: pg.Client, count: number) {
  const { rows } = await owner.query<{
    id: string
    at: Date
    player_id: string
    data: Record<string, unknown>
  }>(
    `select id, at, player_id, data from (
       select *, row_number() over (partition by player_id order by id desc) as n from kernel.event where kind = 'round.settled'
     ) e where n <= $1 order by id`,
    [count / players],
  )
  return rows.map(({ id, at, player_id, data }) => ({
    id: BigInt(id),
    at,
    kind: "round.settled",
    playerId: BigInt(player_id),
    data,
  }))
}

/** Rows of a noun that a transaction has written so far. */
async function writtenBy({ db }: Tx, noun: string): Promise<number> {
  const { rows } = await sql<{ written: number }>`
    select sum(pg_stat_get_xact_tuples_inserted(c.oid) + pg_stat_get_xact_tuples_updated(c.oid))::int as written
    from pg_class c where c.relnamespace = ${noun}::regnamespace and c.relkind = 'r'`.execute(db)
  return rows[0]!.written
}

it("a batch of many rounds costs a listener no more statements than one of few, of the same players", async () => {
  const { casino, owner } = await busyCasino()
  const { transact, database } = casino.platform
  let statements = 0
  const counting = new WeakSet<object>()
  database.pool.on("acquire", (client) => {
    if (counting.has(client)) return
    counting.add(client)
    const ask = client.query.bind(client)
    client.query = ((...asked: Parameters<typeof ask>) => {
      statements++
      return ask(...asked)
    }) as typeof client.query
  })
  const undone = new Error("Every batch begins at the same.")
  const costOf = async ({ listener, handle: react }: Subscriber, count: number) => {
    const events = await settled(owner, count)
    expect(events.length).toBe(count)
    const before = statements
    let [asked, written] = [0, 0]
    await expect(
      transact(async (tx) => {
        await react(tx, events)
        asked = statements - before
        written = await writtenBy(tx, listener.split(".")[0]!)
        throw undone
      }),
    ).rejects.toBe(undone)
    return { asked, written }
  }
  const listeners = casino.modules
    .flatMap(({ subscribers = [] }) => subscribers)
    .filter(({ kinds }) => kinds.includes("round.settled"))
  expect(listeners.length).toBeGreaterThan(7)
  for (const listener of listeners) {
    const least = await costOf(listener, few)
    // Nobody plays with a bonus here; for everybody else there is something to write.
    if (listener.listener !== "bonuses.wagering") {
      expect(least.asked, listener.listener).toBeGreaterThan(2)
      expect(least.written, listener.listener).toBeGreaterThan(0)
    }
    const { asked } = await costOf(listener, many)
    expect([listener.listener, asked]).toEqual([listener.listener, least.asked])
  }
})
