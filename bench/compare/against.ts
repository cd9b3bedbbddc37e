import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { loadavg } from "node:os"
import { join, resolve } from "node:path"
import { median } from "../shared/median.ts"
import { isQuick, size } from "../shared/size.ts"
import {
  type Alone,
  type Beside,
  benchFiles,
  type Order,
  type Started,
  type Turn,
  turnFigures,
} from "./side.ts"

const rounds = size(5, 1)

/** The next that a build says; throws when it ends instead, or has ended. */
async function awaitMessage<T>(side: ChildProcess): Promise<T> {
  const over = (code: unknown) => new Error(`A build that is compared ended with ${code}.`)
  if (side.exitCode !== null || side.signalCode !== null) throw over(side.exitCode ?? side.signalCode)
  // Whichever comes first, the other is not waited for any more.
  const waiting = new AbortController()
  const { signal } = waiting
  const ended = once(side, "exit", { signal }).then(([code]) => {
    throw over(code)
  })
  try {
    const [message] = (await Promise.race([once(side, "message", { signal }), ended])) as [T]
    return message
  } finally {
    waiting.abort()
  }
}

const side = (folder: string, role: "all" | "api") => () =>
  fork(join(import.meta.dirname, "side.ts"), isQuick ? ["--quick"] : [], {
    cwd: folder,
    stdio: ["ignore", 2, 2, "ipc"],
    env: { ...process.env, ROLE: role },
  })

/**
 * Starts builds one after the other, each when the one before has said that it runs, so that each starts on a machine that
 * is at rest; and works with them. At the end none runs any more, however it came: also where one does not start.
 */
export async function withSides<Said, T>(
  forks: readonly (() => ChildProcess)[],
  work: (sides: readonly ChildProcess[], started: readonly Said[]) => Promise<T>,
): Promise<T> {
  const sides: ChildProcess[] = []
  try {
    const started: Said[] = []
    for (const start of forks) {
      const one = start()
      sides.push(one)
      started.push(await awaitMessage<Said>(one))
    }
    return await work(sides, started)
  } finally {
    const running = sides.filter((one) => one.exitCode === null && one.signalCode === null)
    const gone = running.map((one) => once(one, "exit"))
    for (const one of running) one.connected && one.disconnect()
    await Promise.all(gone)
  }
}

function measured<Figures>(side: ChildProcess, order: Order): Promise<Figures> {
  side.send(order)
  return awaitMessage<Figures>(side)
}

const short = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toString())
const spread = (values: number[]) =>
  `${short(median(values))} (${short(Math.min(...values))} to ${short(Math.max(...values))})`

/**
 * Compares this build with another checkout that is installed and built, on this machine: both products run, and are
 * measured in turns, this one first in one round and last in the next. What a bet takes of the processors is measured of both at
 * the same time, so that it is the same machine for both, and before the turns: those leave connections in different states.
 * Prints medians, their spread, and this ÷ other. With the role `api` nothing of either works off the log meanwhile: builds differ
 * in how much listens to a bet.
 */
export async function against(folder: string, role: "all" | "api"): Promise<void> {
  const other = resolve(folder)
  if (!benchFiles.product.some((path) => existsSync(join(other, path))))
    throw new Error(`${other} is no checkout of this project.`)
  await withSides<Started, void>([side(process.cwd(), role), side(other, role)], async (sides, started) => {
    const beside: Beside[][] = []
    for (let round = 0; round < rounds; round++)
      beside.push(await Promise.all(sides.map((one) => measured<Beside>(one, "beside"))))
    const turns: [Turn[], Turn[]] = [[], []]
    for (let round = 0; round < rounds; round++)
      for (const at of round % 2 === 0 ? [0, 1] : [1, 0])
        turns[at]!.push({ ...(await measured<Alone>(sides[at]!, "alone")), ...beside[round]![at]! })
    print(turns, started)
  })
}

function print(turns: readonly [Turn[], Turn[]], started: readonly Started[]): void {
  console.log(`${"".padEnd(26)}${"this build".padEnd(24)}${"the other".padEnd(24)}this ÷ other`)
  for (const name of turnFigures) {
    const [mine, baseline] = turns.map((all) => all.map((turn) => turn[name])) as [number[], number[]]
    const ratios = mine.map((value, round) => value / baseline[round]!)
    console.log(`${name.padEnd(26)}${spread(mine).padEnd(24)}${spread(baseline).padEnd(24)}${spread(ratios)}`)
  }
  for (const name of ["startupMs", "memoryMb"] as const) {
    const [mine, baseline] = started.map((one) => one[name]) as [number, number]
    console.log(
      `${name.padEnd(26)}${short(mine).padEnd(24)}${short(baseline).padEnd(24)}${short(mine / baseline)}`,
    )
  }
  console.log(`${rounds} rounds in turns; load of the machine now ${loadavg()[0]!.toFixed(1)}`)
}
