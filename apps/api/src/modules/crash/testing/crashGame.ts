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
import { cashOut } from "../rounds/cashOut.ts"
import { findLastRound, findRound, type RoundRow } from "../rounds/store.ts"
import { crash } from "../settings.ts"

/** A salt under which the first rounds of a chain end where a test wants them to. */
export function saltFor(
  last: string,
  length: number,
  wanted: readonly (readonly [number, number])[],
): string {
  const ends = wanted.map(([least, most], n) => ({ hash: roundHash({ last, length }, n + 1), least, most }))
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
 * A chain of a thousand, or so many, that has its salt, whose first rounds end within these bounds, hundredths; anywhere where none
 * are said. The same `last` makes the same chain. Answers where a round of it ends, by its number.
 */
export async function plantChain(
  owner: pg.Pool,
  secret: Pick<IdentityEncryption, "encrypt">,
  wanted: readonly (readonly [number, number])[],
  { length = 1_000, last = randomBytes(32).toString("hex") }: { length?: number; last?: string } = {},
): Promise<(number: number) => number> {
  const chain = { last, length }
  const salt = saltFor(last, length, wanted)
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

/** Opens the game with such a chain, and answers where its rounds end. */
export async function openGame(
  { config, platform }: TestCasino,
  owner: pg.Pool,
  wanted: readonly (readonly [number, number])[],
): Promise<(number: number) => number> {
  await seedGamesOnce(owner)
  const resultOf = await plantChain(owner, thirdParties(config, platform).secret, wanted)
  await platform.transact((tx) => setPolicy(tx, crash, "on", "a test"))
  return resultOf
}

/** From now on no round opens; what stands is played to its end. */
export const closeGame = ({ platform }: TestCasino): Promise<void> =>
  platform.transact((tx) => setPolicy(tx, crash, "off", "a test"))

/** The round that stands in a casino whose clock stands still: moved on step by step, as far as a test says. */
export function roundsOfCasino({ platform, clock }: TestCasino) {
  const round = (is: (round: RoundRow) => boolean, what: string) =>
    eventually(
      async () => {
        const last = await findLastRound(platform.reads())
        return last && is(last) ? last : undefined
      },
      { what, withinMs: 30_000, everyMs: 5 },
    )
  // Others see a take-off before its leader hears that it is done, and looks at the clock once more.
  const isAnswered = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and state = 'active' and query like 'select crash.take\\_off%'`.execute(
      platform.reads().db,
    )
    return rows.length === 0
  }
  // Not the last one: the next may be open by then.
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
    /** It has taken off, and its flight begins the millisecond after: its leader would give it another instant at this one. */
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
    /** Its flight has just reached so many hundredths. */
    reached({ took_off_at }: RoundRow, hundredths: number): void {
      clock.set(new Date(took_off_at!.getTime() + reachedMs(hundredths)))
    },
    /** It has been flown to its end. */
    flown(row: RoundRow): Promise<RoundRow> {
      clock.set(new Date(row.took_off_at!.getTime() + 300_000))
      return settled(row)
    },
  }
}

/** Leads the rounds of a casino as a process with the role would, until it is stopped. */
export const startLeaderIn = ({ modules }: TestCasino): RoundLeader =>
  modules.find(({ noun }) => noun === "crash")!.leading!() as RoundLeader

/** What a player does at the game, through the same functions as the calls of the wire. */
export async function seatAtCrash(
  { platform, clock }: TestCasino,
  owner: pg.Pool,
  euros: number,
  leading?: Pick<RoundLeader, "leave">,
) {
  const seeded: SeededPlayer = await seedPlayer(owner, euros, { now: clock.now() })
  const caller = { playerId: seeded.playerId, sessionId: 0n }
  const told = crashPush(platform)
  return {
    ...seeded,
    bet: (roundId: bigint, cents: number, target?: number, betId: string = randomUUID()) =>
      placeBet(platform, told, caller, {
        betId,
        sessionToken: seeded.token,
        roundId,
        panel: "a",
        cents,
        target,
        isAuto: false,
      }),
    cancel: (betId: string) => cancelBet(platform, told, caller, betId),
    leave: (betId: string) => cashOut(platform, leading, caller, betId),
  }
}
