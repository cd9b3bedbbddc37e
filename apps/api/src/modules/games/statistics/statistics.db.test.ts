import { sql } from "kysely"
import pg from "pg"
import { describe, expect, it } from "vitest"
import { casinoForTest, type TestCasino } from "../../../../testing/casino.ts"
import { seedPlayer } from "../../../../testing/seeded.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { betVoided, gameLaunched, roundSettled } from "../../play/events.ts"
import { getCatalogue } from "../catalogue.ts"
import { importCatalogue } from "../catalogueImport.ts"
import { findGameByCode } from "../index.ts"
import { getOwnGames } from "../store.ts"
import { catalogueOf } from "../testing/catalogue.ts"

const euro = 100_000n

async function withGames(): Promise<{ casino: TestCasino; ids: number[] }> {
  const casino = await casinoForTest({ sandbox: false, now: new Date("2026-11-20T10:00:00Z") })
  const codes = ["one", "two", "three"]
  const row = {
    studio: "Lumen",
    subCategory: "dice-games",
    themes: [],
    returnPercent: 95,
    volatility: 2,
  } as const
  const rest = {
    minBetCents: 10,
    maxBetCents: 100,
    hasDemo: true,
    releasedOn: null,
    artworkUrl: null,
    offered: true,
  }
  const games = codes.map((code) => ({ code, name: code, ...row, ...rest }))
  await importCatalogue(casino.platform, catalogueOf(games))
  const ids = await Promise.all(
    codes.map(async (code) => Number((await findGameByCode(casino.platform, code))!.id)),
  )
  return { casino, ids }
}

type Round = { gameId: number; stakeUnits: bigint; winUnits: bigint; playerId?: bigint }
const nameAt = (now: Date, i: number) => `${now.toISOString().slice(0, 13)}-${i}`
/** Round references are unique in the file. */
const settle = ({ platform }: TestCasino, ...rounds: Round[]) =>
  platform.transact(async (tx) => {
    for (const [i, data] of rounds.entries()) {
      const { stakeUnits, winUnits } = data
      const roundRef = nameAt(tx.now, i)
      const bet = { uuid: roundRef, acceptedAt: tx.now, stakeUnits, winUnits, category: "dice", studio: null }
      const round = { provider: "hub88", roundRef, purse: "cash" as const, bets: [bet] }
      await tx.publish(roundSettled, { playerId: 7n, ...round, ...data })
    }
  })
/** A player of this username. */
async function called({ databaseUrl }: TestCasino, username: string): Promise<bigint> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const { playerId } = await seedPlayer(owner)
  await owner.query("update players.player set username = $2 where id = $1", [playerId, username])
  await owner.end()
  return playerId
}
const figures = async ({ platform }: TestCasino) =>
  (
    await sql<{ game_id: number; day: string; rounds: bigint; stake_units: bigint; win_units: bigint }>`
      select game_id, day, rounds, stake_units, win_units from games.popularity order by day, game_id`.execute(
      platform.database.db,
    )
  ).rows
describe("statistics of games", () => {
  it("sums a batch by game and day, exactly once", async () => {
    const { casino, ids } = await withGames()
    const [one, two] = ids as [number, number, number]
    await settle(
      casino,
      { gameId: one, stakeUnits: 2n * euro, winUnits: 0n },
      { gameId: one, stakeUnits: 3n * euro, winUnits: euro },
      { gameId: two, stakeUnits: euro, winUnits: 0n },
    )
    await casino.drain()
    await casino.drain()
    casino.clock.advance(dayMs)
    await settle(casino, { gameId: one, stakeUnits: euro, winUnits: 0n })
    await casino.drain()
    expect(await figures(casino)).toEqual([
      { game_id: one, day: "2026-11-20", rounds: 2n, stake_units: 500_000n, win_units: 100_000n },
      { game_id: two, day: "2026-11-20", rounds: 1n, stake_units: 100_000n, win_units: 0n },
      { game_id: one, day: "2026-11-21", rounds: 1n, stake_units: 100_000n, win_units: 0n },
    ])
  })

  it("orders games by the stakes of seven days", async () => {
    const { casino, ids } = await withGames()
    const order = async () => (await getCatalogue(casino.platform)).games.map(({ id }) => ids.indexOf(id))
    expect(await order()).toEqual([0, 1, 2])
    await settle(casino, { gameId: ids[2]!, stakeUnits: 5n * euro, winUnits: 0n })
    await casino.drain()
    expect(await order()).toEqual([2, 0, 1])
    casino.clock.advance(6 * dayMs)
    await settle(casino, { gameId: ids[1]!, stakeUnits: euro, winUnits: 0n })
    await casino.drain()
    expect(await order()).toEqual([2, 1, 0])
    casino.clock.advance(dayMs)
    await settle(casino, { gameId: ids[1]!, stakeUnits: 1n, winUnits: 0n })
    await casino.drain()
    expect(await order()).toEqual([1, 0, 2])
  })

  it("parks an event of unknown shape, and goes on", async () => {
    const { casino, ids } = await withGames()
    const good = { gameId: ids[0]!, stakeUnits: euro, winUnits: 0n }
    const odd = {
      provider: "hub88",
      roundRef: "r",
      gameId: ids[0]!,
      stakeUnits: "-5",
      winUnits: 0,
      purse: "cash",
      bets: [],
    }
    await settle(casino, good)
    const { clock, platform } = casino
    await sql`select kernel.announce('round.settled', 7, ${JSON.stringify(odd)}::jsonb, ${clock.now()})`.execute(
      platform.database.db,
    )
    await settle(casino, { ...good, gameId: 999_999 }, good)
    await casino.drain()
    expect(await figures(casino)).toMatchObject([{ rounds: 2n }])
    const parked =
      await sql`select listener from kernel.parked_event where listener = 'games.figures'`.execute(
        casino.platform.database.db,
      )
    expect(parked.rows).toHaveLength(2)
  })
})

