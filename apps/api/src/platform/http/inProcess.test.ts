import { endpoint, type WireFailure } from "@elite/contract"
import { expect, test } from "vitest"
import { z } from "zod"
import { AppError } from "../lib/appError.ts"
import { jsonLog } from "../lib/log.ts"
import { createMetrics } from "../lib/metrics.ts"
import { type Authenticate, type Call, type Caller, createCallHandler, type Handler } from "./handler.ts"
import { type InProcessRequest, inProcessApi, type SharedWith } from "./inProcess.ts"

const publicUrl = "https://casino.example"
const anything = z.looseObject({})
const list = endpoint({
  method: "GET",
  path: "/api/list",
  who: "anyone",
  input: z.strictObject({ limit: z.string().regex(/^\d+$/).transform(Number).optional() }),
  reply: anything,
  errors: ["GameNotFound"],
})
const mine = endpoint({
  method: "GET",
  path: "/api/mine",
  who: "player",
  input: z.strictObject({}),
  reply: anything,
  errors: [],
})
const change = endpoint({
  method: "POST",
  path: "/api/change",
  who: "player",
  input: z.strictObject({ amount: z.number(), note: z.string().optional() }),
  reply: anything,
  errors: [],
})

const around = { metrics: createMetrics(), checkReplies: true, seen: () => {}, closedFor: async () => null }
const sentences = {
  describe: (language: string, name: string) => `${language} ${name}`,
  describeField: (language: string) => language,
}
const caller: Caller = { playerId: 7n, sessionId: 70n }

/** The API as pages reach it: what was asked of its handlers and of the session's reader. */
function house({
  who = caller as Caller | null,
  sameFor,
}: {
  who?: Caller | null
  sameFor?: SharedWith
} = {}) {
  const asked: Call[] = []
  const authenticated: string[] = []
  const authenticate: Authenticate = async (token) => {
    authenticated.push(token)
    return who
  }
  const api = inProcessApi({
    log: jsonLog("silent"),
    sentences,
    publicUrl,
    authenticate,
  })
  const handler: Handler<typeof list> = async (call) => {
    asked.push(call as Call)
    return { n: asked.length, by: { player: call.caller === null ? null : Number(call.caller.playerId) } }
  }
  api.serve(list, createCallHandler(list, handler as never, around), sameFor)
  api.serve(mine, createCallHandler(mine, handler as never, around), undefined)
  api.serve(change, createCallHandler(change, handler as never, around), undefined)
  return { open: api.open, asked, authenticated }
}

const asking = (path: string, more: Partial<InProcessRequest> = {}): InProcessRequest => ({
  method: "GET",
  path,
  input: {},
  headers: { cookie: "access_token=secret", "x-language": "fr" },
  address: "10.0.0.7",
  ...more,
})
const changing = (input: unknown, headers: Record<string, string> = { origin: publicUrl }) =>
  asking("/api/change", { method: "POST", input, headers: { cookie: "access_token=secret", ...headers } })
const nameIn = ({ body }: { body: unknown }) => (body as WireFailure).errors[0]?.name

test("the handler gets what the wire would have brought, and the answer says what the wire would have said", async () => {
  const { open, asked } = house()
  const answer = await open()(asking("/api/list", { input: { limit: 3, left: undefined } }))
  expect(answer).toEqual({ status: 200, body: { data: { n: 1, by: { player: 7 } } }, setCookies: [] })
  expect(asked[0]).toMatchObject({ input: { limit: 3 }, language: "fr", address: "10.0.0.7", caller })
})

test("the checks of the wire stand: session, restriction, fields, origin, length, what is served", async () => {
  expect(nameIn(await house({ who: null }).open()(asking("/api/mine")))).toBe("UnauthorizedErrorType")
  const restricted = { ...caller, restriction: { name: "OnBreakErrorType" as const, until: null } }
  expect(nameIn(await house({ who: restricted }).open()(asking("/api/mine")))).toBe("OnBreakErrorType")
  const { open, asked } = house()
  const ask = open()
  expect(nameIn(await ask(asking("/api/list", { input: { limit: 3, other: 1 } })))).toBe("BadInputErrorType")
  expect(nameIn(await ask(asking("/api/list", { input: { limit: "1\0" } })))).toBe("BadInputErrorType")
  expect(nameIn(await ask(changing({ amount: 1.005 })))).toBe("BadInputErrorType")
  expect(nameIn(await ask(changing({ amount: 1 }, {})))).toBe("ForeignOriginErrorType")
  expect(nameIn(await ask(changing({ amount: 1 }, { origin: "https://evil.example" })))).toBe(
    "ForeignOriginErrorType",
  )
  expect(await ask(changing({ amount: 1, note: "x".repeat(33_000) }))).toMatchObject({ status: 413 })
  expect(await ask(asking("/api/nothing"))).toMatchObject({ status: 404 })
  expect(asked).toEqual([])
  expect(await ask(changing({ amount: 1.5 }))).toMatchObject({ status: 200 })
})

test("what goes wrong inside is told as on the wire, without internals", async () => {
  const { open } = house()
  const api = open()
  const answer = await api(asking("/api/list", { input: { limit: "x" } }))
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ description: "fr BadInputErrorType" }] } })
})

test("a page is recognised once, and again after it has changed something; the next page by itself", async () => {
  const { open, authenticated } = house()
  const page = open()
  await Promise.all([page(asking("/api/mine")), page(asking("/api/mine")), page(asking("/api/list"))])
  expect(authenticated).toHaveLength(1)
  await page(changing({ amount: 1 }))
  await page(asking("/api/mine"))
  expect(authenticated).toHaveLength(3)
  await open()(asking("/api/mine"))
  expect(authenticated).toHaveLength(4)
})

test("what is the same for visitors is made once for them, by question, and for each player anew", async () => {
  const { open, asked } = house({ sameFor: "visitors" })
  const visitor = asking("/api/list", { headers: {} })
  const [one, two] = await Promise.all([open()(visitor), open()(visitor)])
  expect(one.body).toEqual(two.body)
  expect(asked).toHaveLength(1)
  await open()({ ...visitor, input: { limit: 2 } })
  await open()({ ...visitor, headers: { "x-language": "nl" } })
  expect(asked).toHaveLength(3)
  const player = await open()(asking("/api/list"))
  expect(player.body).toMatchObject({ data: { by: { player: 7 } } })
  expect(await open()(visitor)).toMatchObject({ body: { data: { by: { player: null } } } })
  expect(asked).toHaveLength(4)
})

test("a failure is not remembered, and nobody can change what others are handed", async () => {
  let tries = 0
  const api = inProcessApi({
    log: jsonLog("silent"),
    sentences,
    publicUrl,
    authenticate: async () => null,
  })
  const failing = async () => {
    if (++tries === 1) throw new AppError("GameNotFound")
    return { names: { en: "Slots" } }
  }
  api.serve(list, createCallHandler(list, failing as never, around), "everybody")
  const ask = api.open()
  expect(nameIn(await ask(asking("/api/list")))).toBe("GameNotFound")
  const { body } = await ask(asking("/api/list"))
  const { data } = body as { data: { names: { en: string } } }
  expect(() => {
    data.names.en = "Mine"
  }).toThrow(TypeError)
})
