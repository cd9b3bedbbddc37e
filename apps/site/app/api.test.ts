import { games, payments } from "@elite/contract"
import { expect, test } from "vitest"
import { ApiProblem, findRefusal, parseReply, toRefusal, toRequest } from "./api.ts"

test("sends the input of a GET in the query, without undefined values", () => {
  const { method, url } = toRequest(games.getAllGames, {
    search: "l’été & co",
    pageNo: 2,
    provider: undefined,
  })
  expect(method).toBe("GET")
  expect(url).toBe("/api/casino/getAllGames?search=l%E2%80%99%C3%A9t%C3%A9+%26+co&pageNo=2")
})

test("sends a POST as JSON with its idempotency key", () => {
  const input = { amount: 20, paymentMethod: "bancontact_qr", languageCode: "fr" } as const
  const request = toRequest(payments.hiPayUrl, input, { idempotencyKey: "k1" })
  expect(request.body).toBe('{"amount":20,"paymentMethod":"bancontact_qr","languageCode":"fr"}')
  expect(request.headers).toMatchObject({ "content-type": "application/json", "idempotency-key": "k1" })
})

const failure = JSON.stringify({
  errors: [
    {
      description: "Too low.",
      name: "DepositBelowMinimumErrorType",
      language_key: "api_DepositBelowMinimumErrorType",
      fields: { amount: "At least €10." },
    },
  ],
})

test("reads the data of an answer, or the refusal with its sentences", () => {
  expect(parseReply(200, '{"data":{"a":1}}')).toEqual({ a: 1 })
  const problem = (() => {
    try {
      return parseReply(400, failure)
    } catch (caught) {
      return caught
    }
  })()
  expect(problem).toBeInstanceOf(ApiProblem)
  expect((problem as ApiProblem).is("DepositBelowMinimumErrorType")).toBe(true)
  expect(findRefusal(toRefusal(problem))).toEqual({
    status: 400,
    name: "DepositBelowMinimumErrorType",
    description: "Too low.",
    fields: { amount: "At least €10." },
  })
})

test("turns an unreadable answer into a refusal by its status", () => {
  expect(() => parseReply(502, "<html>Bad gateway</html>")).toThrow(ApiProblem)
  expect(() => parseReply(200, "<html>")).toThrow(ApiProblem)
  expect(() => parseReply(500, "null")).toThrow(ApiProblem)
  expect(toRefusal(new ApiProblem(502, [])).refusal).toMatchObject({ status: 502, description: "" })
})

test("rethrows anything that is not a refusal", () => {
  expect(() => toRefusal(new TypeError("our mistake"))).toThrow(TypeError)
  expect(findRefusal({ ok: true })).toBeNull()
})
