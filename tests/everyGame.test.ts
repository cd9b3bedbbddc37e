import { randomInt, randomUUID } from "node:crypto"
import { play } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { handlerOf } from "../apps/api/src/platform/jobs/queue.ts"
import { casinoForTest, type TestCasino } from "../apps/api/testing/casino.ts"
import { seededVisitor, seedGamesOnce } from "../apps/api/testing/seeded.ts"
import type { Request } from "../apps/sandbox/src/studio/engine.ts"
import { STUDIOS } from "../apps/sandbox/src/studio/studios.ts"
import { TITLES } from "../apps/sandbox/src/studio/titles/index.ts"
import type { Title } from "../apps/sandbox/src/studio/titles/title.ts"
import type { OpenView, PlayedView, RoundView, SessionView } from "../apps/sandbox/src/studio/view.ts"
import { isLong } from "./long.ts"

const roundsPerGame = isLong ? 10 : 2
const startCents = 1_000_000

/** What a page of the engine asks for, at the lowest stake. */
function requestFor({ model, stakesCents }: Title): Request {
  const stakeCents = stakesCents[0]!
  switch (model.engine) {
    case "roulette":
      return { bets: { red: model.chipsCents[0]!, "straight-17": model.chipsCents[0]! } }
    case "baccarat":
      return { bets: { player: model.chipsCents[0]! } }
    case "keno":
      return { stakeCents, picks: [1, 2, 3, 4] }
    case "mines":
      return { stakeCents, picks: [3] }
    case "plinko":
      return { stakeCents, picks: [12, 1] }
    default:
      return { stakeCents }
  }
}

/** The calls of the page that the casino frames. */
function pageCalls(pageUrl: string) {
  const session = new URL(pageUrl).searchParams.get("session")!
  const at = (call: string) => new URL(`api/${call}`, pageUrl)
  const post = async (call: string, fields: object): Promise<RoundView> => {
    const answer = await fetch(at(call), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ session, ...fields }),
    })
    expect(answer.status, `${call} of ${pageUrl}`).toBe(200)
    return (await answer.json()) as RoundView
  }
  const view = async (): Promise<SessionView> =>
    (await (await fetch(at(`session?session=${encodeURIComponent(session)}`))).json()) as SessionView
  return { post, view }
}

type Played = { roundId: string; stakeCents: number; winCents: number }

/** Any of the offered actions, also those that cost an additional stake. */
async function decide(
  post: ReturnType<typeof pageCalls>["post"],
  key: string,
  first: OpenView,
): Promise<PlayedView> {
  let round: RoundView = first
  while (round.kind === "open") {
    const { name } = round.actions[randomInt(round.actions.length)]!
    round = await post("decision", { key, step: round.step, action: name })
  }
  expect(round).toMatchObject({ kind: "played" })
  return round as PlayedView
}

type Player = Awaited<ReturnType<typeof seededVisitor>>

async function playGame({ visitor }: Player, title: Title, casinoGameId: number): Promise<Played[]> {
  const launch = { casinoGameId, isDemo: false, deviceType: "web", languageCode: "en" } as const
  const { url } = await visitor.call(play.initGame, launch)
  const { post, view } = pageCalls(url)
  expect(await view()).toMatchObject({ mode: "real", title: { code: title.code } })
  const rounds: Played[] = []
  let seen: string | undefined
  while (rounds.length < roundsPerGame) {
    const key = randomUUID()
    const begun = await post("round", { key, ...(seen ? { seen } : {}), ...requestFor(title) })
    expect(["open", "played"], `${title.code}: ${JSON.stringify(begun)}`).toContain(begun.kind)
    rounds.push(begun.kind === "open" ? await decide(post, key, begun) : (begun as PlayedView))
    seen = key
  }
  return rounds
}

type RoundRow = { round_ref: string; stake: string; win: string; closed_at: Date | null }

async function readLedger(owner: pg.Pool, playerId: bigint) {
  const rounds = await owner.query<RoundRow>(
    "select round_ref, stake, win, closed_at from play.round where player_id = $1",
    [playerId],
  )
  const balance = await owner.query<{ amount: string }>(
    "select amount from wallet.balance where account = wallet.cash($1)",
    [playerId],
  )
  return { rounds: rounds.rows, balanceUnits: Number(balance.rows[0]!.amount) }
}

async function playStudio(
  casino: TestCasino,
  owner: pg.Pool,
  { studio, ids }: { studio: string; ids: ReadonlyMap<string, number> },
): Promise<number> {
  const player = await seededVisitor(casino, startCents / 100)
  const played: Played[] = []
  for (const title of TITLES.filter((one) => one.studio === studio))
    played.push(...(await playGame(player, title, ids.get(title.code)!)))
  const sumOf = (name: "stakeCents" | "winCents") => played.reduce((sum, round) => sum + round[name], 0)
  await eventually(async () => {
    const { rounds } = await readLedger(owner, player.playerId)
    return rounds.length === played.length && rounds.every(({ closed_at }) => closed_at !== null)
  })
  const { rounds, balanceUnits } = await readLedger(owner, player.playerId)
  const inCents = rounds.map(({ round_ref, stake, win }) => [
    round_ref,
    Number(stake) / 1000,
    Number(win) / 1000,
  ])
  const answered = played.map(({ roundId, stakeCents, winCents }) => [roundId, stakeCents, winCents])
  expect(inCents.toSorted()).toEqual(answered.toSorted())
  expect(balanceUnits / 1000).toBe(startCents - sumOf("stakeCents") + sumOf("winCents"))
  return played.length
}

it("rounds of every game, launched by the casino, are booked and closed to the cent", async () => {
  const casino = await casinoForTest({ hub88: { minimumCycleMs: 0, timeOutMs: 30_000 } })
  const owner = new pg.Pool({ connectionString: casino.databaseUrl, max: 4 })
  onTestFinished(() => owner.end())
  await handlerOf(casino.modules.find(({ noun }) => noun === "games")!.jobs!["games.importCatalogue"]!)({})
  const { rows } = await owner.query<{ id: number; code: string }>(
    "select id, code from games.game where offered",
  )
  await seedGamesOnce(owner)
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  expect(TITLES.filter(({ code }) => !ids.has(code))).toEqual([])
  const counts: number[] = []
  // Studios in turn, two at a time: each has a player of its own.
  const waiting = Object.keys(STUDIOS)
  await Promise.all(
    [1, 2].map(async () => {
      for (let studio = waiting.shift(); studio; studio = waiting.shift())
        counts.push(await playStudio(casino, owner, { studio, ids }))
    }),
  )
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(TITLES.length * roundsPerGame)
  // The audit of the ledger runs when the casino closes.
}, 600_000)
