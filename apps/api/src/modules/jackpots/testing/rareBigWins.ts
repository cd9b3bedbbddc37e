import { expect } from "vitest"
import type { TestCasino } from "../../../../testing/casino.ts"
import { changeSetting } from "../../content/index.ts"
import { jackpotCeilings } from "../settings.ts"

/** From now on rounds win big so rarely that a stake of a euro takes a whole pool of 2 500; said before the pools begin. */
export async function makeBigWinsRare({ platform }: Pick<TestCasino, "platform">): Promise<void> {
  const wished = { path: ["bigWinsPpm"], value: 1, by: "a test", why: "a test" }
  expect(await platform.transact((tx) => changeSetting(tx, jackpotCeilings, wished))).toEqual({
    isDone: true,
  })
}
