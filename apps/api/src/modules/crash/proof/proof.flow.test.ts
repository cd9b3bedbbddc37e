import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { promisify } from "node:util"
import { crash as calls } from "@elite/contract"
import { computeResult, roundHash, terminatingHash, verifyRounds } from "@elite/crash"
import { verifyBeacon } from "@elite/crash/beacon"
import { shiftSandboxClock } from "@elite/testkit/sandboxes"
import { beforeAll, expect, it } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { thirdParties } from "../../../app.ts"
import { addDaysToDate, brusselsDate, brusselsDay, hourMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { jsonLog } from "../../../platform/lib/log.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { commitChain, getDraw } from "../chains/chains.ts"
import { generateChain } from "../chains/generate.ts"
import { maintainChains } from "../chains/upkeep.ts"
import { getLead, takeLead } from "../leader/store.ts"
import { endRound, findRound, openRound, settleRound, takeOff } from "../rounds/store.ts"

const logged: string[] = []
const casino = casinoForFile({ log: jsonLog("debug", { write: (line) => void logged.push(line) }) })
const length = 4_500
const open = 9
const terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
const ports = () => thirdParties(casino().config, casino().platform)
/** What anybody is told of chains. */
const published = async () => (await casino().visitor().call(calls.getCrashChains, {})).chains

let chain: { last: string; length: number }
beforeAll(async () => {
  const { platform, clock } = casino()
  const { secret, beacon } = ports()
  const made = await generateChain(length)
  chain = { last: made.marks[0]!.hash, length }
  const at = new Date(clock.now().getTime() + 3_900_000)
  await platform.transact((tx) => commitChain(tx, secret, made, beacon.firstFrom(at)))
})

it("anybody reads the commitment before its salt, and verifies the salt at the beacon", async () => {
  const { platform, clock } = casino()
  const committed = {
    chainId: 1,
    length,
    terminatingHash: terminatingHash(chain),
    salt: null,
    opened: 0,
    endedAt: null,
  }
  expect(await published()).toMatchObject({ count: 1, rows: [committed] })
  clock.set(new Date(clock.now().getTime() + 70 * minuteMs))
  await shiftSandboxClock(casino(), 70)
  await maintainChains(platform, ports())
  // A reply shared by everybody may be a second old.
  await expect.poll(async () => (await published()).rows[0]!.salt).not.toBeNull()
  const [{ beacon, salt, committedAt }] = (await published()).rows as [calls.CrashChain]
  expect(Date.parse(beacon.drawnAt) - Date.parse(committedAt)).toBeGreaterThanOrEqual(hourMs)
  const drawn = { randomness: salt!.salt, signature: salt!.signature }
  expect(verifyBeacon({ key: beacon.key, round: BigInt(beacon.round) }, drawn)).toBeUndefined()
  expect(await (await fetch(beacon.address)).json()).toEqual({ round: beacon.round, ...drawn })
})

/** Everything that a reader of the database sees. */
async function everyRow(): Promise<string> {
  const tables = await asOwner<{ name: string }>(
    casino(),
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const all = tables.map(({ name }) => `select t::text as row from ${name} t`).join(" union all ")
  return (await asOwner<{ row: string }>(casino(), all)).map(({ row }) => row).join("\n")
}

it("no hash of a coming round is in the database, the log or a message without encryption", async () => {
  const { platform, clock } = casino()
  const ways = (number: number) => {
    const bytes = Buffer.from(roundHash(chain, number), "hex")
    const hex = bytes.toString("hex")
    return [hex, Buffer.from(hex).toString("hex"), bytes.toString("base64"), bytes.toString("base64url")]
  }
  // The coming hashes, and the encrypted marks they derive from.
  const coming = [...Array.from({ length: 40 }, (_, n) => n + 1), 1_000, 2_000, 3_000, 4_000, length]
  const seen = async () => {
    const texts = [await everyRow(), logged.join(""), JSON.stringify(await published())]
    return coming.filter((number) => ways(number).some((way) => texts.some((text) => text.includes(way))))
  }
  expect(await everyRow()).toContain(terminatingHash(chain))

  // Its first round is in flight, so its leader has decrypted the draw.
  const { database } = platform
  const term = (await takeLead(database, { ...(await getLead(platform.reads())), holder: "a test" }))!
  const round = (await openRound(database, { term, at: clock.now() }, terms))!
  const at = new Date(clock.now().getTime() + 6_000)
  await takeOff(database, { term, roundId: round.id, at })
  const draw = await getDraw(platform.reads(), ports().secret, { chain: 1, number: round.number })
  expect([round.number, draw.hash]).toEqual([1, roundHash(chain, 1)])
  expect(await seen()).toEqual([])
  expect((await findRound(platform.reads(), round.id))!.result).toBeNull()
  // After the round its hash is public, and the next one is not.
  await endRound(database, { term, roundId: round.id, at }, { as: "crashed", ...draw })
  await settleRound(database, { term, roundId: round.id, at })
  expect(await seen()).toEqual([1])

  // The search would find it: as bytes, as text, and in the log.
  await asOwner(casino(), `create table planted as select decode('${roundHash(chain, 12)}', 'hex') as bytes`)
  await asOwner(casino(), `insert into planted values ('${roundHash(chain, 2_000)}')`)
  platform.log.warn("planted", { reason: roundHash(chain, 3_000) })
  expect(await seen()).toEqual([1, 12, 2_000, 3_000])
  await asOwner(casino(), "drop table planted")
  logged.pop()
  expect(await seen()).toEqual([1])
})

it("rounds that are over are listed with the hash before them, and no other round is", async () => {
  const { clock } = casino()
  const visitor = casino().visitor()
  const { salt } = (await published()).rows[0]!.salt!
  const day = brusselsDate(clock.now())
  const from = brusselsDay(day).from.getTime()
  /** A round of the chain: over so many minutes after the day began, or not over. */
  const plays = (number: number, minutes?: number) =>
    asOwner(
      casino(),
      `insert into crash.round (chain, number, min_stake_cents, max_stake_cents, max_paid_cents, opened_at, took_off_at, over_at,
         over_as, hash, result) values (1, $1, 10, 10000, 1000000, '2026-01-01', '2026-01-02', $2, $3, $4, $5)`,
      minutes === undefined
        ? [number, null, null, null, null]
        : [
            number,
            new Date(from + minutes * minuteMs),
            number === 4 ? "void" : "crashed",
            roundHash(chain, number),
            computeResult(roundHash(chain, number), salt),
          ],
    )
  await asOwner(casino(), "delete from crash.round")
  // Two of the day before, the last of them in its last minute.
  const minutes = [-5, -1, 0, 3, 4, 5, 6, 1_430]
  for (const [n, at] of minutes.entries()) await plays(n + 1, at)
  await plays(open)
  await asOwner(casino(), `update crash.chain set taken = ${open}`)

  const read = (after: number, limit?: number) =>
    visitor.call(calls.getCrashRounds, { chainId: 1, after, ...(limit && { limit }) })
  const first = await read(0)
  expect(first.before).toEqual({ number: 0, hash: terminatingHash(chain) })
  expect(first.rounds).toHaveLength(minutes.length)
  expect(verifyRounds({ salt, before: first.before!, rounds: first.rounds })).toBeUndefined()
  expect(first.rounds[3]).toMatchObject({ number: 4, overAs: "void" })
  expect(await read(3, 2)).toEqual({
    before: { number: 3, hash: roundHash(chain, 3) },
    rounds: first.rounds.slice(3, 5),
  })
  expect(await read(8)).toEqual({ before: { number: 8, hash: roundHash(chain, 8) }, rounds: [] })
  for (const after of [open, open + 1]) expect(await read(after)).toEqual({ before: null, rounds: [] })
  await expect(visitor.call(calls.getCrashRounds, { chainId: 2 })).rejects.toMatchObject({
    name: "NotFoundErrorType",
  })
  const over = (date: string) => visitor.call(calls.getCrashDay, { date })
  expect(await over(day)).toEqual({ stretches: [{ chainId: 1, first: 3, last: 8 }] })
  expect(await over(addDaysToDate(day, -1))).toEqual({ stretches: [{ chainId: 1, first: 1, last: 2 }] })
  expect(await over(addDaysToDate(day, 1))).toEqual({ stretches: [] })
})

it("the program of the page verifies a whole day without our code", async () => {
  const text = await readFile(new URL("../../../../../../docs/crash-fairness.md", import.meta.url), "utf8")
  const [, section] = text.split("## Checking a day")
  const [, lines] = /^```sh\n([\s\S]*?)^```/m.exec(section!)!
  const { clock, url } = casino()
  const run = async (date: string) => {
    const asked = lines!.replace(/^SITE=\S+/m, `SITE=${url}`).replace(/^DAY=\S+/m, `DAY=${date}`)
    const { stdout } = await promisify(execFile)("sh", ["-c", asked])
    return stdout.trim()
  }
  const day = brusselsDate(clock.now())
  expect(await run(day)).toBe("chain 1, rounds 3 to 8: as they were committed")
  await asOwner(casino(), "update crash.round set result = result + 1 where number = 7")
  expect(await run(day)).toBe("chain 1, round 7: another result")
  await asOwner(casino(), "update crash.round set result = result - 1 where number = 7")
})
