import { randomBytes, randomUUID } from "node:crypto"
import { bettingMs, computeResult, pauseMs, reachedMs, roundHash } from "@elite/crash"
import { eventually } from "@elite/testkit/eventually"
import { sql } from "kysely"
import type pg from "pg"
import type { TestCasino } from "../../../../testing/casino.ts"
import { type SeededPlayer, seedGamesOnce, seedPlayer } from "../../../../testing/seeded.ts"
import { thirdParties } from "../../../app.ts"
import { setPolicy } from "../../content/index.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { markInterval } from "../chains/generate.ts"
import { cancelBet, placeBet } from "../crash.ts"
import type { RoundLeader } from "../leader/leader.ts"
import { crashPush } from "../live.ts"
import { cashOut, type LocalFlight } from "../rounds/cashOut.ts"
import { findLastRound, findRound, type RoundRow } from "../rounds/store.ts"
import { crash } from "../settings.ts"

/** A salt with which the first rounds of a chain end within these bounds. */
export function saltFor(
  last: string,
  length: number,
  bounds: readonly (readonly [number, number])[],
): string {
  const ends = bounds.map(([least, most], n) => ({ hash: roundHash({ last, length }, n + 1), least, most }))
  const isMet = (salt: string) =>
    ends.every(({ hash, least, most }) => {
      const result = computeResult(hash, salt)
      return result >= least && result <= most
    })
  for (let n = 0; ; n++) {
    const salt = n.toString(16).padStart(64, "0")
    if (isMet(salt)) return salt
  }
}

/**
 * Inserts a salted chain whose first rounds end within these bounds, hundredths. Returns the result of a round by its
 * number.
 */
export async function plantChain(
  owner: pg.Pool,
  secret: Pick<IdentityEncryption, "encrypt">,
  bounds: readonly (readonly [number, number])[],
  { length = 1_000, last = randomBytes(32).toString("hex") }: { length?: number; last?: string } = {},
): Promise<(number: number) => number> {
  const chain = { last, length }
  const salt = saltFor(last, length, bounds)
  await owner.query(
    `insert into crash.chain (number, length, terminating_hash, beacon, beacon_key, beacon_round, beacon_at, committed_at, salt,
       signature, salted_at) values (1, $1, $2, $3, $4, 1, '2026-11-02', '2026-11-01', $3, $5, '2026-11-02')`,
    [length, roundHash(chain, 0), salt, "0".repeat(192), "0".repeat(96)],
  )
  for (let number = length; number > 0; number -= number % markInterval || markInterval)
    await owner.query("insert into crash.mark (chain, number, sealed) values (1, $1, $2)", [
      number,
      secret.encrypt(roundHash(chain, number)),
    ])
  return (number) => computeResult(roundHash(chain, number), salt)
}

/** Turns the game on with such a chain; returns the result of a round by its number. */
export async function openGame(
  { config, platform }: TestCasino,
  owner: pg.Pool,
  bounds: readonly (readonly [number, number])[],
): Promise<(number: number) => number> {
  await seedGamesOnce(owner)
  const resultOf = await plantChain(owner, thirdParties(config, platform).secret, bounds)
  await platform.transact((tx) => setPolicy(tx, crash, "on", "a test"))
  return resultOf
}

export const closeGame = ({ platform }: TestCasino): Promise<void> =>
  platform.transact((tx) => setPolicy(tx, crash, "off", "a test"))

/** Moves the clock of a casino, which stands still, to each step of a round. */
export function roundsOfCasino({ platform, clock }: TestCasino) {
  const round = (is: (round: RoundRow) => boolean, what: string) =>
    eventually(
      async () => {
        const last = await findLastRound(platform.reads())
        return last && is(last) ? last : undefined
      },
      { what, withinMs: 30_000, everyMs: 5 },
    )
  // The leader reads the clock once more after its take-off statement was answered.
  const isAnswered = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and state = 'active' and query like 'select crash.take\\_off%'`.execute(
      platform.reads().db,
    )
    return rows.length === 0
  }
  // The next round may be open already.
  const settled = ({ id }: RoundRow) =>
    eventually(
      async () => {
        const row = await findRound(platform.reads(), id)
        return row?.settled_at ? row : undefined
      },
      { what: `round ${id} to be settled`, withinMs: 30_000, everyMs: 5 },
    )
  return {
    settled,
    /** The next round, open for bets. */
    opened(after: bigint = 0n): Promise<RoundRow> {
      clock.advance(pauseMs)
      return round(
        ({ id, took_off_at, over_at }) => id > after && !took_off_at && !over_at,
        "a round to open",
      )
    },
    /** The clock is left one millisecond before the flight: at its instant the leader would choose another. */
    async tookOff({ id }: RoundRow): Promise<RoundRow> {
      clock.advance(bettingMs)
      const row = await round(
        (last) => last.id === id && last.took_off_at !== null,
        `round ${id} to take off`,
      )
      clock.set(new Date(row.took_off_at!.getTime() - 1))
      await eventually(isAnswered, { what: "the leader's take-off to be answered", withinMs: 30_000 })
      return row
    },
    reached({ took_off_at }: RoundRow, hundredths: number): void {
      clock.set(new Date(took_off_at!.getTime() + reachedMs(hundredths)))
    },
    flown(row: RoundRow): Promise<RoundRow> {
      clock.set(new Date(row.took_off_at!.getTime() + 300_000))
      return settled(row)
    },
  }
}

export const startLeaderIn = ({ modules }: TestCasino): RoundLeader =>
  modules.find(({ noun }) => noun === "crash")!.leading!() as RoundLeader

/** A player who uses the same functions as the routes. */
export async function seatAtCrash(
  { platform, clock }: TestCasino,
  owner: pg.Pool,
  euros: number,
  flight?: LocalFlight,
) {
  const seeded: SeededPlayer = await seedPlayer(owner, euros, { now: clock.now() })
  const caller = { playerId: seeded.playerId, sessionId: 0n }
  const push = crashPush(platform)
  return {
    ...seeded,
    bet: (roundId: bigint, cents: number, target?: number, betId: string = randomUUID()) =>
      placeBet(platform, push, caller, {
        betId,
        sessionToken: seeded.token,
        roundId,
        panel: "a",
        cents,
        target,
        isAuto: false,
      }),
    cancel: (betId: string) => cancelBet(platform, push, caller, betId),
    leave: (betId: string) => cashOut(platform, flight, caller, betId),
  }
}
