import { payments } from "@elite/contract"
import { describe, expect, it } from "vitest"
import { isWithdrawalFinished, toWithdrawalProgress } from "./withdrawalProgress.ts"

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z`
const taken = (...statuses: string[]) => statuses.map((status, i) => ({ status, at: at(i) }))
const states = (status: string, ...statuses: string[]) =>
  toWithdrawalProgress(status, taken(...statuses)).map((step) => `${step.status} ${step.state}`)

describe("the progress of a withdrawal", () => {
  it("is in review while its status is checking", () => {
    expect(states("checking", "requested", "checking")).toEqual([
      "requested done",
      "checking current",
      "approved waiting",
      "sent waiting",
      "received waiting",
    ])
  })

  it("waits for the arrival once it is sent", () => {
    const all = states("sent", "requested", "checking", "approved", "sent")
    expect(all.slice(-2)).toEqual(["sent done", "received current"])
  })

  it("has no open step once it is received, and dates each step", () => {
    const steps = toWithdrawalProgress(
      "received",
      taken("requested", "checking", "approved", "sent", "received"),
    )
    expect(steps.every((step) => step.state === "done")).toBe(true)
    expect(steps.map((step) => step.at)).toEqual([at(0), at(1), at(2), at(3), at(4)])
  })

  it("ends where it was refused", () => {
    expect(states("rejected", "requested", "checking", "rejected")).toEqual([
      "requested done",
      "checking done",
      "rejected failed",
    ])
    expect(states("failed", "requested").at(-1)).toBe("failed failed")
  })

  it("covers each status of the contract once", () => {
    for (const status of payments.withdrawalStatuses) {
      const steps = toWithdrawalProgress(status, taken("requested"))
      expect(new Set(steps.map((step) => step.status)).size).toBe(steps.length)
      expect(isWithdrawalFinished(status)).toBe(
        steps.every(({ state }) => state === "done" || state === "failed"),
      )
    }
  })
})
