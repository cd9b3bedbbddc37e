import type { FastifyReply } from "fastify"
import { wordlessHeader } from "./app/nowhere.ts"

/** Thrown to the host, which says it in the words of its own refusals. */
const refusal = (message: string, code: { code: string } | { statusCode: number }) =>
  Object.assign(new Error(message), code)

/**
 * Makes sure that what was sent to a page can be read as a form. Throws what the host answers with 415 (another type) or 400 (a
 * multipart body that is broken).
 */
export async function assertForm(request: Request): Promise<void> {
  const [type = ""] = (request.headers.get("content-type") ?? "").toLowerCase().split(";")
  if (type.trim() === "application/x-www-form-urlencoded") return
  if (type.trim() !== "multipart/form-data")
    throw refusal("No form", { code: "FST_ERR_CTP_INVALID_MEDIA_TYPE" })
  try {
    await request.formData()
  } catch {
    throw refusal("A broken form", { statusCode: 400 })
  }
}

/** Throws where the router refused a request and its page would have no words: the host answers with a page of its own. */
export function assertWords(response: Response, reply: FastifyReply): void {
  if (response.status !== 405 && !response.headers.has(wordlessHeader)) return
  if (response.status !== 405) throw refusal("Refused by the router", { statusCode: response.status })
  void reply.header("allow", "GET, HEAD")
  throw refusal("No form here", { code: "SITE_ERR_NO_FORM" })
}
