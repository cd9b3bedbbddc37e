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

const options = {
  metrics: createMetrics(),
  checkReplies: true,
  markKnown: () => {},
  closedFor: async () => null,
}
const sentences = {
  describe: (language: string, name: string) => `${language} ${name}`,
  describeField: (language: string) => language,
}
const caller: Caller = { playerId: 7n, sessionId: 70n }

function createApi({
  authenticated = caller as Caller | null,
  sameFor,
}: {
  authenticated?: Caller | null
  sameFor?: SharedWith
} = {}) {
  const calls: Call[] = []
  const tokens: string[] = []
  const authenticate: Authenticate = async (token) => {
    tokens.push(token)
    return authenticated
  }
  const api = inProcessApi({
    log: jsonLog("silent"),
    sentences,
    publicUrl,
    authenticate,
  })
  const handler: Handler<typeof list> = async (call) => {
    calls.push(call as Call)
    return { n: calls.length, by: { player: call.caller === null ? null : Number(call.caller.playerId) } }
  }
  api.serve(list, createCallHandler(list, handler as never, options), sameFor)
  api.serve(mine, createCallHandler(mine, handler as never, options), undefined)
  api.serve(change, createCallHandler(change, handler as never, options), undefined)
  return { open: api.open, calls, tokens }
}

const requestTo = (path: string, more: Partial<InProcessRequest> = {}): InProcessRequest => ({
  method: "GET",
  path,
  input: {},
  headers: { cookie: "access_token=secret", "x-language": "fr" },
  address: "10.0.0.7",
  ...more,
})
const changeRequest = (input: unknown, headers: Record<string, string> = { origin: publicUrl }) =>
  requestTo("/api/change", { method: "POST", input, headers: { cookie: "access_token=secret", ...headers } })
const errorName = ({ body }: { body: unknown }) => (body as WireFailure).errors[0]?.name

test("passes input to the handler and answers its data as over HTTP", async () => {
  const { open, calls } = createApi()
  const answer = await open()(requestTo("/api/list", { input: { limit: 3, left: undefined } }))
  expect(answer).toEqual({ status: 200, body: { data: { n: 1, by: { player: 7 } } }, setCookies: [] })
  expect(calls[0]).toMatchObject({ input: { limit: 3 }, language: "fr", address: "10.0.0.7", caller })
})

test("makes the checks of HTTP: session, restriction, fields, origin, length, route", async () => {
  expect(errorName(await createApi({ authenticated: null }).open()(requestTo("/api/mine")))).toBe(
    "UnauthorizedErrorType",
  )
  const restricted = { ...caller, restriction: { name: "OnBreakErrorType" as const, until: null } }
  expect(errorName(await createApi({ authenticated: restricted }).open()(requestTo("/api/mine")))).toBe(
    "OnBreakErrorType",
  )
  const { open, calls } = createApi()
  const ask = open()
  expect(errorName(await ask(requestTo("/api/list", { input: { limit: 3, other: 1 } })))).toBe(
    "BadInputErrorType",
  )
  expect(errorName(await ask(requestTo("/api/list", { input: { limit: "1\0" } })))).toBe("BadInputErrorType")
  expect(errorName(await ask(changeRequest({ amount: 1.005 })))).toBe("BadInputErrorType")
  expect(errorName(await ask(changeRequest({ amount: 1 }, {})))).toBe("ForeignOriginErrorType")
  expect(errorName(await ask(changeRequest({ amount: 1 }, { origin: "https://evil.example" })))).toBe(
    "ForeignOriginErrorType",
  )
  expect(await ask(changeRequest({ amount: 1, note: "x".repeat(33_000) }))).toMatchObject({ status: 413 })
  expect(await ask(requestTo("/api/nothing"))).toMatchObject({ status: 404 })
  expect(calls).toEqual([])
  expect(await ask(changeRequest({ amount: 1.5 }))).toMatchObject({ status: 200 })
})

test("answers an error as over HTTP, without internals", async () => {
  const { open } = createApi()
  const api = open()
  const answer = await api(requestTo("/api/list", { input: { limit: "x" } }))
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ description: "fr BadInputErrorType" }] } })
})

test("authenticates a page once, again after a change, and each page separately", async () => {
  const { open, tokens } = createApi()
  const page = open()
  await Promise.all([
    page(requestTo("/api/mine")),
    page(requestTo("/api/mine")),
    page(requestTo("/api/list")),
  ])
  expect(tokens).toHaveLength(1)
  await page(changeRequest({ amount: 1 }))
  await page(requestTo("/api/mine"))
  expect(tokens).toHaveLength(3)
  await open()(requestTo("/api/mine"))
  expect(tokens).toHaveLength(4)
})

test("shares an answer between visitors by input and language, and computes it for each player", async () => {
  const { open, calls } = createApi({ sameFor: "visitors" })
  const visitor = requestTo("/api/list", { headers: {} })
  const [first, second] = await Promise.all([open()(visitor), open()(visitor)])
  expect(first.body).toEqual(second.body)
  expect(calls).toHaveLength(1)
  await open()({ ...visitor, input: { limit: 2 } })
  await open()({ ...visitor, headers: { "x-language": "nl" } })
  expect(calls).toHaveLength(3)
  const player = await open()(requestTo("/api/list"))
  expect(player.body).toMatchObject({ data: { by: { player: 7 } } })
  expect(await open()(visitor)).toMatchObject({ body: { data: { by: { player: null } } } })
  expect(calls).toHaveLength(4)
})

test("does not cache an error, and freezes the data that callers share", async () => {
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
  api.serve(list, createCallHandler(list, failing as never, options), "everybody")
  const ask = api.open()
  expect(errorName(await ask(requestTo("/api/list")))).toBe("GameNotFound")
  const { body } = await ask(requestTo("/api/list"))
  const { data } = body as { data: { names: { en: string } } }
  expect(() => {
    data.names.en = "Mine"
  }).toThrow(TypeError)
})
