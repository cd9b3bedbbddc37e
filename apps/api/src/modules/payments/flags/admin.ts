import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  formatEntry,
  listCommand,
  rowNumber,
} from "../../../platform/admin/command.ts"
import { orRefuse } from "../../../platform/admin/operatorError.ts"
import { clearFlag } from "./flags.ts"
import { listFlags } from "./store.ts"

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "flags",
    does: "lists the players whose withdrawals all need an operator",
    none: "No player is flagged.",
    entries: async (tx) =>
      (await listFlags(tx)).map(({ id, player_id, kind, subject_id, raised_at }) =>
        formatEntry(id, `player ${player_id}  ${kind} ${subject_id}`, `since: ${raised_at.toISOString()}`),
      ),
  }),
  adminCommand({
    name: "clear-flag",
    words: "ID",
    does: "clears a flag: withdrawals of the player are reviewed by amount again",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [id]) {
      await orRefuse(clearFlag(tx, id, by), `There is no open flag ${id}.`)
      return `Flag ${id} is cleared. Withdrawals already in review still need their approvals.`
    },
  }),
]
