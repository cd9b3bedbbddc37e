import { expect, test } from "vitest"
import {
  type LimitRequest,
  parseRequestsPage,
  requestProtection,
  requestState,
  requestSubject,
} from "./ownLimits.ts"

const request: LimitRequest = {
  requestId: 1,
  dateRequested: "2026-11-20T12:00:00.000Z",
  type: "WEEKLY_LOSS_LIMIT",
  limitValue: 20,
  status: 2,
  effectiveAt: null,
  coolsUntil: "2026-11-23T12:00:00.000Z",
  confirmUntil: "2026-11-30T12:00:00.000Z",
}
const at = (instant: string) => Date.parse(instant)

test("maps a request to the limit that it sets or removes", () => {
  expect(requestSubject(request)).toEqual({ kind: "Loss", period: "weekly" })
  expect(requestSubject({ type: "RESET_MONTHLY_DEPOSIT_LIMIT" })).toEqual({
    kind: "Deposit",
    period: "monthly",
  })
  expect(requestSubject({ type: "REMOVE_APPROVED_DEPOSIT_LIMIT" })).toBeNull()
  const types = ["RESET_SESSION_TIME", "SELF_EXCLUSION", "COOLDOWN_PERIOD", "DAILY_BET_LIMIT"] as const
  expect(types.map((type) => requestProtection({ type }))).toEqual([
    "SESSION_TIME",
    "SELF_EXCLUSION",
    "COOLDOWN_PERIOD",
    null,
  ])
})

test("asks for confirmation from the end of the cooldown", () => {
  expect(requestState(request, at("2026-11-23T11:59:59.999Z"))).toBe("cooling")
  expect(requestState(request, at("2026-11-23T12:00:00Z"))).toBe("ready")
  for (const [status, state] of [
    [0, "pending"],
    [1, "success"],
    [3, "failed"],
    [4, "cancelled"],
    [5, "expired"],
  ] as const)
    expect(requestState({ ...request, status }, at("2026-11-24T12:00:00Z"))).toBe(state)
})

test("shows the first page of requests by default", () => {
  const page = (search: string) => parseRequestsPage(new URLSearchParams(search))
  expect(["", "requests=3", "requests=0", "requests=1.5", "requests=x", "requests=1e9"].map(page)).toEqual([
    1, 3, 1, 1, 1, 1,
  ])
})
