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
import { pointsOfUnits } from "../../wallet/index.ts"
import { type Decided, keepPoints, refusePoints } from "./prizes.ts"
import { disputedOf, type Prize } from "./store.ts"

const { figure } = formatsOf("en")

const shown = ({ id, giver, ref, player_id, points, name, at, refusal_by, refusal_why }: Prize): string =>
  [
    `${String(id).padStart(6)}  ${giver} ${ref}, ${name.en}: ${figure(pointsOfUnits(points))} points won by player ${player_id} at ${at.toISOString()}`,
    ...(refusal_by === null ? [] : [`to be taken back, says ${refusal_by}: ${refusal_why}`]),
  ].join("\n        ")

/** What is said of a decision. */
function saidOf(decided: Decided, id: bigint): Said {
  const sentences: Record<Decided, Said> = {
    kept: done(`The points of prize ${id} stay their winner's.`),
    proposed: done(`Noted. The points of prize ${id} are taken back when another operator says the same.`),
    refused: done(`The points of prize ${id} were taken back.`),
    notDisputed: missing(`The points of prize ${id} are not disputed.`),
    sameOperator: missing("You said so already. It needs another person."),
  }
  return sentences[decided]
}

/** What a person may do about points that were won with a bet that was given back afterwards. */
export const operations: readonly Operation[] = [
  listing({
    name: "points-disputed",
    does: "lists points that were won with a bet that was given back",
    none: "No points are disputed.",
    entries: async (tx) => (await disputedOf(tx)).map(shown),
  }),
  operation({
    name: "keep-points",
    words: "ID",
    does: "disputed points stay their winner's",
    takes: z.tuple([rowNumber]),
    run: async (tx, _, [id]) => saidOf(await keepPoints(tx, id), id),
  }),
  reasoned({
    name: "refuse-points",
    words: "ID",
    does: "takes disputed points back, once two operators said so",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id], why) => saidOf(await refusePoints(tx, id, by, why), id),
  }),
]
