import { formatsOf } from "@elite/words"
import { unitsToEuros } from "../wallet/index.ts"
import { disputeCommands } from "./disputes/commands.ts"
import { givers } from "./givers.ts"
import { keepPrize, refusePrize } from "./prizes.ts"
import { listDisputed } from "./store.ts"

const euros = (units: bigint) => formatsOf("en").euros(unitsToEuros(units))

export const adminCommands = disputeCommands({
  list: {
    name: "prizes-disputed",
    does: "lists jackpots and other prizes whose bet was voided after the win",
    none: "No prize is disputed.",
    run: listDisputed,
    format: ({ giver, ref, player_id, amount, won_at, settled_at }) =>
      `${givers[giver].ledgerName} ${ref}: ${euros(amount)} won by player ${player_id} at ${won_at.toISOString()}${settled_at ? ", in their balance" : ""}`,
  },
  keep: { name: "keep-prize", does: "leaves a disputed prize with its winner", run: keepPrize },
  refuse: {
    name: "refuse-prize",
    does: "reverses a disputed prize, once two operators have refused it",
    run: refusePrize,
  },
  results: {
    kept: (id) => `Prize ${id} stays with its winner.`,
    proposed: (id) => `Recorded. Prize ${id} is reversed when another operator refuses it too.`,
    refused: (id) => `Prize ${id} was reversed.`,
  },
})