describe("recent winners", () => {
  it("are notable wins with a masked name, latest first", async () => {
    const { casino, ids } = await withGames()
    const [gameId] = ids as [number, number, number]
    const [annekens, jorgensen] = [await called(casino, "Annekens"), await called(casino, "Jorgensen")]
    await settle(
      casino,
      { gameId, stakeUnits: 2n * euro, winUnits: 20n * euro, playerId: annekens },
      { gameId, stakeUnits: 10_000n, winUnits: 100_000n, playerId: jorgensen },
      { gameId, stakeUnits: 50n * euro, winUnits: 20n * euro, playerId: annekens },
      { gameId, stakeUnits: 2n * euro, winUnits: 19n * euro, playerId: annekens },
      { gameId, stakeUnits: euro, winUnits: 900n * euro },
    )
    await casino.drain()
    const { winners } = await getCatalogue(casino.platform)
    expect(
      winners.map(({ masked_name, win_cents, multiplier }) => [masked_name, win_cents, multiplier]),
    ).toEqual([
      ["Jo•••n", 100, 10],
      ["An•••s", 2000, 10],
    ])
  })

  it("are removed, with the stake, when the bet is voided later", async () => {
    const { casino, ids } = await withGames()
    const [gameId] = ids as [number, number, number]
    const playerId = await called(casino, "Annekens")
    const won = { gameId, stakeUnits: euro, winUnits: 30n * euro, playerId }
    await settle(casino, won, won)
    await casino.drain()
    expect((await getCatalogue(casino.platform)).winners).toHaveLength(2)
    const bet = { provider: "hub88", uuid: "bet", gameId, stakeUnits: euro, purse: "cash" } as const
    await casino.platform.transact(async (tx) => {
      const data = { ...bet, acceptedAt: tx.now, roundRef: nameAt(tx.now, 0), wasSettled: true }
      await tx.publish(betVoided, { playerId, ...data })
      // Of another player's round with the same name, and of one that was never settled: nothing to take back.
      await tx.publish(betVoided, {
        playerId: playerId + 1n,
        ...data,
        stakeUnits: 0n,
        roundRef: nameAt(tx.now, 1),
      })
      await tx.publish(betVoided, { playerId, ...data, roundRef: nameAt(tx.now, 1), wasSettled: false })
    })
    await casino.drain()
    const shelf = await getCatalogue(casino.platform)
    expect(shelf.winners).toHaveLength(1)
    expect(shelf.stakes.get(gameId)).toBe(BigInt(euro))
  })

  it("keeps the last two hundred", async () => {
    const { casino, ids } = await withGames()
    const playerId = await called(casino, "Annekens")
    const win = (n: number) => ({
      gameId: ids[0]!,
      stakeUnits: euro,
      winUnits: BigInt(20 + n) * euro,
      playerId,
    })
    await settle(casino, ...Array.from({ length: 230 }, (_, n) => win(n)))
    await casino.drain()
    const { winners } = await getCatalogue(casino.platform)
    expect(winners).toHaveLength(200)
    expect(winners[0]?.win_cents).toBe(24_900)
    expect(winners.at(-1)?.win_cents).toBe(5_000)
  })
})

describe("recent games", () => {
  it("belong to one player, each once, latest first, without demos of visitors", async () => {
    const { casino, ids } = await withGames()
    const open = async (playerId: bigint | null, gameId: number) => {
      casino.clock.advance(1000)
      await casino.platform.transact((tx) => tx.publish(gameLaunched, { playerId, gameId }))
    }
    const [one, two, three] = ids as [number, number, number]
    for (const [playerId, gameId] of [
      [7n, one],
      [7n, two],
      [8n, three],
      [null, three],
      [7n, one],
    ] as const) {
      await open(playerId, gameId)
    }
    await casino.drain()
    expect((await getOwnGames(casino.platform.reads(), 7n)).recent).toEqual([one, two])
    expect((await getOwnGames(casino.platform.reads(), 8n)).recent).toEqual([three])
  })
})
