import { identity as contract } from "@elite/contract"
import { z } from "zod"
import {
  type AdminCommand,
  adminCommand,
  formatEntry,
  idOnly,
  listCommand,
  rowNumber,
} from "../../../platform/admin/command.ts"
import { orRefuse, refuseUnless } from "../../../platform/admin/operatorError.ts"
import type { IdentityEncryption } from "../../players/index.ts"
import { acceptDocument, openDocument, rejectDocument } from "./review.ts"
import { type DocumentRow, listAllDocuments, listWaitingDocuments } from "./store.ts"

const formatDocument = ({
  id,
  player_id,
  label,
  format,
  bytes,
  uploaded_at,
  overdue_at,
}: DocumentRow): string =>
  formatEntry(
    id,
    `player ${player_id}  ${label}  ${format}, ${Math.ceil(bytes / 1024)} KiB`,
    `sent: ${uploaded_at.toISOString()}${overdue_at === null ? "" : ", overdue"}`,
  )

function formatDecision(row: Awaited<ReturnType<typeof listAllDocuments>>[number]): string {
  const { status, reason, changed_at, decided_by, note } = row
  const by = decided_by === null ? "" : ` by ${decided_by}`
  const why = [reason, note].filter((each) => each !== null).join(": ")
  return `${formatDocument(row)}\n        ${changed_at.toISOString()}  ${status}${by}${why && `, ${why}`}`
}

export const adminCommands = (secret: Pick<IdentityEncryption, "decrypt">): readonly AdminCommand[] => [
  listCommand({
    name: "documents-waiting",
    does: "lists the documents that no operator has decided on",
    none: "No document is pending.",
    entries: async (tx) => (await listWaitingDocuments(tx)).map(formatDocument),
  }),
  adminCommand({
    name: "documents-of",
    words: "PLAYER",
    does: "lists the stored documents of a player, with the decisions and their reasons",
    takes: z.tuple([rowNumber]),
    async run(tx, _by, [playerId]) {
      const rows = await listAllDocuments(tx, playerId)
      refuseUnless(rows.length > 0, `No document of player ${playerId} is kept.`)
      return rows.map(formatDecision).join("\n")
    },
  }),
  adminCommand({
    name: "document",
    words: "ID FILE",
    does: "writes a document to a new file, which you delete after reading; the access is logged",
    takes: z.tuple([rowNumber, z.string().min(1)]),
    async run(tx, by, [id, path]) {
      const { format, bytes } = await orRefuse(
        openDocument(tx, secret, id, by),
        `There is no document ${id}, or its file has been deleted.`,
      )
      return { text: `Document ${id} is a ${format} and is in ${path}.`, file: { path, bytes } }
    },
  }),
  adminCommand({
    name: "accept-document",
    words: "ID",
    does: "accepts a document; the identity status of its player does not change",
    takes: idOnly,
    async run(tx, by, [id]) {
      await acceptDocument(tx, id, by)
      return `Document ${id} is accepted; the player is notified.`
    },
  }),
  adminCommand({
    name: "reject-document",
    words: "ID REASON [NOTE]",
    does: `rejects a document; its player sees the reason and may send another; ${contract.documentReasons.join(", ")}; the note is internal`,
    takes: z.tuple([rowNumber, z.enum(contract.documentReasons)], z.string()),
    async run(tx, operator, [id, reason, ...words]) {
      const note = words.join(" ").trim()
      await rejectDocument(tx, id, { reason, note, operator })
      return `Document ${id} is rejected; its player sees the reason.`
    },
  }),
]
