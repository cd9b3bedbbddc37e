import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  notDone,
  rowNumber,
  succeeded,
} from "../../platform/admin/command.ts"
import { removeFactor } from "./secondFactor/setUp.ts"

export const adminCommands: readonly AdminCommand[] = [
  adminCommand({
    name: "second-factor-off",
    words: "PLAYER",
    does: "turns off the second factor of a player who proved their identity and lost app and recovery codes",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [playerId]) =>
      (await removeFactor(tx, playerId, by))
        ? succeeded(`Player ${playerId} logs in with the password alone and is informed by e-mail.`)
        : notDone(`Player ${playerId} has no second factor.`),
  }),
]
