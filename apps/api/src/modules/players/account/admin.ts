import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  notDone,
  orUndefined,
  rowNumber,
  succeeded,
} from "../../../platform/admin/command.ts"
import { bouncedMailCommand } from "../emailAddress/bounces.ts"
import { reopenPlayer } from "./closing.ts"

export const adminCommands: readonly AdminCommand[] = [
  adminCommand({
    name: "reopen-account",
    words: "PLAYER",
    does: "reopens an account that its player closed; an exclusion stays in force",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [playerId]) =>
      (await orUndefined(reopenPlayer(tx, playerId, by)))
        ? succeeded(`The account of player ${playerId} is open again.`)
        : notDone(`Player ${playerId} has no closed account.`),
  }),
  bouncedMailCommand,
]
