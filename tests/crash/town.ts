import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { ApiProblem } from "@elite/client"
import type { Client } from "@elite/client/visitor"
import { crash, limits } from "@elite/contract"
import { reachedMs } from "@elite/crash"
import { cashCents, type SeededPlayer } from "../../apps/api/testing/seeded.ts"
import { eventually } from "../../product/eventually.ts"
import { choices } from "../kills/load.ts"
import type { Stage } from "./stage.ts"

type Choose = (below: number) => number
type Round = { id: string; took_off_at: Date | null; over_at: Date | null }
type Answers = Map<string, crash.OwnCrashBet>

/** Players at the game: what they were answered, and whether it is so. */
export type Town = {
  /** No round opens any more, and the last one is settled. */
  stop(): Promise<void>
  /** Once it is stopped: a sentence for each bet that did not end as it was answered, or as it must. */
  differences(): Promise<string[]>
  readonly acknowledged: number
}

const startingEuros = 100_000
const giveUpAfterMs = 1_000

/** Two bets of each player in every round: some at a target, some left by hand, some taken back. */
export async function startTown(
  { fleet }: Stage,
  { seed, players, speed }: { seed: number; players: number; speed: number },
): Promise<Town> {
  const answers: Answers = new Map()
  const watched = watchRounds(fleet.db)
  const seats: SeededPlayer[] = []
  for (let n = 0; n < players; n++) seats.push(await fleet.player(startingEuros))
  const playing = seats.map(({ cookie, token }, n) => {
    const browsers = fleet.urls.map((_, process) => fleet.browser(process, cookie))
    return play({ browsers, token, choose: choices(seed + n * 101), watched, answers, speed })
  })
  return {
    get acknowledged() {
      return answers.size
    },
    async stop() {
      await fleet.db.query("update content.policy set state = 'off' where feature = 'crash'")
      const isSettled = async () => {
        const { rowCount } = await fleet.db.query("select from crash.round where settled_at is null")
        return rowCount === 0
      }
      await eventually(isSettled, { what: "the last round to be settled", withinMs: 90_000 })
      await watched.stop()
      await Promise.all(playing)
    },
    async differences() {
      const purses = await Promise.all(seats.map(({ playerId }) => purseThatDiffers(fleet.db, playerId)))
      return [...(await betsThatDiffer(fleet.db, answers)), ...purses.flat(), ...(await fleet.audit())]
    },
  }
}

/** The round that stands, looked at often. */
function watchRounds(db: Stage["fleet"]["db"]) {
  let round: Round | undefined
  let isOver = false
  const look = async () => {
    while (!isOver) {
      const { rows } = await db.query<Round>(
        "select id, took_off_at, over_at from crash.round order by id desc limit 1",
      )
      round = rows[0]
      await sleep(15)
    }
  }
  // Where the database is gone, the test has failed elsewhere.
  const looking = look().catch(() => {
    isOver = true
  })
  return {
    round: () => round,
    isOver: () => isOver,
    async stop() {
      isOver = true
      await looking
    },
  }
}

type Seat = {
  browsers: readonly Client[]
  token: string
  choose: Choose
  watched: ReturnType<typeof watchRounds>
  answers: Answers
  speed: number
}

async function play(seat: Seat): Promise<void> {
  const { watched } = seat
  let last = ""
  while (!watched.isOver()) {
    const now = watched.round()
    if (!now || now.id === last || now.took_off_at || now.over_at) {
      await sleep(10)
      continue
    }
    last = now.id
    await Promise.all([bet(seat, "a", last), bet(seat, "b", last)])
  }
}

/** Asks one process after another until one answers; undefined where it is refused. */
async function ask<T>(
  { browsers, choose, watched }: Seat,
  work: (at: Client) => Promise<T>,
): Promise<T | undefined> {
  for (let tries = choose(2); !watched.isOver(); tries++) {
    const browser = browsers[tries % browsers.length]!
    try {
      const came = await Promise.race([work(browser), sleep(giveUpAfterMs, undefined, { ref: false })])
      if (came !== undefined) return came
    } catch (error) {
      if (!(error instanceof ApiProblem)) await sleep(20)
      else if (error.is("RealityCheckDueErrorType")) await browser.call(limits.answerRealityCheck, {})
      else if (error.status < 500) return undefined
    }
  }
  return undefined
}

async function bet(seat: Seat, panel: "a" | "b", roundId: string): Promise<void> {
  const { choose, token, answers } = seat
  const betId = randomUUID()
  const [kind, amount] = [choose(8), (10 + choose(500)) / 100]
  const wish = { betId, sessionToken: token, roundId: Number(roundId), panel, amount }
  const target = kind < 4 ? { target: 101 + choose(400) } : {}
  const placed = await ask(seat, (browser) => browser.call(crash.placeCrashBet, { ...wish, ...target }))
  if (!placed) return
  answers.set(betId, placed.bet)
  if (kind === 7) {
    const back = await ask(seat, (browser) => browser.call(crash.cancelCrashBet, { betId }))
    if (back) answers.set(betId, back.bet)
  } else if (kind >= 4) await leave(seat, betId, roundId)
}

async function leave(seat: Seat, betId: string, roundId: string): Promise<void> {
  const { watched, choose, answers, speed } = seat
  const waits = () => {
    const round = watched.round()
    return !watched.isOver() && round?.id === roundId && round.took_off_at === null
  }
  while (waits()) await sleep(5)
  await sleep(reachedMs(101 + choose(250)) / speed)
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
  paid_cents: string | null
  target: number | null
  left_at: number | null
  over_as: string
  result: number
  has_one_end: boolean
}

/** What was answered and is not so, and what ended otherwise than the rules say. */
async function betsThatDiffer(db: Stage["fleet"]["db"], answers: Answers): Promise<string[]> {
  const { rows } = await db.query<Kept>(
    `select b.id, b.ended_as, b.paid_cents, b.target, b.left_at, r.over_as, r.result,
       (select count(*) from play.transaction t where t.provider = 'house' and t.round_ref = b.id::text and t.kind <> 'bet')
         = case when b.ended_as = 'lost' then 0 else 1 end as has_one_end
     from crash.bet b join crash.round r on r.id = b.round_id`,
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
  ]
}

function isWrong({ ended_as: as, over_as: how, target, left_at, result, has_one_end }: Kept): boolean {
  if (as === null || !has_one_end) return true
  if (as === "refunded" && how !== "void") return true
  if (as === "lost" && (how !== "crashed" || (target !== null && target <= result))) return true
  return left_at !== null && left_at > result
}
