import { createHmac, hash } from "node:crypto"

export const macOf = (salt: string, round: string): string =>
  createHmac("sha256", salt).update(round, "hex").digest("hex")

export const digestOf = (round: string): string => hash("sha256", Buffer.from(round, "hex"), "hex")
