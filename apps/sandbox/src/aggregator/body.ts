import type { FastifyInstance } from "fastify"

/** Keeps bodies as bytes, because signatures are over bytes. */
export function keepBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body))
}

/** The body as fields, from JSON or a form; an empty object when it is neither. */
export function fieldsIn(body: unknown, contentType: string | undefined): Readonly<Record<string, unknown>> {
  const text = Buffer.isBuffer(body) ? body.toString("utf8") : ""
  if (contentType?.startsWith("application/x-www-form-urlencoded"))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === "object" && fields !== null && !Array.isArray(fields) ? { ...fields } : {}
  } catch {
    return {}
  }
}
