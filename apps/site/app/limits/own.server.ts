import { limits as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { formatsOf } from "@elite/words"
import { redirect } from "react-router"
import { centsIn } from "../form/amount.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import type { Notice } from "../notice.ts"
import { hintAction } from "../protection/hints.server.ts"
import { type Api, translate } from "../visit.server.ts"
import { checkAction } from "./check.server.ts"
import { kinds, nameOf, type Period, periods } from "./own.ts"
import { raiseAction } from "./raise.server.ts"
import { timeAction } from "./time.server.ts"

/**
 * The amounts of one kind in euros, by their names in the contract; a message at each field that holds no amount. What is empty or
 * 0 is dropped; where nothing else was written the form says so.
 */
function askedIn(api: Api, form: FormData) {
  const say = translate(api.language, "ownLimits")
  const kind = kinds.find((each) => each === textIn(form, "kind"))
  const written = (period: Period) => (kind ? textIn(form, `${nameOf(kind, period)}.written`) : "")
  const asked: Partial<Record<contract.OwnLimit, number>> = {}
  const faults: Record<string, string> = {}
  for (const period of periods.filter((each) => written(each) !== "")) {
    const name = nameOf(kind!, period)
    const cents = centsIn(form, name)
    if (cents) asked[name] = cents / 100
    else if (cents === undefined) faults[name] = say("notAnAmount")
  }
  if (kind && Object.keys({ ...asked, ...faults }).length === 0) {
    const zero = periods.find((each) => written(each) !== "")
    faults[nameOf(kind, zero ?? "daily")] = say(zero ? "nothingSet" : "nothingWritten")
  }
  return { asked, faults }
}

/** What the player is told of what they asked for; `expiredTime` is when something that cools has cooled. */
type Told = Pick<contract.LimitsSet, "message" | "expiredTime">

/** What was asked of a limit, of a request, of the session’s time, of the way back or of the reality check; undefined where the form asks for none of them. */
async function carriedOut(api: Api, form: FormData): Promise<Told | FormAnswer | undefined> {
  const what = textIn(form, "what")
  const requestId = Number(textIn(form, "requestId"))
  if (what === "confirm") return api.call(contract.confirmLimitRequest, { requestId })
  if (what === "cancel") return api.call(contract.deleteLimitRequest, { requestId })
  if (what === "check") return { message: await checkAction(api, form) }
  if (what === "return") return api.call(contract.askReturn, {})
  if (what === "time") return timeAction(api, form)
  if (what === "cooldown") {
    const value = contract.cooldownHours.find((each) => String(each) === textIn(form, "hours"))
    return api.call(contract.setLimits, { type: "COOLDOWN_PERIOD", value: value ?? -1 })
  }
  if (what === "raise") return raiseAction(api, form)
  if (what === "hint") return { message: await hintAction(api, form) }
  if (what !== "own") return undefined
  const removed = Object.values(contract.limitTypes).find((type) => type === textIn(form, "reset"))
  if (removed) return api.call(contract.resetUserLimit, { type: removed })
  const { asked, faults } = askedIn(api, form)
  if (Object.keys(faults).length > 0) return wrong(form, faults)
  return api.call(contract.setLimits, asked)
}

/** What was done; and apart from that, what only waits: with when it has cooled. */
function noticeOf({ language }: Api, { message, expiredTime }: Told): Notice {
  if (expiredTime === undefined) return { kind: "success", text: message }
  const until = formatsOf(language).dateTime(expiredTime)
  return {
    kind: "information",
    text: `${message} ${translate(language, "ownLimits")("earliest", { until })}`,
  }
}

/** Sets a limit, asks for one to go, confirms or takes back what waits; undefined where the form asks for something else. */
export async function ownAction(api: Api, form: FormData): Promise<FormAnswer | Response | undefined> {
  try {
    const answer = await carriedOut(api, form)
    if (!answer || "refusal" in answer) return answer
    if (answer.message !== "") api.notice(noticeOf(api, answer))
  } catch (problem) {
    return refusedForm(problem, form)
  }
  return redirect(href("limits", api.language))
}
