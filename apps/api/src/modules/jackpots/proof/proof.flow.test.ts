import type { Client } from "@elite/client/visitor"
import { jackpots as calls } from "@elite/contract"
import {
  type Drop,
  type Item,
  type PublishedCycle,
  type RevealedCycle,
  type SealedCycle,
  verifyCycle,
} from "@elite/jackpots"
import { beforeAll, expect, it } from "vitest"
import { tablesForFile } from "../../../../testing/table.ts"
import { setPolicy } from "../../content/index.ts"
import { markRobot } from "../../players/index.ts"
import { jackpotPools } from "../settings.ts"
import { makeBigWinsRare } from "../testing/rareBigWins.ts"

const { casino, db, seat } = tablesForFile()
beforeAll(async () => {
  await makeBigWinsRare(casino())
  await casino().platform.transact((tx) => setPolicy(tx, jackpotPools, "on", "a test"))
  await casino().drain()
})

async function marksRobot(playerId: bigint): Promise<void> {
  await db().query("update kernel.place set sandbox = true")
  await casino().platform.transact((tx) => markRobot(tx, playerId))
}

/** A cycle from the public replies, as the verifier takes it. */
async function asGiven(
  visitor: Client,
  jackpotId: number,
): Promise<{ published: PublishedCycle; opened: RevealedCycle; refs: string[] }> {
  const { cycle } = await visitor.call(calls.getJackpotCycle, { jackpotId })
  const items: Item[] = []
  const heads = new Map<number, string>()
  for (let after = cycle.since; after < cycle.last; ) {
    const page = await visitor.call(calls.getJackpotItems, { jackpotId, after })
    for (const item of page.items) items.push(read(item))
    for (const { number, head } of page.heads) heads.set(number, head)
    after += page.items.length
  }
  const refs = items.map((item) => ("ref" in item ? item.ref : ""))
  const drops = cycle.drops.map(
    ({ item, parts, paidUnits }): Drop => ({
      jackpot: cycle.type,
      cycle: cycle.cycle,
      ref: refs[item - cycle.since - 1]!,
      parts: BigInt(parts),
      paidUnits: BigInt(paidUnits),
    }),
  )
  const terms = Object.fromEntries(
    Object.entries(cycle.terms).map(([name, value]) => [
      name,
      typeof value === "string" ? BigInt(value) : value,
    ]),
  )
  const began = {
    jackpot: cycle.type,
    cycle: cycle.cycle,
    terms,
    since: cycle.since,
    parts: BigInt(cycle.parts),
    ...(cycle.window
      ? {
          window: {
            endMs: Date.parse(cycle.window.endsAt),
            expectedUnits: BigInt(cycle.window.expectedUnits),
            hasDropped: cycle.window.hasDropped,
          },
        }
      : {}),
  } as unknown as SealedCycle
  return {
    published: { began, seal: cycle.seal, head: cycle.sinceHead, heads },
    opened: { seed: cycle.seed, items, drops },
    refs,
  }
}
function read(item: { kind: string }): Item {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      /Units$/.test(name) ? BigInt(value as string) : value,
    ]),
  ) as unknown as Item
}

it("anybody can draw a finished cycle again from the public replies and detects a tampered one", async () => {
  const visitor = casino().visitor()
  const table = await seat(100)
  const running = (await visitor.call(calls.getJackpots, {})).jackpots.at(-1)!
  const { jackpotId } = running
  for (const call of [calls.getJackpotCycle, calls.getJackpotItems] as const)
    await expect(visitor.call(call, { jackpotId })).rejects.toMatchObject({ name: "NotFoundErrorType" })
  for (let n = 0; n < 5; n++) await table.bet(2, { round: `small ${n}`, round_closed: true })
  // A head before the first drop finds a change before it.
  await casino().drain()
  const fifth = await table.bet(0.2, { round: "a fifth" })
  await table.win(fifth.uuid, 100, { round: "a fifth" })
  const voided = await table.bet(3, { round: "voided", round_closed: true })
  await casino().drain()
  await table.rollback(voided.uuid, { round: "voided" })
  const whole = await table.bet(1, { round: "whole" })
  await table.win(whole.uuid, 500, { round: "whole" })
  await casino().drain()

  const { cycles } = await visitor.call(calls.getJackpotCycles, { type: "bigWin" })
  expect(cycles).toMatchObject({ count: 1, rows: [{ jackpotId, cycle: 1, bets: 8 }] })
  expect(cycles.rows[0]!.winners).toMatchObject([
    { amount: 500.01, stake: 0.2, multiple: 500, isWhole: false },
    { amount: 2000.02, stake: 1, multiple: 500, isWhole: true, game: { slug: expect.any(String) } },
  ])
  const { published, opened } = await asGiven(visitor, jackpotId)
  expect(published.seal).toBe(running.commitment)
  expect(published.heads.size).toBeGreaterThan(0)
  expect(verifyCycle(published, opened)).toBeUndefined()
  const [first, ...rest] = opened.items
  expect(verifyCycle(published, { ...opened, items: rest })).toMatchObject({ what: "head" })
  expect(verifyCycle(published, { ...opened, seed: "0".repeat(64) })).toEqual({ what: "seal" })
  const other = { ...first!, stakeUnits: 1n } as Item
  expect(verifyCycle(published, { ...opened, items: [other, ...rest] })).toMatchObject({ what: "head" })
  expect(verifyCycle(published, { ...opened, drops: opened.drops.slice(1) })).toMatchObject({ what: "drop" })
})

