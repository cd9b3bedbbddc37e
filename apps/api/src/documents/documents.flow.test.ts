import { endpoints, errorsOf, languages, me, payments, players } from "@elite/contract"
import { Validator } from "@seriousme/openapi-schema-validator"
import { expect, test } from "vitest"
import { casinoForFile } from "../../testing/casino.ts"

const house = casinoForFile({ sandbox: false })

type Operation = {
  parameters?: { name?: string; $ref?: string; required?: boolean; schema?: object }[]
  requestBody?: unknown
  security: object[]
  responses: Record<string, { description: string; content: Record<string, { schema: never }> }>
}
type Document = { paths: Record<string, Record<string, Operation>> }

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
    const said = Object.values(responses)
      .map(({ description }) => description)
      .join("\n")
    for (const name of errorsOf(endpoint)) expect(said, endpoint.path).toContain(`${name}: `)
    expect(security.some((one) => Object.keys(one).length === 0)).toBe(endpoint.who === "anyone")
  }
  const at = ({ path, method }: { path: string; method: string }) => paths[path]![method.toLowerCase()]!
  expect(at(payments.hiPayUrl).parameters).toEqual([{ $ref: "#/components/parameters/IdempotencyKey" }])
  expect(at(payments.hiPayUrl).responses["400"]!.description).toMatch(
    /DepositBelowMinimumErrorType: .*€\u00a010/,
  )
  expect(at(me.getUserDetails).parameters).toBeUndefined()
  expect(at(players.checkUniqueConstraints).parameters).toMatchObject([
    { name: "email", required: false },
    { name: "username", required: false },
  ])
  expect(at(payments.depositTransaction).parameters).toMatchObject([
    { name: "pageNo", required: false, schema: { type: "integer", minimum: 1 } },
    { name: "limit", required: false, schema: { type: "integer", maximum: 100 } },
    { name: "startDate", required: false },
    { name: "endDate", required: false },
  ])
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
