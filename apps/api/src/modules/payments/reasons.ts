import { words } from "@elite/words"
import { z } from "zod"

const sentences = words("en", ["paymentReasons"]).paymentReasons
/** A key of the words paymentReasons, so that each reason has a text. */
export type Reason = keyof typeof sentences
export const reason = z.enum(Object.keys(sentences) as Reason[])
