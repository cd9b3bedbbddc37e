/** Reasons for declining with the sentence that goes into `declined_reason`. */
export const DECLINED_CODES = {
  SPDR01: "The face could not be verified.",
  SPDR03: "The document has been altered.",
  SPDR04: "The document is a copy from a screen or the web.",
  SPDR06: "The originality of the document could not be established.",
  SPDR13: "The document is of another type than allowed.",
  SPDR19: "No face was found in the picture.",
  SPDR22: "The name on the address document does not match.",
  SPDR23: "The address does not match the address document.",
  SPDR37: "The liveness check failed.",
  SPDR38: "The face differs from an earlier verification.",
  SPDR43: "The camera could not be used.",
  SPDR48: "The document has been edited.",
  SPDR68: "The issue date does not match.",
  SPDR75: "The name does not match the document.",
  SPDR80: "The address does not match.",
  SPDR282: "The document is a test document.",
  SPDR287: "This person has already been verified under another account.",
} as const

export type DeclinedCode = keyof typeof DECLINED_CODES

export function declinedCodes(texts: readonly string[]): DeclinedCode[] {
  return (Object.keys(DECLINED_CODES) as DeclinedCode[]).filter((code) => texts.includes(code))
}
