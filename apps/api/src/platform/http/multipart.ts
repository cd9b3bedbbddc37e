import type { FastifyInstance, FastifyRequest } from "fastify"
import { AppError } from "../lib/appError.ts"
import { maxBodyBytes } from "./bodyLimits.ts"

const maxFields = 20

/** Refuses a form with the same name twice, because its meaning is ambiguous. */
async function parseFields(body: Buffer<ArrayBuffer>, contentType: string): Promise<Record<string, unknown>> {
  const unreadable = () => new AppError("BadInputErrorType", {}, { fields: { body: { is: "unreadable" } } })
  const form = await new Response(body, { headers: { "content-type": contentType } }).formData().catch(() => {
    throw unreadable()
  })
  const entries = [...form]
  const names = new Set(entries.map(([name]) => name))
  if (entries.length > maxFields || names.size < entries.length) throw unreadable()
  const fields = Object.create(null) as Record<string, unknown>
  for (const [name, value] of entries) fields[name] = value
  return fields
}

export function multipartScope(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const options = { parseAs: "buffer", bodyLimit: maxBodyBytes.file } as const
    scope.addContentTypeParser("multipart/form-data", options, (request: FastifyRequest, body: Buffer) =>
      parseFields(body as Buffer<ArrayBuffer>, request.headers["content-type"] ?? ""),
    )
    routes(scope)
  })
}
