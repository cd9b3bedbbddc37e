import { z } from "zod"
import { done, missing, type Operation, operation, rowNumber } from "../../platform/admin/command.ts"
import { takeFactorOff } from "./factor/setUp.ts"

/** What a person does for players who cannot get in. */
export const operations: readonly Operation[] = [
  operation({
    name: "second-factor-off",
    words: "PLAYER",
    does: "somebody who showed who they are has lost their app and their recovery codes",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [playerId]) =>
      (await takeFactorOff(tx, playerId, by))
        ? done(`Player ${playerId} logs in with the password alone; a letter tells them so.`)
        : missing(`Player ${playerId} has no second factor.`),
  }),
]
