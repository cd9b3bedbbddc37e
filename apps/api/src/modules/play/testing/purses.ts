import { expect } from "vitest"
import type { TestCasino } from "../../../../testing/casino.ts"
import type { Hub88 } from "../../../../testing/hub88.ts"
import { seatWithPurse, type Table } from "../../../../testing/table.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { centsToUnits } from "../../wallet/index.ts"
import { closePurse, findPurse, openPurse } from "../purses/purses.ts"
import type { Purse, PurseTerms } from "../purses/terms.ts"

let numbers = 0n

/** A purse of a player, opened by somebody of a higher floor, a day long unless told. */
export const openTestPurse = (
  { platform }: Pick<TestCasino, "platform">,
  { playerId }: Pick<Table, "playerId">,
  kind: "bonus" | "credit",
  cents: number,
  change: Partial<PurseTerms> = {},
): Promise<bigint> =>
  platform.transact((tx) => {
    const endsAt = new Date(tx.now.getTime() + dayMs)
    const terms = { playerId, kind, giver: "test", giverNumber: ++numbers, endsAt, largestStakeUnits: null }
    return openPurse(tx, { gameCodes: null, ...terms, ...change }, centsToUnits(cents))
  })

export const closeTestPurse = (
  { platform }: Pick<TestCasino, "platform">,
  id: bigint,
  to: "player" | "house",
) => platform.transact((tx) => closePurse(tx, id, to))

/** What a purse holds, in cents of its asset. */
export async function purseCents({ platform }: Pick<TestCasino, "platform">, id: bigint): Promise<number> {
  const { heldUnits } = (await findPurse(platform.reads(), id)) as Purse
  expect(heldUnits % 1000n).toBe(0n)
  return Number(heldUnits / 1000n)
}

/** A player at a table with a purse that is opened for them. */
export async function withPurse(
  at: { casino: TestCasino; hub: Hub88; db: Parameters<typeof seatWithPurse>[0]["db"] },
  player: Table,
  kind: "bonus" | "credit",
  cents: number,
  change: Partial<PurseTerms> = {},
): Promise<Table & { purseId: bigint }> {
  const purseId = await openTestPurse(at.casino, player, kind, cents, change)
  const table = await seatWithPurse(at, player, { kind, id: purseId }, at.casino.clock.now())
  return { ...table, purseId }
}
