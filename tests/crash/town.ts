import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { ApiProblem } from "@elite/client"
import type { Client } from "@elite/client/visitor"
import { crash, limits } from "@elite/contract"
import { crashMs, multiplierAt, reachedMs } from "@elite/crash"
import { eventually } from "@elite/testkit/eventually"
import { cashCents, type SeededPlayer } from "../../apps/api/testing/seeded.ts"
import { choices } from "../kills/load.ts"
import type { Stage } from "./stage.ts"
import { type Watched, type Watching, watchRounds } from "./watched.ts"

type Choose = (below: number) => number
type Answers = Map<string, crash.OwnCrashBet>

/** Players at the game: what they were answered, and whether it is so. */
export type Town = {
  /** How many rounds have been opened. */
  rounds(): number
  /** No round opens any more, and the last one is settled. */
  stop(): Promise<void>
  /** Once it is stopped: a sentence for each bet that did not end as it was answered, or as it must. */
  differences(): Promise<string[]>
  /** How many bets were answered as placed, and how many were refused by which name. */
  readonly acknowledged: number
  readonly refused: Readonly<Record<string, number>>
}
export type TownOptions = {
  seed: number
  players: number
  speed: number
  /** Whoever has no answer for so long asks again, of another process. */
  giveUpAfterMs?: number
}

const startingEuros = 100_000

/** Two bets of each player in every round: some at a target, some left by hand, some of those as it crashes, some taken back. */
export async function startTown(
  stage: Stage,
  { seed, players, speed, giveUpAfterMs = 1_000 }: TownOptions,
): Promise<Town> {
  const { fleet, doors, resultOf } = stage
  const answered = new Map<number, number>()
  const isAnswered = (roundId: number) => {
    const count = (answered.get(roundId) ?? 0) + 1
    answered.set(roundId, count)
    if (count === players * 2) stage.areIn(roundId)
  }
  const answers: Answers = new Map()
  const refused: Record<string, number> = {}
  const watched = watchRounds(fleet.db)
  const seats: SeededPlayer[] = []
  for (let n = 0; n < players; n++) seats.push(await fleet.player(startingEuros))
  const playing = seats.map(({ cookie, token }, n) =>
    play({
      browsers: doors.map((process) => fleet.browser(process, cookie)),
      token,
      choose: choices(seed + n * 101),
      watched,
      answers,
      refused,
      speed,
      giveUpAfterMs,
      stage,
      isAnswered,
    }),
  )
  return {
    rounds: () => Number(watched.round()?.number ?? 0),
    get acknowledged() {
      return answers.size
    },
    refused,
    async stop() {
      await fleet.db.query("update content.policy set state = 'off' where feature = 'crash'")
      const isSettled = async () => {
        const { rowCount } = await fleet.db.query("select from crash.round where settled_at is null")
        return rowCount === 0
      }
      await eventually(isSettled, { what: "the last round to be settled", withinMs: 90_000 })
      // A leader that had read the policy before opens one more.
      await sleep(1_000)
      await eventually(isSettled, { what: "a round after the last to be settled", withinMs: 90_000 })
      await watched.stop()
      await Promise.all(playing)
    },
    async differences() {
      const purses: string[] = []
      for (const { playerId } of seats) purses.push(...(await purseThatDiffers(fleet.db, playerId)))
      return [...(await thatDiffer(fleet.db, answers, resultOf)), ...purses, ...(await fleet.audit())]
    },
  }
}

type Seat = {
  browsers: readonly Client[]
  token: string
  choose: Choose
  watched: Watched
  answers: Answers
  refused: Record<string, number>
  speed: number
  giveUpAfterMs: number
  stage: Pick<Stage, "nowMs" | "resultOf">
  /** One of its bets of a round has been answered. */
  isAnswered(roundId: number): void
}

async function play(seat: Seat): Promise<void> {
  const { watched } = seat
  let last = 0
  for (;;) {
    const round = await watched.until(({ id, took_off_at, over_at }) => id > last && !took_off_at && !over_at)
    if (!round) return
    last = round.id
    await Promise.all([bet(seat, "a", round), bet(seat, "b", round)])
  }
}

/** Asks one process after another until one answers; undefined where it is refused. */
async function ask<T>(
  { browsers, choose, watched, refused, giveUpAfterMs }: Seat,
  work: (at: Client) => Promise<T>,
): Promise<T | undefined> {
  for (let tries = choose(2); !watched.isOver(); tries++) {
    const browser = browsers[tries % browsers.length]!
    try {
      const result = await Promise.race([work(browser), sleep(giveUpAfterMs, undefined, { ref: false })])
      if (result !== undefined) return result
    } catch (error) {
      if (!(error instanceof ApiProblem)) await sleep(20)
      else if (error.is("RealityCheckDueErrorType")) await browser.call(limits.answerRealityCheck, {})
      else if (error.status < 500) {
        const { name } = error.errors[0] ?? error
        refused[name] = (refused[name] ?? 0) + 1
        return undefined
      }
    }
  }
  return undefined
}

