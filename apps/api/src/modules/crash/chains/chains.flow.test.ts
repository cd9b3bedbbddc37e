import { computeResult, isPreviousHash, roundHash } from "@elite/crash"
import { arm, shiftSandboxClock } from "@elite/testkit/sandboxes"
import { expect, it } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { thirdParties } from "../../../app.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { crash } from "../settings.ts"
import { commitChain, getDraw, takeNextPosition } from "./chains.ts"
import { generateChain } from "./generate.ts"
import { findChain, listChains } from "./store.ts"
import { commitNextChain, maintainChains } from "./upkeep.ts"

const casino = casinoForFile()
const ports = () => thirdParties(casino().config, casino().platform)
const keep = () => maintainChains(casino().platform, ports())
const alarms = () =>
  asOwner(casino(), "select kind, subject from kernel.alarm where closed_at is null order by kind")
const travel = async (minutes: number) => {
  const now = new Date(Date.now() + minutes * minuteMs)
  casino().clock.set(now)
  await shiftSandboxClock(casino(), minutes)
}
const length = 12_345
/** A chain as the job commits one, shorter. */
const commit = async () => {
  const made = await generateChain(length)
  const { platform, clock } = casino()
  const at = new Date(clock.now().getTime() + 3_900_000)
  const { secret, beacon } = ports()
  return {
    made,
    number: await platform.transact((tx) => commitChain(tx, secret, made, beacon.firstFrom(at))),
  }
}
const next = () => casino().platform.transact(takeNextPosition)

it("a chain is committed, salted once when its beacon round is drawn, and each number is taken once", async () => {
  const { platform } = casino()
  await keep()
  expect(await listChains(platform.reads())).toEqual([])
  const { made, number } = await commit()
  await platform.transact((tx) => setPolicy(tx, crash, "on", "a test"))
  await keep()
  expect(await alarms()).toEqual([{ kind: "crash.standstill", subject: "crash" }])
  expect(await next()).toBeUndefined()

  await travel(70)
  await arm(casino(), "drand", "wrong_signature")
  await keep()
  expect(await alarms()).toMatchObject([
    { kind: "crash.lateSalt", subject: "1" },
    { kind: "crash.standstill" },
  ])
  expect((await findChain(platform.reads(), number))!.salt).toBeNull()
  await keep()
  expect(await alarms()).toEqual([])
  const chain = (await findChain(platform.reads(), number))!
  expect(chain.salt).toMatch(/^[0-9a-f]{64}$/)
  await keep()
  expect(await findChain(platform.reads(), number)).toEqual(chain)

  const taken = await Promise.all(Array.from({ length: 8 }, next))
  expect(taken.map((place) => place!.number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await expect(
    platform.transact(async (tx) => {
      await takeNextPosition(tx)
      throw new Error("rolled back")
    }),
  ).rejects.toThrow("rolled back")
  expect(await next()).toEqual({ chain: number, number: 9 })
  const whole = { last: made.marks[0]!.hash, length }
  const { secret } = ports()
  const draw = await getDraw(platform.reads(), secret, { chain: number, number: 9 })
  expect(draw).toEqual({ hash: roundHash(whole, 9), result: computeResult(roundHash(whole, 9), chain.salt!) })
  const before = await getDraw(platform.reads(), secret, { chain: number, number: 8 })
  expect(isPreviousHash(draw.hash, before.hash)).toBe(true)
  const first = await getDraw(platform.reads(), secret, { chain: number, number: 1 })
  expect(isPreviousHash(first.hash, chain.terminating_hash)).toBe(true)
  await expect(getDraw(platform.reads(), secret, { chain: number, number: 10 })).rejects.toThrow(RangeError)
})

it("the next chain is committed once, when 10 000 rounds are left, and played when the earlier one ends", async () => {
  const { platform } = casino()
  const owner = (taken: number) =>
    asOwner(casino(), `update crash.chain set taken = ${taken} where number = 1`)
  await owner(length - 10_001)
  await keep()
  expect(await listChains(platform.reads())).toHaveLength(1)
  await owner(length - 10_000)
  await Promise.all([1, 2].map(() => commitNextChain(platform, ports(), length)))
  await keep()
  const [coming, ...before] = await listChains(platform.reads())
  expect(coming).toMatchObject({ number: 2, length, salt: null, taken: 0 })
  expect(before).toHaveLength(1)
  await travel(140)
  await keep()
  await owner(length - 1)
  expect([await next(), await next()]).toEqual([
    { chain: 1, number: length },
    { chain: 2, number: 1 },
  ])
  const { secret } = ports()
  const { hash } = await getDraw(platform.reads(), secret, { chain: 2, number: 1 })
  expect(isPreviousHash(hash, coming!.terminating_hash)).toBe(true)
})

it("an operator ends a chain, and the game stops until another is salted", async () => {
  const runCommand = async (...words: string[]) => {
    const answer = runOperatorCommand(words, "anna")
    return typeof answer === "function" ? answer(casino().databaseUrl) : answer
  }
  expect(await runCommand("end-crash-chain", "2", "a", "key", "leaked")).toEqual({
    code: 0,
    text: "Chain 2 is ended.",
  })
  expect((await runCommand("end-crash-chain", "2", "again")).code).toBe(1)
  expect((await runCommand("crash-chains")).text).toContain("by anna: a key leaked")
  expect(await next()).toBeUndefined()
  expect(await alarms()).toMatchObject([{ kind: "crash.standstill" }])
  await keep()
  expect((await listChains(casino().platform.reads()))[0]).toMatchObject({
    number: 3,
    length: 1_000_000,
    salt: null,
  })
  await casino().platform.transact((tx) => setPolicy(tx, crash, "off", "a test"))
  await casino().drain()
  expect(await alarms()).toEqual([])
})
