import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { eventually } from "@elite/testkit/eventually"
import type pg from "pg"
import { type Answer, type Hub88, units } from "../../apps/api/testing/hub88.ts"
import { type SeededPlayer, seededGames, seedPlayer } from "../../apps/api/testing/seeded.ts"

/** A reproducible source of choices: which process dies when, who bets how much (mulberry32). */
export function choices(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Message = { path: string; uuid: string; fields: Record<string, unknown>; changeUnits: number }
type Acknowledged = { uuid: string; balance: number | undefined }
type Seated = SeededPlayer & { expectedUnits: number; messages: number; fresh: Acknowledged[] }

export type Load = {
  readonly acknowledged: number
  /** How often a message had to be sent again because its answer never came or said nothing. */
  readonly retried: number
  /** Waits until every message on its way has its answer, and sends no more. */
  pause(): Promise<void>
  resume(): void
  /** While paused: what was acknowledged and what the database holds, compared; a sentence for each difference. */
  differences(db: pg.Pool): Promise<string[]>
  stop(): Promise<void>
}

const startingEuros = 50_000
const giveUpAfterMs = 2_000
/** Between two messages of a hand: the machine belongs to the processes, not to the load. */
const pauseMs = 10

/** One hand: a bet that closes its round, or one that is followed by its win or taken back. */
function handOf(seated: Seated, choose: (below: number) => number): Message[] {
  const common = {
    user: seated.user,
    token: seated.token,
    game_code: seededGames.slot,
    round: randomUUID(),
    currency: "EUR",
  }
  const message = (path: string, changeUnits: number, more: Record<string, unknown>): Message => {
    const uuid = randomUUID()
    return {
      path,
      uuid,
      changeUnits,
      fields: { transaction_uuid: uuid, request_uuid: uuid, ...common, ...more },
    }
  }
  const stake = units((1 + choose(500)) / 100)
  const ending = choose(3)
  const bet = message("/transaction/bet", -stake, { amount: stake, round_closed: ending === 0 })
  const win = units(choose(1000) / 100)
  const of = { reference_transaction_uuid: bet.uuid }
  if (ending === 1) return [bet, message("/transaction/win", win, { ...of, amount: win, round_closed: true })]
  if (ending === 2) return [bet, message("/transaction/rollback", stake, of)]
  return [bet]
}

/** Sends a message, again and again under its id, until its answer says what became of it. */
async function answerTo(hub: Hub88, { path, fields }: Message, again: () => void): Promise<Answer> {
  for (;;) {
    const answer = await Promise.race([
      hub.send(path, fields).catch(() => undefined),
      sleep(giveUpAfterMs, undefined, { ref: false }),
    ])
    if (answer && answer.status !== "RS_ERROR_UNKNOWN") return answer
    again()
    await sleep(15)
  }
}

/** Messages that were acknowledged and are not kept, or not as they were answered. */
async function lostOrChanged(db: pg.Pool, { playerId, fresh }: Seated): Promise<string[]> {
  const found: string[] = []
  const { rows } = await db.query<{ uuid: string; status: string; balance_after: string }>(
    "select uuid, status, balance_after from play.transaction where uuid = any($1)",
    [fresh.map(({ uuid }) => uuid)],
  )
  const booked = new Map(rows.map((row) => [row.uuid, row]))
  for (const { uuid, balance } of fresh) {
    const row = booked.get(uuid)
    if (!row) found.push(`lost: ${uuid} of player ${playerId} was acknowledged and is not there`)
    else if (row.status !== "ok" || Number(row.balance_after) !== balance)
      found.push(`changed: ${uuid} was answered ${balance}, kept is ${row.status} ${row.balance_after}`)
  }
  return found
}

/** Whether a player has as many messages, and as much cash, as were acknowledged to them. */
async function totalsThatDiffer(db: pg.Pool, seated: Seated): Promise<string[]> {
  const { playerId } = seated
  const found: string[] = []
  const { rows: totals } = await db.query<{ count: string; cash: string; moved: string }>(
    `select (select count(*) from play.transaction where player_id = $1) as count,
       wallet.total(wallet.cash($1)) as cash`,
    [playerId],
  )
  const { count, cash } = totals[0]!
  if (Number(count) !== seated.messages)
    found.push(`player ${playerId}: ${seated.messages} messages were acknowledged, ${count} are kept`)
  if (Number(cash) !== seated.expectedUnits)
    found.push(`player ${playerId}: the cash should be ${seated.expectedUnits} and is ${cash}`)
  return found
}

/** Players at play, several hands each; every message is repeated under its id until it has a definite answer. */
export async function startLoad(options: {
  db: pg.Pool
  /** The aggregator, asking each process in turn. */
  hub: Hub88
  seed: number
  players: number
  hands: number
}): Promise<Load> {
  const { db, hub } = options
  const seats: Seated[] = []
  for (let i = 0; i < options.players; i++) {
    const player = await seedPlayer(db, startingEuros)
    seats.push({ ...player, expectedUnits: units(startingEuros), messages: 0, fresh: [] })
  }
  const problems: string[] = []
  let acknowledged = 0
  let retried = 0
  let stopped = false
  let onTheWay = 0
  let open: Promise<void> = Promise.resolve()
  let resume = () => {}

  async function deliver(seated: Seated, message: Message): Promise<void> {
    await open
    if (stopped) return
    onTheWay++
    const { status, balance } = await answerTo(hub, message, () => retried++)
    if (status !== "RS_OK") problems.push(`${message.path} ${message.uuid} was answered ${status}`)
    seated.expectedUnits += message.changeUnits
    seated.messages++
    seated.fresh.push({ uuid: message.uuid, balance })
    acknowledged++
    onTheWay--
    await sleep(pauseMs)
  }

  async function play(seated: Seated, choose: (below: number) => number): Promise<void> {
    while (!stopped) for (const message of handOf(seated, choose)) await deliver(seated, message)
  }

  const playing = seats.flatMap((seated, at) =>
    Array.from({ length: options.hands }, (_, hand) => play(seated, choices(options.seed + at * 101 + hand))),
  )
  const pause = async () => {
    open = new Promise<void>((resolve) => {
      resume = resolve
    })
    await eventually(() => onTheWay === 0, { what: "the last answers", withinMs: 60_000, everyMs: 5 })
  }
  return {
    get acknowledged() {
      return acknowledged
    },
    get retried() {
      return retried
    },
    pause,
    resume: () => resume(),
    async differences() {
      const found = problems.splice(0)
      for (const seated of seats) {
        found.push(...(await lostOrChanged(db, seated)), ...(await totalsThatDiffer(db, seated)))
        seated.fresh = []
      }
      return found
    },
    async stop() {
      stopped = true
      resume()
      await Promise.all(playing)
    },
  }
}
