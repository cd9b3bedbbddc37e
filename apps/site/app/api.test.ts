import { games, payments } from "@elite/contract"
import { expect, test } from "vitest"
import { ApiProblem, findRefusal, parseReply, toRefusal, toRequest } from "./api.ts"

test("a GET carries its input in the query, without what was not given", () => {
  const { method, url } = toRequest(games.getAllGames, {
    search: "l’été & co",
    pageNo: 2,
    provider: undefined,
  })
  expect(method).toBe("GET")
  expect(url).toBe("/api/casino/getAllGames?search=l%E2%80%99%C3%A9t%C3%A9+%26+co&pageNo=2")
})

test("a POST carries JSON, and the key that makes it safe to repeat", () => {
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

test("the data of an answer, or the refusal with its sentences", () => {
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

test("an answer that is not ours to read is a refusal by its status, not a crash", () => {
  expect(() => parseReply(502, "<html>Bad gateway</html>")).toThrow(ApiProblem)
  expect(() => parseReply(200, "<html>")).toThrow(ApiProblem)
  expect(() => parseReply(500, "null")).toThrow(ApiProblem)
  expect(toRefusal(new ApiProblem(502, [])).refusal).toMatchObject({ status: 502, description: "" })
})

test("what is no refusal is thrown on", () => {
  expect(() => toRefusal(new TypeError("our mistake"))).toThrow(TypeError)
  expect(findRefusal({ ok: true })).toBeNull()
})
