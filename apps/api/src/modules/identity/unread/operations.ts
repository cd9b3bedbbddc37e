import { z } from "zod"
import { done, listing, missing, type Operation, reasoned } from "../../../kernel/operation.ts"
import { unreadAttemptsOf, verificationOf } from "../store.ts"
import { declineUnread } from "./unread.ts"

/** What a person does about attempts whose result cannot be read; who is accepted is accepted by `accept-identity`. */
export const unreadOperations: readonly Operation[] = [
  listing({
    name: "identities-unread",
    does: "attempts that the verifier decided without saying what it read",
    none: "No attempt waits.",
    entries: async (tx) =>
      (await unreadAttemptsOf(tx)).map(
        ({ reference, player_id, unread_at }) =>
          `${reference}  player ${player_id}  ${unread_at?.toISOString()}`,
      ),
  }),
  reasoned({
    name: "decline-identity",
    words: "REFERENCE",
    does: "declines an attempt that waits in identities-unread as unreadable; the player may try again",
    takes: z.tuple([z.string().min(6).max(250)]),
    async run(tx, by, [reference]) {
      const attempt = await verificationOf(tx, reference)
      if (!attempt?.unread_at) return missing(`No attempt ${reference} waits.`)
      await declineUnread(tx, attempt, by)
      return done(`Attempt ${reference} is declined; its player is written to within a moment.`)
    },
  }),
]
