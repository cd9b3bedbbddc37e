import { randomInt } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "@elite/client/visitor"
import { me } from "@elite/contract"
import { deposit, nationalNumber, type Person } from "@elite/testkit/person"
import type { Casino } from "../../../api/src/casino.ts"
import { markRobot } from "../../../api/src/modules/players/index.ts"
import { minuteMs } from "../../../api/src/platform/lib/calendar.ts"
import { describeError } from "../../../api/src/platform/lib/log.ts"
import { enterAsVerifiedPlayer, openRandomSlot } from "./automatedPlayer.ts"
import { playCrash } from "./crashRobot.ts"

// Programs that play beside the sandboxes, so that the jackpots of a casino without players grow and its crash game has bets.
// They use the public calls, and are marked as robots before their first bet: no figure counts them, and the one page that
// shows them, the crash game, calls them robots.

const robot = (n: number, username: string, birthDate: string): Person => ({
  email: `robot-${n}@casino.test`,
  username,
  password: `a robot beside the sandboxes ${n}`,
  firstName: "Robot",
  lastName: ["Een", "Twee", "Drie"][n - 1]!,
  birthDate,
  nationalNumber: nationalNumber(birthDate, 411 + 2 * n),
  language: "nl",
})
const robots = [
  robot(1, "Robot_1", "1990-02-03"),
  robot(2, "Robot_2", "1988-05-17"),
  robot(3, "Robot_3", "1985-11-21"),
]

/** Pause between two rounds of one robot; three robots play about one round every five seconds. */
const pauses = { leastMs: 11_000, mostMs: 19_000 }
/** Rounds at one game. */
const rounds = { least: 20, most: 60 }
const depositEuros = 50
/** A robot with less deposits again; the highest stake of a robot. */
const minimumEuros = 0.5
/** Pause after an error, such as a reached deposit limit. */
const retryMs = 10 * minuteMs

export type RobotsOptions = Partial<typeof pauses> & {
  sandboxUrl: string
  /** Default: all three. */
  count?: number
}
export type Robots = { stop(): Promise<void> }

/** Lets the robots play until they are stopped. `markRobot` refuses outside a casino on sandboxes. */
export function startRobots(
  { platform }: Pick<Casino, "platform">,
  { sandboxUrl, count = robots.length, ...options }: RobotsOptions,
): Robots {
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false })
  const { leastMs, mostMs } = { ...pauses, ...options }
  const world = { sandboxUrl, drain: () => pause(100) }

  const enter = (person: Person): Promise<Client> =>
    enterAsVerifiedPlayer(platform.publicUrl, world, person, (playerId) =>
      platform.transact((tx) => markRobot(tx, playerId)),
    )

  async function playOneGame(caller: Client): Promise<void> {
    const { user } = await caller.call(me.getUserDetails, {})
    if (user.userWallet.amount < minimumEuros) await deposit(caller, world, depositEuros)
    const game = await openRandomSlot(caller)
    for (let remaining = randomInt(rounds.least, rounds.most); game && remaining > 0; remaining--) {
      await pause(randomInt(leastMs, mostMs))
      const cents = await game.play()
      if (cents === undefined || cents < minimumEuros * 100) break
    }
    await pause(leastMs)
  }

  /** At slots and at the crash game, until either fails. */
  async function playBoth(caller: Client): Promise<void> {
    const leaving = new AbortController()
    const signal = AbortSignal.any([stopping.signal, leaving.signal])
    const atCrash = playCrash(caller, (ms) => sleep(ms, undefined, { signal, ref: false }))
    const atSlots = async () => {
      while (!leaving.signal.aborted) await playOneGame(caller)
    }
    try {
      await Promise.race([atCrash, atSlots()])
    } finally {
      leaving.abort()
      await atCrash.catch(() => {})
    }
  }

  /** Logs in again after every error, for example the end of a session after twelve hours. */
  async function play(person: Person): Promise<void> {
    while (!stopping.signal.aborted)
      try {
        await playBoth(await enter(person))
      } catch (error) {
        if (stopping.signal.aborted) return
        platform.log.info("robots.paused", describeError(error))
        await pause(retryMs).catch(() => {})
      }
  }

  const playing = robots.slice(0, count).map(play)
  return {
    async stop() {
      stopping.abort()
      await Promise.allSettled(playing)
    },
  }
}
