import type { TestCasino } from "../../../../testing/casino.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import type { GiverNoun } from "../givers.ts"

/** The id of a prize, by which operators name it. */
export async function findPrizeId(casino: TestCasino, of: GiverNoun, ref: number): Promise<string> {
  const query = "select id::text as id from prizes.prize where giver = $1 and ref = $2"
  const [prize] = await asOwner<{ id: string }>(casino, query, [of, ref])
  return prize!.id
}
