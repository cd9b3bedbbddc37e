import type { TestCasino } from "../../../../testing/casino.ts"
import { changeSetting } from "../../content/index.ts"
import { jackpotCeilings } from "../settings.ts"

/** Makes big wins so rare that a stake of a euro takes a pool of 2 500; called before the pools begin. */
export async function makeBigWinsRare({ platform }: Pick<TestCasino, "platform">): Promise<void> {
  const change = { path: ["bigWinsPpm"], value: 1, by: "a test", why: "a test" }
  await platform.transact((tx) => changeSetting(tx, jackpotCeilings, change))
}
