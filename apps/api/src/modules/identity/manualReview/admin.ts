import { z } from "zod"
import { type AdminCommand, commandWithReason, listCommand } from "../../../platform/admin/command.ts"
import { refuseUnless } from "../../../platform/admin/operatorError.ts"
import { findVerification, listUnreadAttempts } from "../store.ts"
import { declineAfterReview, declineReasons } from "./manualReview.ts"

/** Attempts are declined here and accepted by `accept-identity`. */
export const manualReviewCommands: readonly AdminCommand[] = [
  listCommand({
    name: "identities-unread",
    does: "lists attempts that the verifier accepted and whose document an operator has to compare with the account",
    none: "No attempt is pending.",
    entries: async (tx) =>
      (await listUnreadAttempts(tx)).map(
        ({ reference, player_id, unread_at }) =>
          `${reference}  player ${player_id}  ${unread_at?.toISOString()}`,
      ),
  }),
  commandWithReason({
    name: "decline-identity",
    words: "REFERENCE REASON",
    does: `declines an attempt of identities-unread: ${declineReasons.join(", ")}; the player may try again`,
    takes: z.tuple([z.string().min(6).max(250), z.enum(declineReasons)]),
    async run(tx, operator, [reference, reason]) {
      const attempt = await findVerification(tx, reference)
      refuseUnless(attempt?.unread_at, `No attempt ${reference} is pending.`)
      await declineAfterReview(tx, attempt, { reason, operator })
      return `Attempt ${reference} is declined; its player gets an e-mail shortly.`
    },
  }),
]
