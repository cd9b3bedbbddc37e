import { formatsOf } from "@elite/words"
import { disputeCommands } from "../../prizes/index.ts"
import { unitsToPoints } from "../../wallet/index.ts"
import { keepPoints, refusePoints } from "./prizes.ts"
import { listDisputed } from "./store.ts"

const { figure } = formatsOf("en")

/** What a person may do about points that were won with a bet that was given back afterwards. */
export const adminCommands = disputeCommands({
  list: {
    name: "points-disputed",
    does: "lists points that were won with a bet that was given back",
    none: "No points are disputed.",
    run: listDisputed,
    shown: ({ giver, ref, player_id, points, name, at }) =>
      `${giver} ${ref}, ${name.en}: ${figure(unitsToPoints(points))} points won by player ${player_id} at ${at.toISOString()}`,
  },
  keep: { name: "keep-points", does: "disputed points stay their winner's", run: keepPoints },
  refuse: {
    name: "refuse-points",
    does: "takes disputed points back, once two operators said so",
    run: refusePoints,
  },
  says: {
    kept: (id) => `The points of prize ${id} stay their winner's.`,
    proposed: (id) => `Noted. The points of prize ${id} are taken back when another operator says the same.`,
    refused: (id) => `The points of prize ${id} were taken back.`,
    notDisputed: (id) => `The points of prize ${id} are not disputed.`,
  },
})
