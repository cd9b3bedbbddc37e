import { z } from "zod"
import {
  done,
  entry,
  found,
  listing,
  missing,
  type Operation,
  operation,
  rowNumber,
} from "../../../platform/admin/command.ts"
import { clearFlag } from "./flag.ts"
import { flagsOf } from "./store.ts"

/** What a person does about players whom money is not sent to before somebody has looked. */
export const operations: readonly Operation[] = [
  listing({
    name: "flags",
    does: "players whose withdrawals all wait for a person",
    none: "No player is flagged.",
    entries: async (tx) =>
      (await flagsOf(tx)).map(({ id, player_id, kind, subject_id, raised_at }) =>
        entry(id, `player ${player_id}  ${kind} ${subject_id}`, `since: ${raised_at.toISOString()}`),
      ),
  }),
  operation({
    name: "clear-flag",
    words: "ID",
    does: "seen to: their withdrawals are judged by their amount again",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) =>
      (await found(clearFlag(tx, id, by)))
        ? done(`Flag ${id} is cleared. What waits already still wants its approvals.`)
        : missing(`No flag ${id} stands.`),
  }),
]
