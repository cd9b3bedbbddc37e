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
} from "../../kernel/operation.ts"
import { eurosOfUnits } from "../wallet/index.ts"
import { givers } from "./givers.ts"
import { type Decided, keepPrize, refusePrize } from "./prizes.ts"
import { disputedOf, type Prize } from "./store.ts"

const euros = (units: bigint) => formatsOf("en").euros(eurosOfUnits(units))

function shown({
  id,
  giver,
  ref,
  player_id,
  amount,
  won_at,
  settled_at,
  refusal_by,
  refusal_why,
}: Prize): string {
  const lines = [
    `${String(id).padStart(6)}  ${givers[giver].one} ${ref}: ${euros(amount)} won by player ${player_id} at ${won_at.toISOString()}${settled_at ? ", in their balance" : ""}`,
    ...(refusal_by === null ? [] : [`to be taken back, says ${refusal_by}: ${refusal_why}`]),
  ]
  return lines.join("\n        ")
}

/** What is said of a decision. */
function saidOf(decided: Decided, id: bigint): Said {
  const sentences: Record<Decided, Said> = {
    kept: done(`Prize ${id} stays its winner's.`),
    proposed: done(`Noted. Prize ${id} is taken back when another operator says the same.`),
    refused: done(`Prize ${id} was taken back.`),
    notDisputed: missing(`Prize ${id} is not disputed.`),
    sameOperator: missing("You said so already. It needs another person."),
    spent: missing(`The balance does not hold prize ${id} any more.`),
  }
  return sentences[decided]
}

/** What a person may do about a jackpot or another prize whose bet was given back after it had won. */
export const operations: readonly Operation[] = [
  listing({
    name: "prizes-disputed",
    does: "lists jackpots and other prizes that were won by a bet that was given back",
    none: "No prize is disputed.",
    entries: async (tx) => (await disputedOf(tx)).map(shown),
  }),
  operation({
    name: "keep-prize",
    words: "ID",
    does: "a disputed prize stays its winner's",
    takes: z.tuple([rowNumber]),
    run: async (tx, _, [id]) => saidOf(await keepPrize(tx, id), id),
  }),
  reasoned({
    name: "refuse-prize",
    words: "ID",
    does: "takes a disputed prize back, once two operators said so",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => saidOf(await refusePrize(tx, id, by, why), id),
  }),
]
