import { jackpots, quest, tournaments } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import pg from "pg"
import { expect, it } from "vitest"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { hub88 } from "../../apps/api/testing/hub88.ts"
import type { ApiProcess } from "../../apps/api/testing/processes.ts"
import { seat, type Table } from "../../apps/api/testing/table.ts"
import { houseOf } from "./house.ts"
import { plays } from "./won.ts"

// A PostgreSQL of its own, which is stopped as if its machine had lost its power.
const fleet = fleetForFile({ ownCluster: true })
const house = houseOf(fleet)

/** Nobody can keep a prize from now on until it is let go: a settlement that gives one stands still in its middle. */
async function holdPrizes(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => {})
  await client.connect()
  await client.query("begin")
  await client.query("lock table prizes.prize in exclusive mode")
  return () => client.end().catch(() => {})
}

it("a quest, a tournament, a jackpot and a drop that are settled when the database is lost end as on paper, once", async () => {
  const [worker] = fleet().all as readonly [ApiProcess, ApiProcess]
  // The aggregator and the players are at the other one.
  const at = ({ cookie }: Table) => fleet().browser(1, cookie)
  const sits = () => seat({ ...fleet(), hub: hub88(fleet().urls[1]!) }, 200)
  await house.set(["jackpots", "questHouseMoney", "tournamentHousePrizes", "prizeDrops"], "on")
  await house.questBegins()
  const tables = [await sits(), await sits(), await sits()]
  const [first, second, third] = tables as [Table, Table, Table]
  await eventually(async () => (await at(first).call(jackpots.getJackpots, {})).jackpots.length > 0)
  const tournamentId = await house.tournament()
  for (const table of tables) {
    await at(table).call(quest.joinQuest, {})
    await at(table).call(tournaments.enterTournament, { tournamentId })
  }
  await house.begins(tournamentId)
  // For a stake of ten euros 200 points, for three rounds that are won 200, for five times a stake 200.
  for (const euros of [2, 2, 6]) await plays(first, euros)
  for (const euros of [2, 6]) await plays(second, euros)
  await plays(third, 6)
  const isCounted = async () => {
    const { rows } = await house.own<{ bets: string }>(
      "select coalesce(sum(bets), 0) as bets from tournaments.entry where tournament_id = $1",
      [tournamentId],
    )
    const { rows: counted } = await house.own<{ count: string }>("select count(*) from quest.bet")
    return Number(rows[0]!.bets) === 6 && Number(counted[0]!.count) === 6
  }
  await eventually(isCounted, { what: "the bets to be counted" })

  // Nobody listens while all that is to be settled happens; then each listener goes as far as its winners' prizes, or as the
  // account into which another moves money just then, and stands there.
  await worker.kill()
  await house.dropsBegin(100)
  await plays(first, 500)
  await house.ends(tournamentId)
  await house.questEnds()
  const letGo = await holdPrizes(fleet().databaseUrl)
  await worker.start()
  const waiting = async () => {
    const { rows } = await house.own<{ count: string }>(
      `select count(*) from pg_stat_activity
       where wait_event_type = 'Lock' and usename = 'casino_app' and exists (select from pg_stat_activity
         where wait_event_type = 'Lock' and query like 'insert into "prizes"."prize"%')`,
    )
    return Number(rows[0]!.count) >= 4
  }
  await eventually(waiting, { what: "four settlements to stand in their middle" })
  await fleet().restartDatabase()
  await letGo()

  const prizes = async () => {
    const { rows } = await house.own<{ giver: string; player_id: string; cents: string }>(
      `select giver, player_id, amount / 1000 as cents from prizes.prize p
       where giver <> 'jackpots' or exists (
         select from jackpots.win w join jackpots.cycle c on c.id = w.cycle_id where w.id = p.ref and jackpot = 'bigWin')
       order by giver, amount desc`,
    )
    return rows.map(({ giver, player_id, cents }) => [
      giver,
      tables.findIndex(({ playerId }) => String(playerId) === player_id),
      giver === "jackpots" ? "the pool" : Number(cents),
    ])
  }
  // Three add thirty euros each, shared 30 : 20 : 15; the house's ten are shared 7 : 3, by what was staked.
  const paper = [
    ["drops", 0, 1_000],
    ["jackpots", 0, "the pool"],
    ["quest", 0, 4_154],
    ["quest", 1, 2_769],
    ["quest", 2, 2_077],
    ["tournaments", 0, 700],
    ["tournaments", 1, 300],
  ]
  await expect.poll(prizes).toEqual(paper)
  const { rows: pool } = await house.own<{ paid: string; won: string }>(
    `select (select sum(amount) from prizes.prize where giver = 'jackpots') as paid,
       (select sum(paid) from jackpots.win) as won`,
  )
  expect(pool[0]!.paid).toBe(pool[0]!.won)
})