async function bet(seat: Seat, panel: "a" | "b", round: Watching): Promise<void> {
  const { choose, token, answers } = seat
  const betId = randomUUID()
  const [kind, amount] = [choose(9), (10 + choose(500)) / 100]
  const request = { betId, sessionToken: token, roundId: round.id, panel, amount }
  const target = kind < 5 ? { target: 101 + choose(400) } : {}
  const placed = await ask(seat, (browser) => browser.call(crash.placeCrashBet, { ...request, ...target }))
  seat.isAnswered(round.id)
  if (!placed) return
  answers.set(betId, placed.bet)
  if (kind === 8) {
    const back = await ask(seat, (browser) => browser.call(crash.cancelCrashBet, { betId }))
    if (back) answers.set(betId, back.bet)
  } else if (kind >= 4) await leave(seat, betId, round, kind === 7)
}

/** @param isLast whether they wait until the very instant at which it crashes, give or take a few milliseconds */
async function leave(seat: Seat, betId: string, { id, number }: Watching, isLast: boolean): Promise<void> {
  const { watched, choose, answers, speed, stage } = seat
  const flying = await watched.until((now) => now.id !== id || now.took_off_at !== null)
  if (!flying) return
  const afterMs = isLast ? crashMs(stage.resultOf(number)) + choose(80) - 40 : reachedMs(101 + choose(250))
  const leavesMs = (flying.took_off_at?.getTime() ?? 0) + afterMs
  // A round that is over by then need not be waited for.
  await Promise.race([
    sleep(Math.max(0, (leavesMs - stage.nowMs()) / speed)),
    watched.until((now) => now.id !== id || now.over_at !== null),
  ])
  for (let tries = 0; tries < 20; tries++) {
    const left = await ask(seat, (browser) => browser.call(crash.cashOutCrashBet, { betId }))
    if (left?.isKnown) return void answers.set(betId, left.bet)
    if (watched.isOver()) return
  }
}

async function purseThatDiffers(db: Stage["fleet"]["db"], playerId: bigint): Promise<string[]> {
  const { rows } = await db.query<{ net: string }>(
    `select coalesce(sum(coalesce(paid_cents, 0) - case when ended_as in ('cashedOut', 'lost') then stake_cents else 0 end), 0) as net
     from crash.bet where player_id = $1`,
    [playerId],
  )
  const [cash, wanted] = [await cashCents(db, playerId), startingEuros * 100 + Number(rows[0]!.net)]
  return cash === wanted ? [] : [`player ${playerId} has ${cash} cents and not ${wanted}`]
}

type Kept = {
  id: string
  ended_as: string | null
  stake_cents: string
  paid_cents: string | null
  target: number | null
  left_at: number | null
  is_by_itself: boolean | null
  over_as: string
  number: number
  result: number
  ends: number
}

/** What was answered and is not so, what ended otherwise than the rules say, and rounds that were drawn otherwise. */
async function thatDiffer(
  db: Stage["fleet"]["db"],
  answers: Answers,
  resultOf: Stage["resultOf"],
): Promise<string[]> {
  const { rows } = await db.query<Kept>(
    `select b.id, b.ended_as, b.stake_cents, b.paid_cents, b.target, b.left_at, b.is_by_itself, r.over_as, r.number, r.result,
       coalesce(t.ends, 0)::integer as ends
     from crash.bet b join crash.round r on r.id = b.round_id
       left join (select round_ref, count(*) as ends from play.transaction
         where provider = 'house' and kind <> 'bet' group by round_ref) t on t.round_ref = b.id::text`,
  )
  const { rows: rounds } = await db.query<{ number: number; result: number }>(
    "select number, result from crash.round order by id",
  )
  const kept = new Map(rows.map((row) => [row.id, row]))
  const unlike = [...answers].filter(([id, { state, paid }]) => {
    const row = kept.get(id)
    if (!row || state === "placed") return !row
    return row.ended_as !== state || Number(row.paid_cents ?? 0) !== Math.round((paid ?? 0) * 100)
  })
  return [
    ...unlike.map(
      ([id, { state, paid }]) => `${id} was answered ${state} ${paid}, not ${JSON.stringify(kept.get(id))}`,
    ),
    ...rows.filter(isWrong).map((row) => `a bet ended otherwise than it must: ${JSON.stringify(row)}`),
    // Each number once, in their order, whoever led.
    ...rounds
      .filter(({ number, result }, n) => number !== n + 1 || result !== resultOf(number))
      .map((row) => `a round was drawn otherwise: ${JSON.stringify(row)}`),
  ]
}

function isWrong(bet: Kept): boolean {
  const {
    ended_as: as,
    over_as: how,
    target,
    left_at: at,
    result,
    stake_cents: stake,
    paid_cents: paid,
    ends,
  } = bet
  if (as === null || ends !== (as === "lost" ? 0 : 1)) return true
  if (as === "refunded") return how !== "void"
  if (as === "lost") return how !== "crashed" || (target !== null && target <= result)
  if (as === "cancelled") return false
  if (at === null || at > result || Number(paid) !== Math.floor((Number(stake) * at) / 100)) return true
  // By itself at exactly its target; by hand not in the millisecond of the crash, nor where it had left already.
  if (bet.is_by_itself) return at !== target
  return at > multiplierAt(crashMs(result) - 1) || (target !== null && at >= target)
}
