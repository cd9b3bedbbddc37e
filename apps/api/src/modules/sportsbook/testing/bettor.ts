import pg from "pg"
import type { TestCasino } from "../../../../testing/casino.ts"
import { seededVisitor, seedMoney } from "../../../../testing/seeded.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import { betby } from "../../../providers/betby/client.ts"
import { changeSetting, setPolicy } from "../../content/index.ts"
import { sportsbook, sportsbookLicence } from "../settings.ts"
import { sportsbookCalls } from "../sportsbook.ts"
import type { BetResult } from "../statuses.ts"

export const unitsOfCents = (cents: number): bigint => BigInt(cents) * 1000n

export const openSportsbook = ({ platform }: TestCasino): Promise<void> =>
  platform.transact(async (tx) => {
    const change = { path: ["number"], value: "F1+0001", by: "a test", why: "a test" }
    await changeSetting(tx, sportsbookLicence, change)
    await setPolicy(tx, sportsbook, "on", "a test")
  })

/** A player with cash and a sports balance; amounts in cents, message names unique to the player. */
export async function bettor(
  casino: TestCasino,
  euros: { cash?: number; sports: number; playerId?: bigint },
) {
  const playerId = euros.playerId ?? (await seededVisitor(casino, euros.cash ?? 0)).playerId
  const db = new pg.Client({ connectionString: casino.databaseUrl })
  await db.connect()
  const session = randomUuid()
  try {
    if (euros.sports > 0) await seedMoney(db, playerId, euros.sports, "sports")
    await db.query(
      `insert into sportsbook.session (ref, player_id, login_session_id, opened_at)
       select $1, $2, min(id), $3 from sessions.session where player_id = $2`,
      [session, playerId, casino.clock.now()],
    )
  } finally {
    await db.end()
  }
  const calls = sportsbookCalls(casino.platform, { provider: betby(casino.config.betby!) })
  const named = (name: string) => ({ provider: "betby", uuid: `${name}-${playerId}`, playerId }) as const
  const ofBet = (betId: bigint) => ({ provider: "betby", playerId, betId }) as const
  return {
    playerId,
    calls,
    session,
    stake: (name: string, cents: number) =>
      calls.placeBet({
        ...named(name),
        session,
        currency: "EUR",
        amountUnits: unitsOfCents(cents),
        slip: { ref: `slip-${name}`, potentialWinUnits: 0n, oddsThousandths: 2000, legs: [] },
      }),
    confirm: (betId: bigint) => calls.confirmBet(ofBet(betId)),
    discard: (name: string) => calls.discardBet(named(name)),
    result: (name: string, betId: bigint, result: BetResult, cents: number) =>
      calls.settleBet({ ...named(name), betId, result, currency: "EUR", amountUnits: unitsOfCents(cents) }),
    back: (name: string, betId: bigint, of: string) =>
      calls.reverseResult({ ...named(name), betId, referenceUuid: named(of).uuid }),
    finalise: (betId: bigint) => calls.finalise(ofBet(betId)),
    async sportsCents() {
      const { rows } = await casino.platform.database.pool.query<{ total: string }>(
        "select wallet.total(wallet.sports($1)) as total",
        [playerId],
      )
      return Number(rows[0]!.total) / 1000
    },
  }
}
export type Bettor = Awaited<ReturnType<typeof bettor>>
