import { z } from "zod"
import { done, listing, missing, type Operation, reasoned } from "../../../platform/admin/command.ts"
import { unreadAttemptsOf, verificationOf } from "../store.ts"
import { declineReasons, declineUnread } from "./unread.ts"

/** What a person does about attempts that wait for one; who is accepted is accepted by `accept-identity`. */
export const unreadOperations: readonly Operation[] = [
  listing({
    name: "identities-unread",
    does: "attempts that the verifier accepted and whose document has to be compared with the account by a person",
    none: "No attempt waits.",
    entries: async (tx) =>
      (await unreadAttemptsOf(tx)).map(
        ({ reference, player_id, unread_at }) =>
          `${reference}  player ${player_id}  ${unread_at?.toISOString()}`,
      ),
  }),
  reasoned({
    name: "decline-identity",
    words: "REFERENCE REASON",
    does: `declines an attempt that waits in identities-unread: ${declineReasons.join(", ")}; the player may try again`,
    takes: z.tuple([z.string().min(6).max(250), z.enum(declineReasons)]),
    async run(tx, operator, [reference, reason]) {
      const attempt = await verificationOf(tx, reference)
      if (!attempt?.unread_at) return missing(`No attempt ${reference} waits.`)
      await declineUnread(tx, attempt, { reason, operator })
      return done(`Attempt ${reference} is declined; its player is written to within a moment.`)
    },
  }),
]
