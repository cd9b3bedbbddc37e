import { createHash } from "node:crypto"

const hex = (algorithm: "md5" | "sha256", text: string) => createHash(algorithm).update(text).digest("hex")

/** MD5 in lower case. */
export const hashedPassword = (password: string): string => hex("md5", password)

export type SignedFields = {
  readonly merchantId: string
  readonly transactionId: string
  readonly amount: string
  readonly currency: string
  readonly status: string
}

/** `md5sig` or `sha2sig` of a status report: in capitals, over the fields and the hashed secret word between them. */
export function reportSignature(
  fields: SignedFields,
  secretWord: string,
  algorithm: "md5" | "sha256" = "md5",
): string {
  const { merchantId, transactionId, amount, currency, status } = fields
  const word = hex("md5", secretWord).toUpperCase()
  return hex(algorithm, `${merchantId}${transactionId}${word}${amount}${currency}${status}`).toUpperCase()
}
