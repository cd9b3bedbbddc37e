import type { Subscriber } from "../../../platform/db/handlerType.ts"
import { subscriber } from "../../../platform/events/subscription.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { findProfile, playerClosed, playerReopened } from "../../players/index.ts"
import { sendDocumentAcceptedEmail, sendDocumentRejectedEmail } from "../emails.ts"
import { documentAccepted, documentRejected } from "../events.ts"
import { retainIndefinitely, retainUntilLegalLimit } from "./overdue.ts"

export const subscribers = ({ publicUrl }: Pick<Platform, "publicUrl">): readonly Subscriber[] => [
  // Who decides does it at the desk, a process that no browser listens to: the player is told from here.
  subscriber({
    listener: "identity.documents",
    on: [documentAccepted, documentRejected],
    async react(tx, happened) {
      for (const { kind, playerId, data } of happened) {
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
    async react(tx, happened) {
      for (const { kind, playerId, at } of happened)
        await (kind === "player.closed"
          ? retainUntilLegalLimit(tx, playerId, at)
          : retainIndefinitely(tx, playerId))
    },
  }),
]
