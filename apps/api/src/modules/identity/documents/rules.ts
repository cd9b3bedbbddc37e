import { identity as contract } from "@elite/contract"

/** What a document is kept as: every picture is drawn anew as JPEG, a PDF stays as it came. */
export type DocumentFormat = "jpeg" | "pdf"

const pdfHead = /%PDF-[12]\.\d/
/** Readers look for the head of a PDF in its first 1 024 bytes: some programs write something before it, which is no markup. */
const pdfHeadWithin = 1024
/** How far from its last byte a PDF may say that it ends: scanners and signatures leave some kilobytes behind that. */
const pdfTail = 4096

/**
 * Whether a file is a whole PDF that opens without a password: by its head, its end, and that it names no encryption.
 * It is not read any further here, nor shown anywhere in a browser.
 */
export function isPdf(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, pdfHeadWithin + "%PDF-1.7".length)
  const head = start.search(pdfHead)
  return (
    head >= 0 &&
    !start.slice(0, head).includes("<") &&
    bytes.subarray(-pdfTail).includes("%%EOF") &&
    !bytes.includes("/Encrypt")
  )
}

/** What a label is called on the wire; undefined for a number that stands for none. */
export const toDocumentLabel = (documentLabelId: number): contract.DocumentLabel | undefined =>
  (contract.documentLabels as Record<number, contract.DocumentLabel>)[documentLabelId]

/** Whether another file may take the place of a document: nobody has accepted it, and none has yet. */
export const isReplaceable = (status: contract.DocumentStatus): boolean =>
  status === "waiting" || status === "rejected"

/** Whether a document counts among those that a player may have. */
export const isLive = (status: contract.DocumentStatus): boolean =>
  status === "waiting" || status === "accepted"

/** The same day so many years later; the last of February where there is no 29th. */
export function addYears(from: Date, years: number): Date {
  const then = new Date(from)
  then.setUTCFullYear(from.getUTCFullYear() + years)
  if (then.getUTCMonth() !== from.getUTCMonth()) then.setUTCDate(0)
  return then
}
