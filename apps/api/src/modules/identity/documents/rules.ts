import { identity as contract } from "@elite/contract"

export type DocumentFormat = "jpeg" | "pdf"

const pdfHead = /%PDF-[12]\.\d/
/** PDF readers accept leading bytes, which some programs write; they must not be markup. */
const pdfHeadWithin = 1024
/** Bytes: scanners and signatures append some kilobytes after the end marker. */
const pdfTail = 4096

/** Checks header, end marker and that nothing is encrypted; the content is never parsed or shown in a browser. */
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

export const toDocumentLabel = (documentLabelId: number): contract.DocumentLabel | undefined =>
  (contract.documentLabels as Record<number, contract.DocumentLabel>)[documentLabelId]

export const isReplaceable = (status: contract.DocumentStatus): boolean =>
  status === "waiting" || status === "rejected"

/** Live documents count towards the limit of a player. */
export const isLive = (status: contract.DocumentStatus): boolean =>
  status === "waiting" || status === "accepted"

/** 29 February becomes 28 February in other years. */
export function addYears(from: Date, years: number): Date {
  const then = new Date(from)
  then.setUTCFullYear(from.getUTCFullYear() + years)
  if (then.getUTCMonth() !== from.getUTCMonth()) then.setUTCDate(0)
  return then
}
