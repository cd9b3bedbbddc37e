import { createHash } from "node:crypto"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { crash } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { openSocket, type Socket } from "@elite/testkit/socket"
import { inject } from "vitest"
import { plantChain } from "../../apps/api/src/modules/crash/testing/crashGame.ts"
import { identityEncryption } from "../../apps/api/src/modules/players/index.ts"
import { fastClock } from "../../apps/api/src/platform/lib/clock.ts"
import { type Fleet, startFleet } from "../../apps/api/testing/fleet.ts"
import { writeWhole } from "../whole.ts"

/** How a leader is hit, and after which of its statements has been committed. */
export type Blow = { signal: "SIGKILL" | "SIGSTOP"; after: string }
/**
 * What came of it: which process it was, after how long another led, and after how long that had settled what it found, by what the
 * two wrote down, ms.
 */
export type Struck = { process: number; takenOverMs: number; settledMs: number }

/** Processes on one database, several of which may lead, with a clock that runs faster; and pages that listen to them. */
export type Stage = {
  readonly fleet: Fleet
  /** Who answers calls, of the processes. */
  readonly doors: readonly number[]
  /** Where a round ends, hundredths, by its number. */
  readonly resultOf: (number: number) => number
  /** What its clock says. */
  nowMs(): number
  /** Every bet of this round has been answered: it need not be waited for. */
  areIn(roundId: number): void
  /** Hits whoever leads, and waits until another does. */
  strike(blow: Blow): Promise<Struck>
  /** Lets one that was killed or stopped live again. */
  revive(process: number, blow: Blow): Promise<void>
  /** What pages heard of a round as going on after it was over. */
  lies(): string[]
  stop(): Promise<void>
}
export type StageOptions = {
  /** How much faster than the world's its clock runs. */
  speed: number
  /** What each process does; where nothing is said two both lead and answer calls. */
  roles?: readonly ("api" | "crash")[]
  /** Within which bounds the first rounds end, hundredths. */
  wanted?: readonly (readonly [number, number])[]
  /** Makes every round end where it did with the same. */
  seed?: number
  /** So long in the world's time a take-off waits for bets, where not all of them are in sooner; not at all where nothing is said. */
  letInMs?: number
}

const program = [fileURLToPath(new URL("struck.ts", import.meta.url))]

export async function startStage({
  speed,
  roles = ["crash", "crash"],
  wanted = [],
  seed,
  letInMs,
}: StageOptions): Promise<Stage> {
  const orders = mkdtempSync(join(tmpdir(), "casino-crash-"))
  const since = new Date()
  const clock = fastClock({ speed, since })
  const env = {
    ORDERS: orders,
    SPEED: String(speed),
    SINCE: since.toISOString(),
    ...(letInMs && { LET_IN_MS: String(letInMs) }),
  }
  const fleet = await startFleet({ program, env, roles, count: roles.length })
  const order = (url: string) => join(orders, new URL(url).port)
  const resultOf = await plantIn(fleet, wanted, seed)
  const doors = roles.includes("api") ? roles.flatMap((role, n) => (role === "api" ? [n] : [])) : [0, 1]
  const sockets: Socket[] = []
  const listen = async (url: string) => {
    const socket = openSocket(url, { origin: url })
    await socket.isAccepted
    socket.subscribe([{ name: "crash" }])
    sockets.push(socket)
  }
  await Promise.all(doors.map((n) => listen(fleet.urls[n]!)))
  const written = (name: string) => {
    const file = join(orders, name)
    return existsSync(file) && readFileSync(file, "utf8")
  }
  return {
    fleet,
    doors,
    resultOf,
    nowMs: () => clock.now().getTime(),
    areIn: (roundId) => writeWhole(join(orders, `in-${roundId}`), ""),
    async strike({ signal, after }) {
      const before = await termIn(fleet)
      rmSync(join(orders, "hit"), { force: true })
      for (const url of fleet.urls) writeWhole(order(url), `${signal} ${after}`)
      const hit = await eventually(() => written("hit"), {
        what: `a leader to be hit after ${after}`,
        withinMs: 60_000,
      })
      for (const url of fleet.urls) rmSync(order(url), { force: true })
      const [ledMs, doneMs] = await Promise.all(
        ["led", "done"].map((what) =>
          eventually(() => written(`${what}-${before + 1}`), {
            what: () => `another to have ${what} after ${signal} at ${after}:\n${lastOutput(fleet)}`,
            withinMs: 20_000,
          }),
        ),
      )
      const [port, hitMs] = hit.split(" ")
      const process = fleet.urls.findIndex((url) => new URL(url).port === port)
      const sinceHit = (ms: string | undefined) => Number(ms) - Number(hitMs)
      return { process, takenOverMs: sinceHit(ledMs), settledMs: sinceHit(doneMs) }
    },
    async revive(at, { signal }) {
      const victim = fleet.all[at]!
      if (signal === "SIGSTOP") process.kill(victim.pid, "SIGCONT")
      else {
        await victim.kill()
        await victim.start()
        if (doors.includes(at)) await listen(victim.url)
      }
    },
    lies: () => sockets.flatMap(({ messages }) => liesIn(messages)),
    async stop() {
      for (const socket of sockets) socket.close()
      await fleet.stop()
      rmSync(orders, { recursive: true, force: true })
    },
  }
}

async function termIn({ db }: Fleet): Promise<number> {
  const { rows } = await db.query<{ term: string }>("select term from crash.lead")
  return Number(rows[0]!.term)
}

/** A chain of its own, and the game is on. */
async function plantIn(
  { db }: Fleet,
  wanted: readonly (readonly [number, number])[],
  seed: number | undefined,
): Promise<(number: number) => number> {
  const [, key] = inject("secrets").identityKeys.split(",")[0]!.split(":") as [string, string]
  const secret = identityEncryption([{ id: 1, bytes: Buffer.from(key, "base64") }])
  const last = seed === undefined ? {} : { last: createHash("sha256").update(String(seed)).digest("hex") }
  const resultOf = await plantChain(db, secret, wanted, last)
  await db.query("update content.policy set state = 'on' where feature = 'crash'")
  return resultOf
}

/** What the processes have said last, for whoever reads why a test failed. */
const lastOutput = ({ all }: Fleet) =>
  all
    .map(({ pid, crashes, lines }) => `${pid}, ended ${crashes} times: ${lines.slice(-8).join("\n")}`)
    .join("\n")

/** Each word of a round that goes on, said for a later instant than the one at which it was over. */
function liesIn(messages: Socket["messages"]): string[] {
  const states = messages.filter(([name]) => name === "crash").map(([, data]) => data as crash.CrashState)
  const over = new Map(
    states.flatMap(({ roundId, overMs }) => (overMs === undefined ? [] : [[roundId, overMs]])),
  )
  return states
    .filter(
      ({ roundId, phase, nowMs }) => /betting|flying/.test(phase) && nowMs > (over.get(roundId) ?? nowMs),
    )
    .map(
      (state) =>
        `round ${state.roundId} was said to be ${state.phase} at ${state.nowMs}, and was over at ${over.get(state.roundId)}`,
    )
}
