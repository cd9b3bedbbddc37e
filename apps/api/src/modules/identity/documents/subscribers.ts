import type { Subscriber } from "../../../platform/db/handlerType.ts"
import { subscriber } from "../../../platform/events/subscription.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { findProfile, playerClosed, playerReopened } from "../../players/index.ts"
import { sendDocumentAcceptedEmail, sendDocumentRejectedEmail } from "../emails.ts"
import { documentAccepted, documentRejected } from "../events.ts"
import { retainIndefinitely, retainUntilLegalLimit } from "./overdue.ts"

export const subscribers = ({ publicUrl }: Pick<Platform, "publicUrl">): readonly Subscriber[] => [
  // Admin commands run in a process without sockets, so the player is notified from here.
  subscriber({
    listener: "identity.documents",
    on: [documentAccepted, documentRejected],
    async react(tx, events) {
      for (const { kind, playerId, data } of events) {
        const { label, documentId } = data
        const player = await findProfile(tx, playerId)
        if (!player) continue
        if (kind === "document.accepted") {
          tx.push({ playerId }, "document", { documentId: Number(documentId), status: "accepted" })
          await notify(tx, playerId, "account", "documentAccepted", { document: label })
          await sendDocumentAcceptedEmail(tx, publicUrl, player, label)
        } else {
          const { reason } = data
          tx.push({ playerId }, "document", { documentId: Number(documentId), status: "rejected" })
          await notify(tx, playerId, "account", "documentRejected", {
            document: label,
            documentReason: reason,
          })
          await sendDocumentRejectedEmail(tx, publicUrl, player, { label, reason })
        }
      }
    },
  }),
  subscriber({
    listener: "identity.keptDocuments",
    on: [playerClosed, playerReopened],
    async react(tx, events) {
      for (const { kind, playerId, at } of events)
        await (kind === "player.closed"
          ? retainUntilLegalLimit(tx, playerId, at)
          : retainIndefinitely(tx, playerId))
    },
  }),
]
