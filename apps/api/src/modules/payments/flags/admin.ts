import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  formatEntry,
  listCommand,
  notDone,
  orUndefined,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { clearFlag } from "./flags.ts"
import { listFlags } from "./store.ts"

/** What a person does about players whom money is not sent to before somebody has looked. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "flags",
    does: "players whose withdrawals all wait for a person",
    none: "No player is flagged.",
    entries: async (tx) =>
      (await listFlags(tx)).map(({ id, player_id, kind, subject_id, raised_at }) =>
        formatEntry(id, `player ${player_id}  ${kind} ${subject_id}`, `since: ${raised_at.toISOString()}`),
      ),
  }),
  adminCommand({
    name: "clear-flag",
    words: "ID",
    does: "seen to: their withdrawals are judged by their amount again",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [id]) =>
      (await orUndefined(clearFlag(tx, id, by)))
        ? succeeded(`Flag ${id} is cleared. What waits already still wants its approvals.`)
        : notDone(`No flag ${id} stands.`),
  }),
]
