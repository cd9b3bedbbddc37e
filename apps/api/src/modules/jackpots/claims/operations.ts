import { formatsOf } from "@elite/words"
import { z } from "zod"
import {
  done,
  listing,
  missing,
  type Operation,
  operation,
  reasoned,
  rowNumber,
  type Said,
} from "../../../kernel/operation.ts"
import { eurosOfUnits } from "../../wallet/index.ts"
import { type Decided, keepWin, refuseWin } from "./claims.ts"
import { disputedOf, type Win } from "./store.ts"

const euros = (units: bigint) => formatsOf("en").euros(eurosOfUnits(units))

function shown({ id, jackpot, player_id, paid, won_at, settled_at, refusal_by, refusal_why }: Win): string {
  const lines = [
    `${String(id).padStart(6)}  ${jackpot}: ${euros(paid)} won by player ${player_id} at ${won_at.toISOString()}${settled_at ? ", in their balance" : ""}`,
    ...(refusal_by === null ? [] : [`to be taken back, says ${refusal_by}: ${refusal_why}`]),
  ]
  return lines.join("\n        ")
}

/** What is said of a decision. */
function saidOf(decided: Decided, id: bigint): Said {
  const sentences: Record<Decided, Said> = {
    kept: done(`Win ${id} stays its winner's.`),
    proposed: done(`Noted. Win ${id} is taken back when another operator says the same.`),
    refused: done(`Win ${id} lies in the reserve.`),
    notDisputed: missing(`Win ${id} is not disputed.`),
    sameOperator: missing("You said so already. It needs another person."),
    spent: missing(`The balance does not hold win ${id} any more.`),
  }
  return sentences[decided]
}

/** What a person may do about a jackpot whose bet was given back after it had won. */
export const operations: readonly Operation[] = [
  listing({
    name: "jackpots-disputed",
    does: "lists jackpots that were won by a bet that was given back",
    none: "No jackpot is disputed.",
    entries: async (tx) => (await disputedOf(tx)).map(shown),
  }),
  operation({
    name: "keep-jackpot",
    words: "ID",
    does: "a disputed jackpot stays its winner's",
    takes: z.tuple([rowNumber]),
    run: async (tx, _, [id]) => saidOf(await keepWin(tx, id), id),
  }),
  reasoned({
    name: "refuse-jackpot",
    words: "ID",
    does: "takes a disputed jackpot back into the reserve, once two operators said so",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => saidOf(await refuseWin(tx, id, by, why), id),
  }),
]
