import { z } from "zod"
import { type AdminCommand, adminCommand, rowNumber } from "../../platform/admin/command.ts"
import { refuseUnless } from "../../platform/admin/operatorError.ts"
import { removeFactor } from "./secondFactor/setUp.ts"

export const adminCommands: readonly AdminCommand[] = [
  adminCommand({
    name: "second-factor-off",
    words: "PLAYER",
    does: "turns off the second factor of a player who proved their identity and lost app and recovery codes",
    takes: z.tuple([rowNumber]),
    async run(tx, by, [playerId]) {
      refuseUnless(await removeFactor(tx, playerId, by), `Player ${playerId} has no second factor.`)
      return `Player ${playerId} logs in with the password alone and is informed by e-mail.`
    },
  }),
]