it("a cycle with robots verifies: their bets fill the pool and win nothing", async () => {
  const visitor = casino().visitor()
  const [robot, table] = [await seat(1_000), await seat(100)]
  await marksRobot(robot.playerId)
  const { jackpotId } = (await visitor.call(calls.getJackpots, {})).jackpots.at(-1)!
  const big = await robot.bet(1, { round: "a robot's big win" })
  await robot.win(big.uuid, 700, { round: "a robot's big win" })
  const last = await table.bet(1, { round: "a player's" })
  await table.win(last.uuid, 500, { round: "a player's" })
  await casino().drain()
  const { published, opened } = await asGiven(visitor, jackpotId)
  expect(opened.items.filter(({ kind }) => kind === "win")).toHaveLength(1)
  expect(opened.items[0]).toMatchObject({ kind: "bet", isEligible: false })
  expect(verifyCycle(published, opened)).toBeUndefined()
  const [first, ...rest] = opened.items
  const { isEligible: _, ...eligible } = first as Extract<Item, { kind: "bet" }>
  expect(verifyCycle(published, { ...opened, items: [eligible, ...rest] })).toMatchObject({ what: "head" })
})

it("a cycle whose winner became a robot verifies with all its drops", async () => {
  const visitor = casino().visitor()
  const table = await seat(100)
  const { jackpotId } = (await visitor.call(calls.getJackpots, {})).jackpots.at(-1)!
  const bet = await table.bet(1, { round: "won as a person" })
  await table.win(bet.uuid, 500, { round: "won as a person" })
  await casino().drain()
  await marksRobot(table.playerId)
  const { published, opened } = await asGiven(visitor, jackpotId)
  expect(opened.drops).toHaveLength(1)
  expect(verifyCycle(published, opened)).toBeUndefined()
})

it("a player finds their own bets only", async () => {
  const [table, stranger, visitor] = [await seat(100), await seat(100), casino().visitor()]
  const { jackpotId } = (await visitor.call(calls.getJackpots, {})).jackpots.at(-1)!
  const own = (cookie: string, id = jackpotId) => {
    const browser = casino().visitor()
    browser.cookies.set("access_token", cookie)
    return browser.call(calls.getOwnJackpotItems, { jackpotId: id })
  }
  await table.bet(2, { round: "mine", round_closed: true })
  await stranger.bet(4, { round: "theirs", round_closed: true })
  await expect(own(table.cookie)).rejects.toMatchObject({ name: "NotFoundErrorType" })
  const last = await table.bet(1, { round: "ends it" })
  await table.win(last.uuid, 500, { round: "ends it" })
  await casino().drain()

  const { items } = await own(table.cookie)
  expect(items).toMatchObject({ count: 2, rows: [{ stake: 1 }, { stake: 2 }] })
  expect((await own(stranger.cookie)).items.rows.map(({ stake }) => stake)).toEqual([4])
  const { cycle } = await visitor.call(calls.getJackpotCycle, { jackpotId })
  const { opened } = await asGiven(visitor, jackpotId)
  for (const { number, ref } of items.rows)
    expect(opened.items[number - cycle.since - 1]).toMatchObject({ kind: "bet", ref })
  await expect(own(table.cookie, 99_999)).rejects.toMatchObject({ name: "NotFoundErrorType" })
})

it("heads are published while a cycle runs and never change", async () => {
  const visitor = casino().visitor()
  const { head } = await visitor.call(calls.getJackpots, {})
  const { heads } = await visitor.call(calls.getJackpotHeads, {})
  expect(heads.at(-1)).toMatchObject(head!)
  await (await seat(10)).bet(2, { round: "one more", round_closed: true })
  await casino().drain()
  const later = await visitor.call(calls.getJackpotHeads, {})
  expect(later.heads.slice(0, heads.length)).toEqual(heads)
  const { heads: news } = await visitor.call(calls.getJackpotHeads, { after: head!.number })
  expect(news).toEqual(later.heads.slice(heads.length))
  expect(news).toHaveLength(1)
})
