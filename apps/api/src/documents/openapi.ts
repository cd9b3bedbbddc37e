import { commonErrors, type Endpoint, type ErrorName, errorStatus, errorsOf } from "@elite/contract"
import { calls } from "@elite/contract/calls.ts"
import { z } from "zod"
import { sessionCookie } from "../platform/http/server.ts"

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
    override({ jsonSchema }) {
      // Zod's own name for what `contentEncoding` says.
      if (jsonSchema.format === "base64") delete jsonSchema.format
    },
  })
  return json as Json
}

const optionsOf = (schema: Json): Json[] => (schema.anyOf as Json[] | undefined) ?? [schema]

export const inQuery = ({ method }: Endpoint): boolean => method === "GET" || method === "DELETE"

const typeOf = ({ multipart }: Endpoint) => (multipart ? "multipart/form-data" : "application/json")

/** A call that moves money keeps the answer of a key: its refusals say so. */
export const isIdempotent = ({ errors }: Endpoint): boolean =>
  errors.includes("IdempotencyKeyReusedErrorType")

export type Parameter = { name: string; isRequired: boolean; schema: Json }

/** Query fields are text on the wire: their type is what the server parses. */
export function fieldsOf(endpoint: Endpoint): Parameter[] {
  const written = optionsOf(schemaOf(endpoint.input, "input"))
  const read = optionsOf(schemaOf(endpoint.input, inQuery(endpoint) ? "output" : "input"))
  const required = (name: string) =>
    written.every((option) => ((option.required as string[] | undefined) ?? []).includes(name))
  return read.flatMap((option) =>
    Object.entries((option.properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
      name,
      schema,
      isRequired: required(name),
    })),
  )
}

export const answersOf = ({ reply }: Endpoint): Parameter[] => {
  const { properties = {}, required = [] } = schemaOf(reply, "output")
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    schema,
    isRequired: (required as string[]).includes(name),
  }))
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

type Say = (name: ErrorName) => string

function refusalsOf(endpoint: Endpoint, say: Say): Json {
  const names = [...errorsOf(endpoint)]
  const byStatus = Map.groupBy(names, (name) => errorStatus[name])
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      String(status),
      {
        description: some.map((name) => `${name}: ${say(name)}`).join("\n"),
        ...([429, 503].includes(status)
          ? { headers: { "Retry-After": { description: "Seconds.", schema: { type: "integer" } } } }
          : {}),
        content: {
          "application/json": {
            schema: {
              allOf: [
                ref("Failure"),
                {
                  type: "object",
                  properties: {
                    errors: {
                      type: "array",
                      items: { type: "object", properties: { name: { enum: some } } },
                    },
                  },
                },
              ],
            },
          },
        },
      },
    ]),
  )
}

/** Each field is a parameter; where fields exclude each other, all are one object. */
function queryOf(endpoint: Endpoint): Json[] {
  if (!inQuery(endpoint)) return []
  const { anyOf } = schemaOf(endpoint.input, "input")
  if (anyOf) {
    const schema = { type: "object", minProperties: 1, anyOf }
    return [{ name: "asked", in: "query", required: true, style: "form", explode: true, schema }]
  }
  return fieldsOf(endpoint).map(({ name, schema, isRequired }) => ({
    name,
    in: "query",
    required: isRequired,
    schema,
  }))
}

function operationOf(noun: string, name: string, endpoint: Endpoint, say: Say): Json {
  const key = isIdempotent(endpoint) ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []
  const parameters = [...queryOf(endpoint), ...key]
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    security: endpoint.who === "player" ? [{ session: [] }] : [{}, { session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(inQuery(endpoint)
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [typeOf(endpoint)]: { schema: schemaOf(endpoint.input, "input") } },
          },
        }),
    responses: {
      "200": {
        description: "Done.",
        content: {
          "application/json": {
            schema: {
              type: "object",
              properties: { data: schemaOf(endpoint.reply, "output") },
              required: ["data"],
              additionalProperties: false,
            },
          },
        },
      },
      ...refusalsOf(endpoint, say),
    },
  }
}

const components: Json = {
  securitySchemes: { session: { type: "apiKey", in: "cookie", name: sessionCookie } },
  parameters: {
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description:
        "The same key and body give the same answer and move nothing twice; another body is refused.",
      schema: { type: "string", minLength: 8, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
    },
  },
  schemas: {
    Failure: {
      type: "object",
      required: ["errors"],
      properties: {
        errors: {
          type: "array",
          minItems: 1,
          items: {
            type: "object",
            required: ["description", "name", "language_key"],
            properties: {
              description: { type: "string", description: "A sentence in the language of the call." },
              name: { enum: Object.keys(errorStatus) },
              language_key: { type: "string", description: "api_ and the name." },
              fields: {
                type: "object",
                additionalProperties: { type: "string" },
                description: "A sentence for each field at fault.",
              },
              id: { type: "string", description: "With 500: names the occurrence in our logs." },
            },
          },
        },
      },
    },
  },
}

/** OpenAPI 3.1; its schemas are zod's own. */
export function openApi(served: ReadonlySet<string>, publicUrl: string, say: Say): Json {
  const paths: Record<string, Json> = {}
  const shown = calls.filter(({ endpoint: { method, path } }) => served.has(`${method} ${path}`))
  for (const { noun, name, endpoint } of shown) {
    paths[endpoint.path] ??= {}
    paths[endpoint.path]![endpoint.method.toLowerCase()] = operationOf(noun, name, endpoint, say)
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Elite",
      version: "1",
      description: `Any call can answer ${commonErrors.join(", ")}.`,
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(shown.map(({ noun }) => noun))].map((name) => ({ name })),
    paths,
    components,
  }
}
