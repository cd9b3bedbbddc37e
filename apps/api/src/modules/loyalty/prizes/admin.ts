import { formatsOf } from "@elite/words"
import { disputeCommands } from "../../prizes/index.ts"
import { unitsToPoints } from "../../wallet/index.ts"
import { keepPoints, refusePoints } from "./prizes.ts"
import { listDisputed } from "./store.ts"

const { figure } = formatsOf("en")

export const adminCommands = disputeCommands({
  list: {
    name: "points-disputed",
    does: "lists points that were won with a bet that was voided later",
    none: "No points are disputed.",
    run: listDisputed,
    format: ({ giver, ref, player_id, points, name, at }) =>
      `${giver} ${ref}, ${name.en}: ${figure(unitsToPoints(points))} points won by player ${player_id} at ${at.toISOString()}`,
  },
  keep: { name: "keep-points", does: "leaves disputed points with their winner", run: keepPoints },
  refuse: {
    name: "refuse-points",
    does: "reverses disputed points, once two operators have refused them",
    run: refusePoints,
  },
  results: {
    kept: (id) => `The points of prize ${id} stay with their winner.`,
    proposed: (id) =>
      `Recorded. The points of prize ${id} are reversed when another operator refuses them too.`,
    refused: (id) => `The points of prize ${id} were reversed.`,
  },
})
