import { expect, it } from "vitest"
import { concurrencyLimit } from "./concurrencyLimit.ts"

it("runs a limited number at once and the others in order, also after a failure", async () => {
  const inTurn = concurrencyLimit(2)
  const begun: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const all = ends.map(({ promise }, n) =>
    inTurn(() => {
      begun.push(n)
      return promise
    }),
  )
  const settled = Promise.allSettled(all)
  expect(begun).toEqual([0, 1])
  ends[1]!.reject(new Error("no page"))
  await expect(all[1]).rejects.toThrow("no page")
  expect(begun).toEqual([0, 1, 2])
  ends[2]!.resolve(2)
  await all[2]
  expect(begun).toEqual([0, 1, 2, 3])
  for (const [n, { resolve }] of ends.entries()) resolve(n)
  expect((await settled).map(({ status }) => status).filter((status) => status === "rejected")).toHaveLength(
    1,
  )
  expect(begun).toEqual([0, 1, 2, 3, 4])
  await expect(inTurn(async () => "again")).resolves.toBe("again")
})
