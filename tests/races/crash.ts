import { randomUUID } from "node:crypto"
import { crash, limits } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { plantChain } from "../../apps/api/src/modules/crash/testing/crashGame.ts"
import { identityEncryption } from "../../apps/api/src/modules/players/index.ts"
import { uuid } from "../../apps/api/testing/hub88.ts"
import { seat, type Table } from "../../apps/api/testing/table.ts"
import { fleet } from "./fleet.ts"

// Two processes, one PostgreSQL, one round of our own game.

/** A round that stays open for bets as long as the test says: the test leads it, and nobody can follow before it lets go. */
async function openRound() {
  const { db } = fleet()
  const [, key] = inject("secrets").identityKeys.split(",")[0]!.split(":") as [string, string]
  await plantChain(db, identityEncryption([{ id: 1, bytes: Buffer.from(key, "base64") }]), [])
  const leader = await db.connect()
  const one = async (text: string, values: unknown[] = []) =>
    (await leader.query<{ one: string | null }>(`select ${text}`, values)).rows[0]!.one
  // A leader that has just shown itself is not followed.
  const term = await eventually(() => one("crash.take_lead(term, beat, 'a test') as one from crash.lead"))
  const id = await one("id as one from crash.open_round($1, 10, 10000, 1000000, clock_timestamp())", [term])
  await leader.query("begin")
  await one("crash.lock_lead($1) as one", [term])
  await db.query("update content.policy set state = 'on' where feature = 'crash'")
  return {
    id: Number(id),
    async letGo() {
      await db.query("update content.policy set state = 'off' where feature = 'crash'")
      await leader.query("commit")
      leader.release()
    },
  }
}

let round: Awaited<ReturnType<typeof openRound>>
const many = 500
const names = {
  panel: "CrashPanelTakenErrorType",
  money: "InsufficientFundsErrorType",
  limit: "OwnLimitReachedErrorType",
}

/** What came of a bet: "done", or the name that it was refused by; what nobody can know is asked again under the same id. */
async function placed(
  { cookie, token }: Table,
  n: number,
  amount: number,
  betId: string = randomUUID(),
): Promise<string> {
  const panel = n % 4 < 2 ? "a" : "b"
  const bet = { betId, sessionToken: token, roundId: round.id, panel, amount } as const
  for (let attempt = 0; ; attempt++) {
    const problem = await fleet()
      .browser(n % 2, cookie)
      .call(crash.placeCrashBet, bet)
      .then(() => undefined, refusal)
    if (!problem) return "done"
    if (problem.status < 500 || attempt === 5) return problem.name
  }
}
const refusal = ({ name, status }: { name: string; status: number }) => ({ name, status })
const tally = (outcomes: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
/** Five hundred at once, half of them at each panel, at both processes. */
const atOnce = async (table: Table, amount: number) =>
  tally(await Promise.all(Array.from({ length: many }, (_, n) => placed(table, n, amount))))

describe("five hundred bets of our own game at once on €100", () => {
  beforeAll(async () => {
    round = await openRound()
  })
  afterAll(() => round.letGo())

  it("of €50 each: two are taken, one at each panel, and nothing is left", async () => {
    const table = await seat(fleet(), 100)
    expect(await atOnce(table, 50)).toEqual({ done: 2, [names.panel]: many - 2 })
    expect(await table.cash()).toBe(0)
  })

  it("of €50.01 each: one is taken, and at the other panel each hears that its money is not there", async () => {
    const table = await seat(fleet(), 100)
    expect(await atOnce(table, 50.01)).toEqual({
      done: 1,
      [names.panel]: many / 2 - 1,
      [names.money]: many / 2,
    })
    expect(await table.cash()).toBe(4_999)
  })

  it("of €50 each under a limit of €60 a day: one is taken, and at the other panel each hears of the limit", async () => {
    const table = await seat(fleet(), 100)
    await fleet().browser(1, table.cookie).call(limits.setLimits, { dailyBetLimit: 60 })
    expect(await atOnce(table, 50)).toEqual({ done: 1, [names.panel]: many / 2 - 1, [names.limit]: many / 2 })
    expect(await table.cash()).toBe(5_000)
  })

  it("beside bets of €1 at the aggregator's games: all that is there is staked, and no more", async () => {
    const table = await seat(fleet(), 100)
    /** What nobody can know is asked again under the same id, as the aggregator would. */
    const elsewhere = async (): Promise<string> => {
      const id = uuid()
      for (let attempt = 0; ; attempt++) {
        const { status } = await table.bet(1, { transaction_uuid: id })
        if (status !== "RS_ERROR_UNKNOWN" || attempt === 5) return status
      }
    }
    const outcomes = await Promise.all(
      Array.from({ length: many }, (_, n) => (n % 4 === 1 ? placed(table, (n - 1) / 4, 20) : elsewhere())),
    )
    const counts = tally(outcomes)
    const { done = 0, RS_OK: spins = 0 } = counts
    expect(
      Object.keys(counts)
        .filter((name) => !Object.values(names).includes(name))
        .sort(),
    ).toEqual(["RS_ERROR_NOT_ENOUGH_MONEY", "RS_OK", "done"].filter((name) => name in counts))
    expect(done * 20 + spins).toBe(100)
    expect(await table.cash()).toBe(0)
  })

  it("placed and taken back at once: each is there or given back, and the money says which", async () => {
    const table = await seat(fleet(), 100)
    const ids = Array.from({ length: many / 2 }, () => randomUUID())
    const acts = ids.flatMap((betId, n) => [
      () => placed(table, n, 50, betId),
      () =>
        fleet()
          .browser((n + 1) % 2, table.cookie)
          .call(crash.cancelCrashBet, { betId })
          .then(
            () => "cancelled",
            (problem) => refusal(problem).name,
          ),
    ])
    const counts = tally(await Promise.all(acts.map((act) => act())))
    const { done = 0, cancelled = 0 } = counts
    expect(done - cancelled).toBeGreaterThanOrEqual(0)
    expect(done - cancelled).toBeLessThanOrEqual(2)
    expect(await table.cash()).toBe(10_000 - 5_000 * (done - cancelled))
    for (const { betId } of await standing(table)) expect(ids).toContain(betId)
    expect(await standing(table)).toHaveLength(done - cancelled)
  })
})

/** The bets of a player that fly in the round. */
async function standing({ cookie }: Table) {
  const { own } = await fleet().browser(0, cookie).call(crash.getCrashRound, {})
  return own.filter(({ state }) => state === "placed")
}
