import type { FastifyReply } from "fastify"
import { untranslatedHeader } from "./app/notFound.ts"

/** Thrown to the host, which says it in the words of its own refusals. */
const createHostError = (message: string, code: { code: string } | { statusCode: number }) =>
  Object.assign(new Error(message), code)

/**
 * Makes sure that what was sent to a page can be read as a form. Throws what the host answers with 415 (another type) or 400 (a
 * multipart body that is broken).
 */
export async function assertReadableForm(request: Request): Promise<void> {
  const [type = ""] = (request.headers.get("content-type") ?? "").toLowerCase().split(";")
  if (type.trim() === "application/x-www-form-urlencoded") return
  if (type.trim() !== "multipart/form-data")
    throw createHostError("No form", { code: "FST_ERR_CTP_INVALID_MEDIA_TYPE" })
  try {
    await request.formData()
  } catch {
    throw createHostError("A broken form", { statusCode: 400 })
  }
}

/** Throws where the router refused a request and its page would have no words: the host answers with a page of its own. */
export function assertTranslated(response: Response, reply: FastifyReply): void {
  if (response.status !== 405 && !response.headers.has(untranslatedHeader)) return
  if (response.status !== 405) throw createHostError("Refused by the router", { statusCode: response.status })
  void reply.header("allow", "GET, HEAD")
  throw createHostError("No form here", { code: "SITE_ERR_NO_FORM" })
}
