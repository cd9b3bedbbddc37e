import { expect, it } from "vitest"
import { storeForTest } from "../../../../testing/store.ts"
import { dayMs } from "../../../platform/lib/calendar.ts"
import { ensureDefaults } from "../../content/index.ts"
import { findStanding, sumPointsSince } from "../ranks/store.ts"
import { rankTerms } from "../settings.ts"
import { awardPoints, disputePoints, refusePoints } from "./prizes.ts"
import { listDisputed } from "./store.ts"

const name = { en: "Sablon Sprint", fr: "Sprint du Sablon", nl: "Zavelsprint" }
const toAward = (ref: bigint, playerId: bigint, points: bigint) => ({
  of: "tournaments" as const,
  ref,
  playerId,
  points,
  name,
})

it("counts prize points for a year from when they were won, once for a ref, and not once refused", async () => {
  const { transact, reads, clock } = await storeForTest()
  const wonAt = clock.now()
  await transact((tx) => ensureDefaults(tx, [rankTerms]))
  const counted = async (playerId: bigint, since: Date) =>
    (await sumPointsSince(reads(), [{ playerId, since }]))[0]
  await transact((tx) => awardPoints(tx, []))
  await transact((tx) =>
    awardPoints(tx, [toAward(3n, 2n, 400_000n), toAward(1n, 1n, 2_000_000n), toAward(2n, 2n, 700_000n)]),
  )
  const before = new Date(wonAt.getTime() - 1)
  expect(await counted(1n, before)).toBe(2_000_000n)
  expect(await counted(2n, before)).toBe(1_100_000n)
  expect(await counted(1n, wonAt)).toBe(0n)
  expect((await findStanding(reads(), 1n))?.level).toBe(2)
  expect((await findStanding(reads(), 2n))?.level).toBe(2)
  await expect(transact((tx) => awardPoints(tx, [toAward(1n, 1n, 1_000n)]))).rejects.toThrow(
    /prize_giver_ref_key/,
  )
  expect(await counted(1n, before)).toBe(2_000_000n)

  clock.set(new Date(wonAt.getTime() + dayMs))
  // A second dispute of the same prize has no effect.
  for (const refs of [[1n], [1n, 99n]]) await transact((tx) => disputePoints(tx, "tournaments", refs))
  const [disputed, ...others] = await listDisputed(reads())
  expect(others).toEqual([])
  expect(disputed).toMatchObject({ ref: 1n, player_id: 1n, points: 2_000_000n })
  expect(await counted(1n, before)).toBe(2_000_000n)
  for (const by of ["anna", "bert"]) await transact((tx) => refusePoints(tx, disputed!.id, by, "a test"))
  expect(await counted(1n, before)).toBe(0n)
  expect(await counted(2n, before)).toBe(1_100_000n)
  // A refused prize cannot be disputed.
  await transact((tx) => disputePoints(tx, "tournaments", [1n]))
  expect(await listDisputed(reads())).toEqual([])
})
