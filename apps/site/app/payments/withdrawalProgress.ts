import type { payments } from "@elite/contract"
import type { StepState } from "@elite/ui"

type Status = payments.WithdrawalStatus
type Step = { status: string; at: string }
export type WithdrawalProgressStep = { status: Status; state: StepState; at: string | null }

const withdrawalStatuses = [
  "requested",
  "checking",
  "approved",
  "sent",
  "received",
] as const satisfies Status[]
const isKnownStatus = (status: string): status is Status =>
  withdrawalStatuses.some((step) => step === status) || status === "rejected" || status === "failed"

export const isWithdrawalFinished = (status: string): boolean =>
  status === "received" || status === "rejected" || status === "failed"

/**
 * The steps of a withdrawal for the player: done, current, upcoming. The review counts as done once it is approved; a
 * refused withdrawal ends there.
 */
export function toWithdrawalProgress(status: string, steps: readonly Step[]): WithdrawalProgressStep[] {
  const at = (stepStatus: string) => steps.findLast((step) => step.status === stepStatus)?.at ?? null
  if (status === "rejected" || status === "failed") {
    const taken = steps.map((step) => step.status).filter(isKnownStatus)
    return [...new Set<Status>([...taken, status])].map((step) => ({
      status: step,
      state: step === status ? "failed" : "done",
      at: at(step),
    }))
  }
  const statusIndex = (withdrawalStatuses as readonly string[]).indexOf(status)
  const done = status === "checking" ? statusIndex : statusIndex + 1
  return withdrawalStatuses.map((step, i) => ({
    status: step,
    state: i < done ? "done" : i === done ? "current" : "waiting",
    at: i < done ? at(step) : null,
  }))
}
