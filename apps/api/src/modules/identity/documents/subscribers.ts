import type { Subscriber } from "../../../platform/db/handlerType.ts"
import { subscriber } from "../../../platform/events/subscription.ts"
import type { Platform } from "../../../platform/platform.ts"
import { notify } from "../../notifications/index.ts"
import { playerClosed, playerReopened, profile } from "../../players/index.ts"
import { documentAccepted, documentRejected } from "../events.ts"
import { postDocumentAccepted, postDocumentRejected } from "../letters.ts"
import { keepAgain, keepForTheLaw } from "./overdue.ts"

export const subscribers = ({ publicUrl }: Pick<Platform, "publicUrl">): readonly Subscriber[] => [
  // Who decides does it at the desk, a process that no browser listens to: the player is told from here.
  subscriber({
    listener: "identity.documents",
    on: [documentAccepted, documentRejected],
    async react(tx, happened) {
      for (const { kind, playerId, data } of happened) {
        const { label, documentId } = data
        const player = await profile(tx, playerId)
        if (!player) continue
        if (kind === "document.accepted") {
          tx.push({ playerId }, "document", { documentId: Number(documentId), status: "accepted" })
          await notify(tx, playerId, "account", "documentAccepted", { document: label })
          await postDocumentAccepted(tx, publicUrl, player, label)
        } else {
          const { reason } = data
          tx.push({ playerId }, "document", { documentId: Number(documentId), status: "rejected" })
          await notify(tx, playerId, "account", "documentRejected", {
            document: label,
            documentReason: reason,
          })
          await postDocumentRejected(tx, publicUrl, player, { label, reason })
        }
      }
    },
  }),
  subscriber({
    listener: "identity.keptDocuments",
    on: [playerClosed, playerReopened],
    async react(tx, happened) {
      for (const { kind, playerId, at } of happened)
        await (kind === "player.closed" ? keepForTheLaw(tx, playerId, at) : keepAgain(tx, playerId))
    },
  }),
]
