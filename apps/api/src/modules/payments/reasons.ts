import { words } from "@elite/words"
import { z } from "zod"

const sentences = words("en", ["paymentReasons"]).paymentReasons
/** Why money did not go its way: a key of the words paymentReasons, so that each has a sentence. */
export type Reason = keyof typeof sentences
export const reason = z.enum(Object.keys(sentences) as Reason[])
