import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  notDone,
  rowNumber,
  succeeded,
} from "../../platform/admin/command.ts"
import { removeFactor } from "./secondFactor/setUp.ts"

/** What a person does for players who cannot get in. */
export const adminCommands: readonly AdminCommand[] = [
  adminCommand({
    name: "second-factor-off",
    words: "PLAYER",
    does: "somebody who showed who they are has lost their app and their recovery codes",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [playerId]) =>
      (await removeFactor(tx, playerId, by))
        ? succeeded(`Player ${playerId} logs in with the password alone; a letter tells them so.`)
        : notDone(`Player ${playerId} has no second factor.`),
  }),
]
