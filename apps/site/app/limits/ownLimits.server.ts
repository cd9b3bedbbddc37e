import { limits as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf } from "@elite/words"
import { redirect } from "react-router"
import { readCents } from "../form/amount.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import type { Notice } from "../notice.ts"
import { hintAction } from "../protection/hints.server.ts"
import { type Api, translate } from "../visit.server.ts"
import { limitRaiseAction } from "./limitRaise.server.ts"
import { type LimitPeriod, limitKinds, limitPeriods, toLimitName } from "./ownLimits.ts"
import { realityCheckAction } from "./realityCheck.server.ts"
import { sessionTimeAction } from "./sessionTime.server.ts"

/**
 * Reads the amounts of one kind in euros, by contract field; `faults` has a message for each invalid amount. Empty and
 * 0 are dropped; the form gets a fault where nothing remains.
 */
function readRequestedLimits(api: Api, form: FormData) {
  const t = translate(api.language, "ownLimits")
  const kind = limitKinds.find((each) => each === readText(form, "kind"))
  const textOf = (period: LimitPeriod) => (kind ? readText(form, `${toLimitName(kind, period)}.written`) : "")
  const amounts: Partial<Record<contract.OwnLimit, number>> = {}
  const faults: Record<string, string> = {}
  for (const period of limitPeriods.filter((each) => textOf(each) !== "")) {
    const name = toLimitName(kind!, period)
    const cents = readCents(form, name)
    if (cents) amounts[name] = cents / 100
    else if (cents === undefined) faults[name] = t("notAnAmount")
  }
  if (kind && Object.keys({ ...amounts, ...faults }).length === 0) {
    const zero = limitPeriods.find((each) => textOf(each) !== "")
    faults[toLimitName(kind, zero ?? "daily")] = t(zero ? "nothingSet" : "nothingWritten")
  }
  return { amounts, faults }
}

/** `expiredTime` is when a cooling request can be confirmed. */
type ChangeResult = Pick<contract.LimitsSet, "message" | "expiredTime">

/** Dispatches by the form's `what`; undefined where the form is not one of limits. */
async function applyLimitChange(api: Api, form: FormData): Promise<ChangeResult | FormRefusal | undefined> {
  const formName = readText(form, "what")
  const requestId = Number(readText(form, "requestId"))
  if (formName === "confirm") return api.call(contract.confirmLimitRequest, { requestId })
  if (formName === "cancel") return api.call(contract.deleteLimitRequest, { requestId })
  if (formName === "check") return { message: await realityCheckAction(api, form) }
  if (formName === "return") return api.call(contract.askReturn, {})
  if (formName === "time") return sessionTimeAction(api, form)
  if (formName === "cooldown") {
    const value = contract.cooldownHours.find((each) => String(each) === readText(form, "hours"))
    return api.call(contract.setLimits, { type: "COOLDOWN_PERIOD", value: value ?? -1 })
  }
  if (formName === "raise") return limitRaiseAction(api, form)
  if (formName === "hint") return { message: await hintAction(api, form) }
  if (formName !== "own") return undefined
  const removed = Object.values(contract.limitTypes).find((type) => type === readText(form, "reset"))
  if (removed) return api.call(contract.resetUserLimit, { type: removed })
  const { amounts, faults } = readRequestedLimits(api, form)
  if (Object.keys(faults).length > 0) return invalidForm(form, faults)
  return api.call(contract.setLimits, amounts)
}

/** The notice of a change that is in force; of one that cools, with the instant from which it can be confirmed. */
function toNotice({ language }: Api, { message, expiredTime }: ChangeResult): Notice {
  if (expiredTime === undefined) return { kind: "success", text: message }
  const until = formatsOf(language).dateTime(expiredTime)
  return {
    kind: "information",
    text: `${message} ${translate(language, "ownLimits")("earliest", { until })}`,
  }
}

/** Sets limits, requests, cancels or confirms a change; undefined where the form is not one of limits. */
export async function ownLimitsAction(api: Api, form: FormData): Promise<FormRefusal | Response | undefined> {
  try {
    const answer = await applyLimitChange(api, form)
    if (!answer || "refusal" in answer) return answer
    if (answer.message !== "") api.notice(toNotice(api, answer))
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
  return redirect(href("limits", api.language))
}
