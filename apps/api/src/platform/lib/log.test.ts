import { expect, it } from "vitest"
import { describeError, jsonLog, type LogFields } from "./log.ts"

function written() {
  const lines: Record<string, unknown>[] = []
  const log = jsonLog("info", { write: (line) => void lines.push(JSON.parse(line)) })
  const last = () => {
    const { time, level, ...said } = lines.at(-1)!
    return said
  }
  return { log, last }
}
/** As code that was not compiled against the list would pass them. */
const more = (fields: object) => fields as LogFields

it("keeps the fields that are named, and drops every other", () => {
  const { log, last } = written()
  log.warn("mail.sent", more({ playerId: 7n, count: 2, password: "secret", orderId: "o-1" }))
  expect(last()).toEqual({ msg: "mail.sent", playerId: "7", count: 2 })
})

it("keeps what a noun names for whoever logs through the noun's own, and nobody else", () => {
  const { log, last } = written()
  const own = log.naming("orderId")
  own.error("deposit.lost", { orderId: "o-1", provider: "hipay", ...more({ iban: "BE71" }) })
  expect(last()).toEqual({ msg: "deposit.lost", orderId: "o-1", provider: "hipay" })
  own.naming("withdrawalId").info("both", { orderId: "o-1", withdrawalId: "w-1" })
  expect(last()).toEqual({ msg: "both", orderId: "o-1", withdrawalId: "w-1" })
  log.info("deposit.lost", more({ orderId: "o-1" }))
  expect(last()).toEqual({ msg: "deposit.lost" })
})

it("says of a fault of the database what broke, and not the values that it repeats", () => {
  const { log, last } = written()
  const fault = Object.assign(new Error("duplicate key"), {
    code: "23505",
    constraint: "player_email",
    detail: "Key (email_key)=(eva@example.be) already exists.",
  })
  log.error("request.failed", describeError(fault))
  expect(last()).toMatchObject({ problem: "Error: duplicate key", code: "23505", constraint: "player_email" })
  expect(JSON.stringify(last())).not.toContain("eva@example.be")
})
