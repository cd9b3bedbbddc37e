import { z } from "zod"
import {
  done,
  found,
  missing,
  type Operation,
  operation,
  rowNumber,
} from "../../../platform/admin/command.ts"
import { returnedMail } from "../emails/returned.ts"
import { reopenPlayer } from "./closing.ts"

/** What a person does about accounts, and sees of letters that do not arrive. */
export const operations: readonly Operation[] = [
  operation({
    name: "reopen-account",
    words: "PLAYER",
    does: "an account that its player closed is open again; an exclusion holds as before",
    takes: z.tuple([rowNumber]),
    run: async (tx, by, [playerId]) =>
      (await found(reopenPlayer(tx, playerId, by)))
        ? done(`The account of player ${playerId} is open again.`)
        : missing(`Player ${playerId} has no closed account.`),
  }),
  returnedMail,
]
