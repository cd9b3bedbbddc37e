import { z } from "zod"
import { type AdminCommand, adminCommand, rowNumber } from "../../../platform/admin/command.ts"
import { orRefuse } from "../../../platform/admin/operatorError.ts"
import { bouncedMailCommand } from "../emailAddress/bounces.ts"
import { reopenPlayer } from "./closing.ts"

export const adminCommands: readonly AdminCommand[] = [
  adminCommand({
    name: "reopen-account",
    words: "PLAYER",
    does: "reopens an account that its player closed; an exclusion stays in force",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [playerId]) {
      await orRefuse(reopenPlayer(tx, playerId, by), `Player ${playerId} has no closed account.`)
      return `The account of player ${playerId} is open again.`
    },
  }),
  bouncedMailCommand,
]
