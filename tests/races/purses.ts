import { describe, expect, it } from "vitest"
import { dayMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { uuid } from "../../apps/api/testing/hub88.ts"
import { seat, seatWithPurse, type Table } from "../../apps/api/testing/table.ts"
import { fleet } from "./fleet.ts"

// Two processes, one PostgreSQL: a purse that is capped, that ends, and that is closed while it is played with.
let numbers = 0

/** A player with cash and a purse of 10⁻⁵ units, opened behind the API's back as a higher floor would. */
async function purseOf(
  kind: "bonus" | "credit",
  {
    cash,
    cents,
    largestCents = null,
    ms = dayMs,
  }: { cash: number; cents: number; largestCents?: number | null; ms?: number },
) {
  const player = await seat(fleet(), cash)
  const { rows } = await fleet().db.query<{ id: string }>(
    `insert into play.purse (player_id, kind, giver, giver_number, ends_at, largest_stake, opened_at)
     values ($1, $2, 'test', $3, clock_timestamp() + make_interval(secs => $4), $5, clock_timestamp()) returning id`,
    [player.playerId, kind, ++numbers, ms / 1000, largestCents && largestCents * 1000],
  )
  const id = BigInt(rows[0]!.id)
  await fleet().db.query("select play.fill_purse($1, 'opened', $2, clock_timestamp())", [id, cents * 1000])
  return { ...(await seatWithPurse(fleet(), player, { kind, id })), id }
}
const heldCents = async ({ id, playerId }: { id: bigint; playerId: bigint }, kind: "bonus" | "credit") => {
  const { rows } = await fleet().db.query<{ other: string }>("select other from play.held_of($1, $2, $3)", [
    playerId,
    kind,
    id,
  ])
  return Number(rows[0]!.other) / 1000
}
const closeNow = (id: bigint, to: "player" | "house") =>
  fleet().db.query("select play.close_purse($1, $2, clock_timestamp())", [id, to])

const tally = (answers: readonly { status: string }[]) => {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
/** What nobody can know is asked again under the same id, as the aggregator would. */
async function placed(table: Table, euros: number, more: Record<string, unknown> = {}) {
  const id = uuid()
  for (let attempt = 0; ; attempt++) {
    const answer = await table.bet(euros, { transaction_uuid: id, ...more })
    if (answer.status !== "RS_ERROR_UNKNOWN" || attempt === 5) return answer
  }
}

describe("races for a purse", () => {
  it("three hundred bets at once on €20 of cash and €30 of bonus, a third above the cap: fifty are booked", async () => {
    const table = await purseOf("bonus", { cash: 20, cents: 3_000, largestCents: 100 })
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, n) => placed(table, n % 3 === 0 ? 1.01 : 1)),
    )
    expect(tally(answers)).toEqual({ RS_OK: 50, RS_ERROR_LIMIT_REACHED: 100, RS_ERROR_NOT_ENOUGH_MONEY: 150 })
    expect([await table.cash(), await heldCents(table, "bonus")]).toEqual([0, 0])
    const seen = answers.filter(({ status }) => status === "RS_OK").map(({ balance }) => balance)
    expect(new Set(seen).size).toBe(50)
  })

  it("the same split bet twenty times at once is booked once, and voided once", async () => {
    for (let n = 0; n < 5; n++) {
      const table = await purseOf("bonus", { cash: 3, cents: 1_000 })
      const id = uuid()
      const bets = await Promise.all(Array.from({ length: 20 }, () => table.bet(5, { transaction_uuid: id })))
      expect(tally(bets)).toEqual({ RS_OK: 20 })
      expect([await table.cash(), await heldCents(table, "bonus")]).toEqual([0, 800])
      const back = uuid()
      await Promise.all(Array.from({ length: 20 }, () => table.rollback(id, { transaction_uuid: back })))
      expect([await table.cash(), await heldCents(table, "bonus")]).toEqual([300, 1_000])
    }
  })

  it("a purse that ends takes what was accepted before, and nothing after, on whichever process", async () => {
    const table = await purseOf("credit", { cash: 1, cents: 100_000, ms: 600 })
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const mine: Awaited<ReturnType<typeof placed>>[] = []
        while (performance.now() - began < 1_500) mine.push(await placed(table, 0.01))
        return mine
      }),
    )
    const all = answers.flat()
    const { RS_OK: accepted = 0, RS_ERROR_TOKEN_EXPIRED: late = 0, ...others } = tally(all)
    expect(others).toEqual({})
    expect(accepted).toBeGreaterThan(0)
    expect(late).toBeGreaterThan(0)
    const { rows } = await fleet().db.query<{ kept: string; late: string }>(
      `select count(*) filter (where t.status = 'ok') as kept, count(*) filter (where t.status = 'ok' and t.at >= p.ends_at) as late
       from play.transaction t join play.purse p on p.id = t.purse_id where p.id = $1`,
      [table.id],
    )
    expect(rows[0]).toEqual({ kept: String(accepted), late: "0" })
    expect(await heldCents(table, "credit")).toBe(100_000 - accepted)
    const won = all.find(({ status }) => status === "RS_OK")!
    expect((await table.win(won.uuid, 5)).status).toBe("RS_OK")
    expect(await heldCents(table, "credit")).toBe(100_500 - accepted)
  })

  it("a bonus that is closed among bets, wins and rollbacks loses nothing and keeps nothing", async () => {
    for (const to of ["player", "house", "player", "house"] as const) {
      const table = await purseOf("bonus", { cash: 10, cents: 5_000 })
      const before = await Promise.all(Array.from({ length: 8 }, () => placed(table, 3)))
      const acts = before.flatMap(({ uuid: id }, n) => [
        () => table.win(id, 2, { round_closed: false }),
        ...(n % 2 === 0 ? [() => table.rollback(id)] : []),
        () => placed(table, 1),
      ])
      const answers = await Promise.all([...acts.map((act) => act()), closeNow(table.id, to)])
      expect(answers).toHaveLength(acts.length + 1)
      expect(await heldCents(table, "bonus")).toBe(0)
      expect((await table.bet(1)).status).toBe("RS_ERROR_TOKEN_EXPIRED")
    }
  })
})
