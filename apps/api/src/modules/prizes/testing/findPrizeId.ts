import type { TestCasino } from "../../../../testing/casino.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import type { GiverNoun } from "../givers.ts"

/** By which number a prize is known at the desk, of the number that its giver has for it. */
export async function findPrizeId(casino: TestCasino, of: GiverNoun, ref: number): Promise<string> {
  const asked = "select id::text as id from prizes.prize where giver = $1 and ref = $2"
  const [prize] = await asOwner<{ id: string }>(casino, asked, [of, ref])
  return prize!.id
}
