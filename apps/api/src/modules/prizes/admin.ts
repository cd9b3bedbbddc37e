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
    shown: ({ giver, ref, player_id, amount, won_at, settled_at }) =>
      `${givers[giver].ledgerName} ${ref}: ${euros(amount)} won by player ${player_id} at ${won_at.toISOString()}${settled_at ? ", in their balance" : ""}`,
  },
  keep: { name: "keep-prize", does: "a disputed prize stays its winner's", run: keepPrize },
  refuse: {
    name: "refuse-prize",
    does: "takes a disputed prize back; needs two operators",
    run: refusePrize,
  },
  says: {
    kept: (id) => `Prize ${id} stays its winner's.`,
    proposed: (id) => `Noted. Prize ${id} is taken back when another operator says the same.`,
    refused: (id) => `Prize ${id} was taken back.`,
    notDisputed: (id) => `Prize ${id} is not disputed.`,
    spent: (id) => `The balance does not hold prize ${id} any more.`,
  },
})
