import { expect, it } from "vitest"
import { describeError, jsonLog, type LogFields } from "./log.ts"

function testLog() {
  const lines: Record<string, unknown>[] = []
  const log = jsonLog("info", { write: (line) => void lines.push(JSON.parse(line)) })
  const last = () => {
    const { time, level, ...fields } = lines.at(-1)!
    return fields
  }
  return { log, last }
}
/** Bypasses the types, which refuse fields that are not on the list. */
const untyped = (fields: object) => fields as LogFields

it("keeps the fields on the list and drops all others", () => {
  const { log, last } = testLog()
  log.warn("mail.sent", untyped({ playerId: 7n, count: 2, password: "secret", orderId: "o-1" }))
  expect(last()).toEqual({ msg: "mail.sent", playerId: "7", count: 2 })
})

it("keeps the additional fields of a derived log in that log only", () => {
  const { log, last } = testLog()
  const own = log.naming("orderId")
  own.error("deposit.lost", { orderId: "o-1", provider: "hipay", ...untyped({ iban: "BE71" }) })
  expect(last()).toEqual({ msg: "deposit.lost", orderId: "o-1", provider: "hipay" })
  own.naming("withdrawalId").info("both", { orderId: "o-1", withdrawalId: "w-1" })
  expect(last()).toEqual({ msg: "both", orderId: "o-1", withdrawalId: "w-1" })
  log.info("deposit.lost", untyped({ orderId: "o-1" }))
  expect(last()).toEqual({ msg: "deposit.lost" })
})

it("logs the constraint of a database error without the values in its detail", () => {
  const { log, last } = testLog()
  const fault = Object.assign(new Error("duplicate key"), {
    code: "23505",
    constraint: "player_email",
    detail: "Key (email_key)=(eva@example.be) already exists.",
  })
  log.error("request.failed", describeError(fault))
  expect(last()).toMatchObject({ problem: "Error: duplicate key", code: "23505", constraint: "player_email" })
  expect(JSON.stringify(last())).not.toContain("eva@example.be")
})
