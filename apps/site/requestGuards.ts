import type { FastifyReply } from "fastify"
import { untranslatedHeader } from "./app/notFound.ts"

const createHostError = (message: string, code: { code: string } | { statusCode: number }) =>
  Object.assign(new Error(message), code)

/** Throws 415 for a body that is no form and 400 for a broken multipart body. */
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

/** Throws where the router's error page would have no words; the host sends its own. */
export function assertTranslated(response: Response, reply: FastifyReply): void {
  if (response.status !== 405 && !response.headers.has(untranslatedHeader)) return
  if (response.status !== 405) throw createHostError("Refused by the router", { statusCode: response.status })
  void reply.header("allow", "GET, HEAD")
  throw createHostError("No form here", { code: "SITE_ERR_NO_FORM" })
}
