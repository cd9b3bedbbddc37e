import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { audit } from "../apps/api/testing/audit.ts"
import { testDatabase } from "../apps/api/testing/casino.ts"
import { seedGames } from "../apps/api/testing/seeded.ts"
import { betText } from "../bench/bets/bets.ts"
import { crashSettlePerSecond } from "../bench/bets/crash.ts"
import { withSides } from "../bench/compare/against.ts"
import { addPlayers } from "../bench/shared/players.ts"
import { startedUs } from "../bench/shared/processor.ts"

it("a bet of the bench is one that the database knows", async () => {
  const { url, drop } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { command } = await client.query(`prepare bench as ${betText}`)
    expect(command).toBe("PREPARE")
  } finally {
    await client.end()
    await drop()
  }
})

it("players of the bench are made, with every limit of their own and money that the audit finds in order", async () => {
  const { url, drop } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await seedGames(client)
    const { first, count } = await addPlayers(url, 3, 10)
    expect(count).toBe(3)
    const { rows } = await client.query("select limits_bets from limits.player where player_id >= $1", [
      first,
    ])
    expect(rows).toEqual(Array(3).fill({ limits_bets: true }))
    expect(await audit(url)).toEqual([])
  } finally {
    await client.end()
    await drop()
  }
})

it("bets of our own game are placed and ended by the bench as by whoever leads, to the cent", async () => {
  const { url, applicationUrl, drop } = await testDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await seedGames(client)
    const field = await addPlayers(url, 3, 10)
    const perSecond = await crashSettlePerSecond({ databaseUrl: applicationUrl, ownerUrl: url, field })
    expect(perSecond).toBeGreaterThan(1)
    // Four rounds with two bets of ten cents, of which one brings fifteen.
    const { rows } = await client.query("select wallet.total(wallet.cash($1)) / 1000 as cents", [field.first])
    expect(rows).toEqual([{ cents: String(1_000 - 4 * 5) }])
  } finally {
    await client.end()
    await drop()
  }
})

/** Starts a program of so many words, and ends it with the test. */
function started(text: string): ChildProcess {
  const folder = mkdtempSync(join(tmpdir(), "casino-sides-"))
  const path = join(folder, "program.mjs")
  writeFileSync(path, text)
  const one = fork(path, { stdio: "ignore" })
  onTestFinished(() => {
    one.kill()
    rmSync(folder, { recursive: true })
  })
  return one
}

it("builds that are compared start one after the other, and none is left when one does not start", async () => {
  const forked: ChildProcess[] = []
  const side = (text: string) => () => {
    const one = started(text)
    forked.push(one)
    return one
  }
  const runs = side('process.on("disconnect", () => process.exit()); process.send("runs")')
  const starting = withSides([runs, side("process.exit(3)"), runs], async () => "measured")
  await expect(starting).rejects.toThrow("ended with 3")
  expect(forked.map(({ exitCode }) => exitCode)).toEqual([0, 3])
  expect(await withSides([runs, runs], async (_, started) => started)).toEqual(["runs", "runs"])
  expect(forked.map(({ exitCode }) => exitCode)).toEqual([0, 3, 0, 0])
})

const workUs = 300_000
const takes = `for (let used = 0; used < ${workUs}; ) used = process.cpuUsage().user`
/** Lets another process take so much of a processor, says so when that has ended, and stays. */
const letsWork = `
  import { execFileSync } from "node:child_process"
  execFileSync(process.execPath, ["-e", "${takes}"])
  process.on("message", () => process.exit())
  process.send("worked")`

it("counts what started processes take of the processors, and what those took that they saw end, but not its own", async () => {
  const before = startedUs()
  const child = started(letsWork)
  await once(child, "message")
  const worked = startedUs() - before
  expect(worked).toBeGreaterThan(workUs)
  for (const own = process.cpuUsage(); process.cpuUsage(own).user < workUs; );
  expect(startedUs() - before).toBeLessThan(worked + workUs / 2)
})
