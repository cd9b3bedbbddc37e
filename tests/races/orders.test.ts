import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { type Casino, casino } from "../../apps/api/src/casino.ts"
import { readConfig } from "../../apps/api/src/config.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { fleetForFile } from "../../apps/api/testing/fleet.ts"
import { uuid } from "../../apps/api/testing/hub88.ts"
import { seat, type Table } from "../../apps/api/testing/table.ts"
import { sandboxEnvironment } from "../../apps/sandbox/src/local/environment.ts"
import { isLong } from "../long.ts"

// Every order in which {bet, win, rollback} can be delivered, repeats included: of five deliveries, or of six where
// `npm run test:long` asks for them. And all at once: one round in some thousands is told in an order that is rare.
const messages = ["bet", "win", "rollback"] as const
type Message = (typeof messages)[number]
const [longest, orders, timesAtOnce, timeoutMs] = isLong ? [6, 732, 5_000, 600_000] : [5, 192, 100, 120_000]
const lanes = 6

function* sequences(of: readonly Message[], length: number): Generator<Message[]> {
  if (length === 0) return yield []
  for (const rest of sequences(of, length - 1)) for (const message of of) yield [...rest, message]
}
const holdingAll = (of: readonly Message[]): Message[][] =>
  Array.from({ length: longest }, (_, i) => [...sequences(of, i + 1)])
    .flat()
    .filter((sequence) => of.every((message) => sequence.includes(message)))

const fleet = fleetForFile({ env: { ROLE: "api" } })
let reader: Casino
beforeAll(async () => {
  // No process works on events here: the test has them read when the last message has been answered.
  const env = sandboxEnvironment(inject("secrets"), {
    publicUrl: fleet().urls[0]!,
    host: "127.0.0.1",
    sandboxPort: 1,
    smtpPort: 1,
    sandboxUrl: "http://localhost:1",
  })
  reader = await casino(readConfig({ ...env, DATABASE_URL: fleet().applicationUrl }), {
    log: jsonLog("silent"),
  })
})
afterAll(async () => {
  await reader?.close()
})

const stakeEuros = 2
const winEuros = 5

/** Delivers one after the other, on ids and a round of their own. */
async function deliver(table: Table, sequence: readonly Message[], atOnce = false): Promise<string> {
  const round = `order-${uuid()}`
  const [bet, win, back] = [uuid(), uuid(), uuid()]
  const send = {
    bet: () => table.bet(stakeEuros, { round, transaction_uuid: bet }),
    win: () => table.win(bet, winEuros, { round, transaction_uuid: win }),
    rollback: () => table.rollback(bet, { round, transaction_uuid: back }),
  }
  if (atOnce) await Promise.all(sequence.map((message) => send[message]()))
  else for (const message of sequence) await send[message]()
  return round
}

/** What stands of a round, whether its row was ever made or not. */
async function standing(round: string) {
  const { rows } = await fleet().db.query<{
    stake: string
    win: string
    bets: number
    points: string
    coins: string
  }>(
    `select coalesce(r.stake, 0) as stake, coalesce(r.win, 0) as win, coalesce(r.bets, 0) as bets,
       coalesce(e.points, 0) as points, coalesce(e.coins, 0) as coins
     from (select $1::text as round_ref) asked
     left join play.round r using (round_ref) left join loyalty.earning e using (round_ref)`,
    [round],
  )
  const row = rows[0]!
  return {
    stake: Number(row.stake),
    win: Number(row.win),
    bets: row.bets,
    points: Number(row.points),
    coins: Number(row.coins),
  }
}
const nothing = { stake: 0, win: 0, bets: 0, points: 0, coins: 0 }

/** Runs the sequences on several players at once, each player's own one after the other. */
async function inLanes(
  all: readonly Message[][],
  check: (table: Table, sequence: Message[]) => Promise<string>,
) {
  const rounds: { sequence: Message[]; round: string }[] = []
  const waiting = [...all]
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      const table = await seat(fleet(), 10_000)
      for (let sequence = waiting.pop(); sequence; sequence = waiting.pop())
        rounds.push({ sequence, round: await check(table, sequence) })
    }),
  )
  await reader.drain()
  return rounds
}

describe("orders of delivery", () => {
  const withRollback = holdingAll(messages)
  it(`with the rollback among them, all ${withRollback.length} end as if there had been no bet`, async () => {
    expect(withRollback).toHaveLength(orders)
    const rounds = await inLanes(withRollback, async (table, sequence) => {
      const before = await table.cash()
      const round = await deliver(table, sequence)
      expect([sequence.join(), await table.cash()]).toEqual([sequence.join(), before])
      return round
    })
    for (const { sequence, round } of rounds)
      expect([sequence.join(), await standing(round)]).toEqual([sequence.join(), nothing])
    expect(await fleet().audit()).toEqual([])
  }, 300_000)

  const withoutRollback = holdingAll(["bet", "win"])
  it(`without it, all ${withoutRollback.length} book the bet once, and the win once if it came after the bet`, async () => {
    const rounds = await inLanes(withoutRollback, async (table, sequence) => {
      const before = await table.cash()
      const isPaid = sequence.lastIndexOf("win") > sequence.indexOf("bet")
      const round = await deliver(table, sequence)
      const change = (isPaid ? winEuros - stakeEuros : -stakeEuros) * 100
      expect([sequence.join(), (await table.cash()) - before]).toEqual([sequence.join(), change])
      return round
    })
    const sample = rounds.find(({ sequence }) => sequence.join() === "bet,win")!
    // Two euros on slots, in the lowest rank: two points and two coins.
    expect(await standing(sample.round)).toEqual({
      stake: 200_000,
      win: 500_000,
      bets: 1,
      points: 2000,
      coins: 2000,
    })
    expect(await fleet().audit()).toEqual([])
  })

  it(
    `delivered at once, twice each, ${timesAtOnce} times, they end as if there had been no bet`,
    async () => {
      const twice: Message[] = ["bet", "win", "rollback", "rollback", "win", "bet"]
      const all = Array.from({ length: timesAtOnce }, (_, i) => [
        ...twice.slice(i % 6),
        ...twice.slice(0, i % 6),
      ])
      const rounds = await inLanes(all, async (table, sequence) => {
        const before = await table.cash()
        const round = await deliver(table, sequence, true)
        expect(await table.cash()).toBe(before)
        return round
      })
      for (const { round } of rounds) expect(await standing(round)).toEqual(nothing)
      expect(await fleet().audit()).toEqual([])
    },
    timeoutMs,
  )
})
