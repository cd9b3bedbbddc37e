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
 * The amounts of one kind in euros, by their names in the contract; a message at each field that holds no amount. What is empty or
 * 0 is dropped; where nothing else was written the form says so.
 */
function readRequestedLimits(api: Api, form: FormData) {
  const say = translate(api.language, "ownLimits")
  const kind = limitKinds.find((each) => each === readText(form, "kind"))
  const written = (period: LimitPeriod) =>
    kind ? readText(form, `${toLimitName(kind, period)}.written`) : ""
  const asked: Partial<Record<contract.OwnLimit, number>> = {}
  const faults: Record<string, string> = {}
  for (const period of limitPeriods.filter((each) => written(each) !== "")) {
    const name = toLimitName(kind!, period)
    const cents = readCents(form, name)
    if (cents) asked[name] = cents / 100
    else if (cents === undefined) faults[name] = say("notAnAmount")
  }
  if (kind && Object.keys({ ...asked, ...faults }).length === 0) {
    const zero = limitPeriods.find((each) => written(each) !== "")
    faults[toLimitName(kind, zero ?? "daily")] = say(zero ? "nothingSet" : "nothingWritten")
  }
  return { asked, faults }
}

/** What the player is told of what they asked for; `expiredTime` is when something that cools has cooled. */
type ChangeResult = Pick<contract.LimitsSet, "message" | "expiredTime">

/** What was asked of a limit, of a request, of the session’s time, of the way back or of the reality check; undefined where the form asks for none of them. */
async function applyLimitChange(api: Api, form: FormData): Promise<ChangeResult | FormRefusal | undefined> {
  const what = readText(form, "what")
  const requestId = Number(readText(form, "requestId"))
  if (what === "confirm") return api.call(contract.confirmLimitRequest, { requestId })
  if (what === "cancel") return api.call(contract.deleteLimitRequest, { requestId })
  if (what === "check") return { message: await realityCheckAction(api, form) }
  if (what === "return") return api.call(contract.askReturn, {})
  if (what === "time") return sessionTimeAction(api, form)
  if (what === "cooldown") {
    const value = contract.cooldownHours.find((each) => String(each) === readText(form, "hours"))
    return api.call(contract.setLimits, { type: "COOLDOWN_PERIOD", value: value ?? -1 })
  }
  if (what === "raise") return limitRaiseAction(api, form)
  if (what === "hint") return { message: await hintAction(api, form) }
  if (what !== "own") return undefined
  const removed = Object.values(contract.limitTypes).find((type) => type === readText(form, "reset"))
  if (removed) return api.call(contract.resetUserLimit, { type: removed })
  const { asked, faults } = readRequestedLimits(api, form)
  if (Object.keys(faults).length > 0) return invalidForm(form, faults)
  return api.call(contract.setLimits, asked)
}

/** What was done; and apart from that, what only waits: with when it has cooled. */
function toNotice({ language }: Api, { message, expiredTime }: ChangeResult): Notice {
  if (expiredTime === undefined) return { kind: "success", text: message }
  const until = formatsOf(language).dateTime(expiredTime)
  return {
    kind: "information",
    text: `${message} ${translate(language, "ownLimits")("earliest", { until })}`,
  }
}

/** Sets a limit, asks for one to go, confirms or takes back what waits; undefined where the form asks for something else. */
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
