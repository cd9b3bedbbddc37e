import type { FastifyInstance, FastifyRequest } from "fastify"
import { AppError } from "../lib/appError.ts"
import { maxBodyBytes } from "./bodyLimits.ts"

/** Nobody's form has more fields than this; whoever sends more wants something else. */
const fieldsAtMost = 20

/**
 * The fields of a form with files, each name once. Refuses with BadInputErrorType what is no such form, and one that says
 * a name twice: which of the two was meant, nobody knows.
 */
async function fieldsOf(body: Buffer<ArrayBuffer>, contentType: string): Promise<Record<string, unknown>> {
  const unreadable = () => new AppError("BadInputErrorType", {}, { fields: { body: { is: "unreadable" } } })
  const form = await new Response(body, { headers: { "content-type": contentType } }).formData().catch(() => {
    throw unreadable()
  })
  const entries = [...form]
  const names = new Set(entries.map(([name]) => name))
  if (entries.length > fieldsAtMost || names.size < entries.length) throw unreadable()
  const fields = Object.create(null) as Record<string, unknown>
  for (const [name, value] of entries) fields[name] = value
  return fields
}

/** A scope whose routes take a form with files and nothing else, as long as `maxBodyBytes.file` at most. */
export function multipartScope(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const whole = { parseAs: "buffer", bodyLimit: maxBodyBytes.file } as const
    scope.addContentTypeParser("multipart/form-data", whole, (request: FastifyRequest, body: Buffer) =>
      fieldsOf(body as Buffer<ArrayBuffer>, request.headers["content-type"] ?? ""),
    )
    routes(scope)
  })
}
