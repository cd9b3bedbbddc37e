import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { crash } from "@elite/contract"
import { inject } from "vitest"
import { plantChain } from "../../apps/api/src/modules/crash/testing/table.ts"
import { secrecy } from "../../apps/api/src/modules/players/index.ts"
import { type Fleet, startFleet } from "../../apps/api/testing/fleet.ts"
import { type Socket, socketTo } from "../../apps/api/testing/socket.ts"
import { eventually } from "../../product/eventually.ts"

/** How a leader is hit, and after which of its statements has been committed. */
export type Blow = { signal: "SIGKILL" | "SIGSTOP"; after: string }
/** What came of it: which process it was, and after how long another led, ms. */
export type Struck = { process: number; takenOverMs: number }

/** Two processes that may both lead, on one database, with a clock that runs faster; and pages that listen to them. */
export type Stage = {
  readonly fleet: Fleet
  /** Hits whoever leads, and waits until another does. */
  strike(blow: Blow): Promise<Struck>
  /** Lets one that was killed or stopped live again. */
  revive(process: number, blow: Blow): Promise<void>
  /** What pages heard of a round as going on after it was over. */
  lies(): string[]
  stop(): Promise<void>
}

const program = [fileURLToPath(new URL("struck.ts", import.meta.url))]

/** @param wanted within which bounds the first rounds end, hundredths */
export async function startStage(
  speed: number,
  wanted: readonly (readonly [number, number])[] = [],
): Promise<Stage> {
  const orders = mkdtempSync(join(tmpdir(), "casino-crash-"))
  const env = { ROLE: "crash", ORDERS: orders, SPEED: String(speed), SINCE: new Date().toISOString() }
  const fleet = await startFleet({ program, env })
  const order = (url: string) => join(orders, new URL(url).port)
  const [, key] = inject("secrets").identityKeys.split(",")[0]!.split(":") as [string, string]
  await plantChain(fleet.db, secrecy([{ id: 1, bytes: Buffer.from(key, "base64") }]), wanted)
  await fleet.db.query("update content.policy set state = 'on' where feature = 'crash'")
  const sockets: Socket[] = []
  const listen = async (url: string) => {
    const socket = socketTo(url, { origin: url })
    await socket.isIn
    socket.shows([{ name: "crash" }])
    sockets.push(socket)
  }
  await Promise.all(fleet.urls.map(listen))
  const term = async () => {
    const { rows } = await fleet.db.query<{ term: string }>("select term from crash.lead")
    return Number(rows[0]!.term)
  }
  return {
    fleet,
    async strike({ signal, after }) {
      const before = await term()
      for (const url of fleet.urls) writeFileSync(order(url), `${signal} ${after}`)
      const hit = () => fleet.urls.findIndex((url) => !existsSync(order(url)))
      await eventually(() => hit() >= 0, {
        what: `a leader to be hit after ${after}`,
        withinMs: 60_000,
        everyMs: 5,
      })
      const hitMs = performance.now()
      const process = hit()
      for (const url of fleet.urls) rmSync(order(url), { force: true })
      await eventually(async () => (await term()) > before, {
        what: () => `another to lead after ${signal} at ${after}:\n${said(fleet)}`,
        withinMs: 20_000,
      })
      return { process, takenOverMs: performance.now() - hitMs }
    },
    async revive(at, { signal }) {
      const victim = fleet.all[at]!
      if (signal === "SIGSTOP") process.kill(victim.pid, "SIGCONT")
      else {
        await victim.kill()
        await victim.start()
        await listen(victim.url)
      }
    },
    lies: () => sockets.flatMap(({ heard }) => liesIn(heard)),
    async stop() {
      for (const socket of sockets) socket.close()
      await fleet.stop()
      rmSync(orders, { recursive: true, force: true })
    },
  }
}

/** What the processes have said last, for whoever reads why a test failed. */
const said = ({ all }: Fleet) =>
  all
    .map(({ pid, crashes, lines }) => `${pid}, ended ${crashes} times: ${lines.slice(-8).join("\n")}`)
    .join("\n")

/** Each word of a round that goes on, said for a later instant than the one at which it was over. */
function liesIn(heard: Socket["heard"]): string[] {
  const states = heard.filter(([name]) => name === "crash").map(([, data]) => data as crash.CrashState)
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
