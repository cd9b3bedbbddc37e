import { type Held, held } from "../../kernel/held.ts"

/** What a person is given of the points and coins they earned. */
export const holds: readonly Held[] = [
  held("loyalty.earning", { gives: "at provider round_ref stake_units points coins" }),
]
