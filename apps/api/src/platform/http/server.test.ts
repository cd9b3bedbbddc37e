import { type ErrorName, endpoint } from "@elite/contract"
import { expect, onTestFinished, test } from "vitest"
import { z } from "zod"
import { sentences } from "../../errorSentences.ts"
import { AppError } from "../lib/appError.ts"
import { systemClock } from "../lib/clock.ts"
import { jsonLog } from "../lib/log.ts"
import { createMetrics } from "../lib/metrics.ts"
import { createHttpServer } from "./server.ts"

const declaration = {
  path: "/api/of-this-test",
  reply: z.strictObject({ message: z.string() }),
  errors: ["GameNotFound"],
} as const

function serveThrowing(thrown: Error) {
  const server = createHttpServer({
    publicUrl: "http://localhost:1",
    frameOrigins: [],
    clock: systemClock,
    log: jsonLog("silent"),
    metrics: createMetrics(),
    sentences,
    trustProxy: false,
    requestsPerMinute: 1000,
    lateMs: 1000,
    checkReplies: false,
  })
  onTestFinished(() => server.app.close())
  const input = z.strictObject({ count: z.int().max(9), startDate: z.string().optional() })
  server.serve(endpoint({ ...declaration, method: "POST", who: "anyone", input }), async () => {
    throw thrown
  })
  return async (body: object, language: string) => {
    const answer = await server.app.inject({
      method: "POST",
      url: declaration.path,
      headers: { origin: "http://localhost:1", "x-language": language },
      body,
    })
    return { status: answer.statusCode, error: answer.json().errors[0] }
  }
}

test("answers an error that the contract declares", async () => {
  const ask = serveThrowing(new AppError("GameNotFound"))
  expect(await ask({ count: 1 }, "en")).toMatchObject({ status: 400, error: { name: "GameNotFound" } })
})

test("answers an undeclared error by 500 with an id and no detail", async () => {
  const ask = serveThrowing(new AppError("EmailNotFound"))
  const { status, error } = await ask({ count: 1 }, "en")
  expect([status, error.name, error.id?.length]).toEqual([500, "InternalServerErrorType", 36])
  expect(JSON.stringify(error)).not.toContain("EmailNotFound")
})

test.each<ErrorName>(["BadInputErrorType", "TooManyRequestsErrorType", "TemporarilyUnavailableErrorType"])(
  "any call may answer %s",
  async (name) => {
    expect((await serveThrowing(new AppError(name, { minutes: 1 }))({ count: 1 }, "en")).error.name).toBe(
      name,
    )
  },
)

test.each([
  ["en", "At most 9.", "We do not ask for this."],
  ["fr", "9 au maximum.", "Nous ne demandons pas cette information."],
  ["nl", "Hoogstens 9.", "Dit gegeven hebben we niet nodig."],
])(
  "describes a field's fault in %s, found by the schema or the handler",
  async (language, atMost, notAsked) => {
    const ask = serveThrowing(
      new AppError("BadInputErrorType", {}, { fields: { startDate: { is: "afterEnd" } } }),
    )
    const { error } = await ask({ count: 10, more: 1 }, language)
    expect(error.fields).toEqual({ count: atMost, more: notAsked })
    const sentence = (await ask({ count: 1 }, language)).error.fields.startDate
    expect(sentence).toMatch(/^[A-Z].{20,}\.$/)
  },
)
