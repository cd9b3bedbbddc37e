import { z } from "zod"
import { done, found, missing, type Operation, operation } from "../../../kernel/operation.ts"
import { clearFlag } from "./flag.ts"
import { flagsOf } from "./store.ts"

const flagId = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt)

/** What a person does about players whom money is not sent to before somebody has looked. */
export const operations: readonly Operation[] = [
  operation({
    name: "flags",
    words: "",
    does: "players whose withdrawals all wait for a person",
    takes: z.tuple([]),
    async run(tx) {
      const lines = (await flagsOf(tx)).map(
        ({ id, player_id, kind, subject_id, raised_at }) =>
          `${String(id).padStart(6)}  player ${player_id}  ${kind} ${subject_id}\n        since: ${raised_at.toISOString()}`,
      )
      return done(lines.length === 0 ? "No player is flagged." : lines.join("\n"))
    },
  }),
  operation({
    name: "clear-flag",
    words: "ID",
    does: "seen to: their withdrawals are judged by their amount again",
    takes: z.tuple([flagId]),
    run: async (tx, by, [id]) =>
      (await found(clearFlag(tx, id, by)))
        ? done(`Flag ${id} is cleared. What waits already still wants its approvals.`)
        : missing(`No flag ${id} stands.`),
  }),
]
