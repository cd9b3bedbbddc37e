import { endpoints, errorsOf, languages, me, payments, players } from "@elite/contract"
import { Validator } from "@seriousme/openapi-schema-validator"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"
import { expect, test } from "vitest"
import { casinoForFile } from "../../testing/casino.ts"

const house = casinoForFile({ sandbox: false })

type Operation = {
  parameters?: { name?: string; $ref?: string; required?: boolean; schema?: object }[]
  requestBody?: unknown
  security: object[]
  responses: Record<string, { description: string; content: Record<string, { schema: never }> }>
}
type Document = {
  components: { schemas: Record<string, object> }
  paths: Record<string, Record<string, Operation>>
}

const read = async () => {
  const answer = await house().visitor().fetch("/api/openapi.json")
  expect(answer.headers.get("content-type")).toContain("application/json")
  return (await answer.json()) as Document
}

test("the OpenAPI document is one", async () => {
  const result = await new Validator().validate(structuredClone(await read()))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
})

test("every call that is served stands in it, every call of the contract is served, and nothing else", async () => {
  const { paths } = await read()
  const written = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(written.toSorted()).toEqual([...house().http.served].toSorted())
  expect(written.toSorted()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).toSorted())
})

test("each call names its refusals by status, its session and its idempotency key", async () => {
  const { paths } = await read()
  for (const endpoint of endpoints) {
    const { responses, security } = paths[endpoint.path]![endpoint.method.toLowerCase()]!
    const described = Object.values(responses)
      .map(({ description }) => description)
      .join("\n")
    for (const name of errorsOf(endpoint)) expect(described, endpoint.path).toContain(`${name}: `)
    expect(security.some((one) => Object.keys(one).length === 0)).toBe(endpoint.who === "anyone")
  }
  const at = ({ path, method }: { path: string; method: string }) => paths[path]![method.toLowerCase()]!
  expect(at(payments.hiPayUrl).parameters).toEqual([{ $ref: "#/components/parameters/IdempotencyKey" }])
  expect(at(payments.hiPayUrl).responses["400"]!.description).toMatch(
    /DepositBelowMinimumErrorType: .*€\u00a010/,
  )
  expect(at(me.getUserDetails).parameters).toBeUndefined()
  const either = [["email"], ["username"]].map((required) => ({ type: "object", required }))
  expect(at(players.checkUniqueConstraints).parameters).toMatchObject([
    {
      in: "query",
      required: true,
      style: "form",
      explode: true,
      schema: { minProperties: 1, anyOf: either },
    },
  ])
  expect(at(payments.depositTransaction).parameters).toMatchObject([
    { name: "pageNo", required: false, schema: { type: "integer", minimum: 1 } },
    { name: "limit", required: false, schema: { type: "integer", maximum: 100 } },
    { name: "startDate", required: false },
    { name: "endDate", required: false },
  ])
})

/** Reads schemas strictly, except that the fields of a record may be required that only `propertyNames` describes. */
function strictly({ components }: Document) {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: "https://elite.test/document", $defs: components.schemas })
  return (schema: unknown): ValidateFunction =>
    ajv.compile(
      JSON.parse(
        JSON.stringify(schema).replaceAll("#/components/schemas/", "https://elite.test/document#/$defs/"),
      ),
    )
}
const bodyOf = ({ requestBody }: Operation) =>
  (requestBody as { content: Record<string, { schema: object }> } | undefined)?.content["application/json"]
    ?.schema

test("a strict reader of JSON Schema can read every schema of it", async () => {
  const document = await read()
  const compile = strictly(document)
  const schemas = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap((operation) => {
      const { parameters = [], requestBody, responses } = operation
      const contents = [requestBody as { content?: object } | undefined, ...Object.values(responses)]
      return [
        ...parameters.map(({ schema }) => schema),
        ...contents.flatMap((each) => Object.values(each?.content ?? {}).map(({ schema }) => schema)),
      ].flatMap((schema) => (schema ? [[JSON.stringify(schema), path] as const] : []))
    }),
  )
  expect(schemas.length).toBeGreaterThan(1_000)
  // Many calls have the same.
  for (const [schema, path] of new Map(schemas)) expect(() => compile(JSON.parse(schema)), path).not.toThrow()
})

test("what a call refuses for its shape, the document refuses", async () => {
  const document = await read()
  const compile = strictly(document)
  const tried = [
    {},
    { nothing: "of it" },
    { dailyBetLimit: 10 },
    { type: "REALITY_CHECK" },
    { value: 60 },
    null,
    [],
  ]
  let count = 0
  for (const { input, path, method } of endpoints) {
    const operation = document.paths[path]![method.toLowerCase()]!
    const body = bodyOf(operation)
    const isValid = body && compile(body)
    for (const each of isValid ? tried : []) {
      count += 1
      expect([path, each, isValid!(each)]).toEqual([path, each, input.safeParse(each).success])
    }
    // Of a query nothing is refused that names nothing, unless something is required.
    const needsOne = (operation.parameters ?? []).some(
      (each) => "in" in each && each.in === "query" && each.required,
    )
    if (["GET", "DELETE"].includes(method))
      expect([path, !needsOne]).toEqual([path, input.safeParse({}).success])
  }
  expect(count).toBeGreaterThan(200)
})

test.each(languages)(
  "the page of calls speaks %s, needs no script and nothing from elsewhere",
  async (language) => {
    const answer = await house()
      .visitor()
      .fetch("/api/docs", { headers: { "accept-language": language } })
    const page = await answer.text()
    expect(page).toContain(`<html lang="${language}">`)
    for (const { path } of endpoints) expect(page).toContain(`</span>${path}</h3>`)
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(| style="/)
    expect([...page.matchAll(/https?:\/\/[^"'\s<]*/g)]).toEqual([])
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1]
    expect(page).toContain(`<style nonce="${nonce}">`)
  },
)
