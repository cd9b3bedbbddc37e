import { limits as contract, protection } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/limits"
import { begunPauseOf, keepBegunPause } from "./begunPause.server.ts"
import { dueCheck } from "./check.server.ts"
import { endOf, offersBeyond, pauseIn } from "./offers.ts"
import { ownAction } from "./own.server.ts"
import { requestsAtOnce, requestsPageIn } from "./own.ts"

/** The page of a player, the question before a pause, or what has just begun where that ended the session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const words = speak(request, [
    "account",
    "content",
    "limits",
    "ownLimits",
    "protection",
    "realityCheck",
    "restricted",
    "sessionTime",
  ])
  const api = apiOf(context)
  const begun = (await api.player()) ? null : begunPauseOf(api)
  if (begun) return { words, begun, own: null }
  const player = await playerOrLogin(context, request)
  const { searchParams } = pageUrl(request.url)
  const page = requestsPageIn(searchParams)
  const [held, { limitUpdates }, { weeks, hints }] = await Promise.all([
    api.call(contract.getLimits, {}),
    api.call(contract.getLimitUpdates, { pageNo: page, limit: requestsAtOnce }),
    api.call(protection.getOverview, {}),
  ])
  const { now, regulatoryWeeklyDepositLimit: room, depositRoom, regulatoryRaise: raise, exclusion } = held
  const { limits, realityCheck, sessionTime, cooldown } = held
  const nowMs = Date.parse(now)
  // Whoever waits to come back may exclude themselves for however short a time.
  const heldUntil = exclusion?.type === "return" ? null : (exclusion?.until ?? null)
  const offers = offersBeyond(heldUntil, nowMs)
  const asked = pauseIn({ type: searchParams.get("type"), days: searchParams.get("days") }, offers)
  return {
    words,
    begun: null,
    own: {
      room,
      depositRoom,
      raise,
      exclusion,
      limits,
      time: sessionTime,
      check: realityCheck,
      due: await dueCheck(api, realityCheck, now),
      cooldown,
      requests: { ...limitUpdates, page },
      weeks,
      hints,
      nowMs,
      offers,
      asked: asked && { ...asked, until: endOf(asked.days, nowMs), balance: player.userWallet.amount },
    },
  }
}

export type Own = NonNullable<Awaited<ReturnType<typeof loader>>["own"]>
export type Asked = NonNullable<Own["asked"]>

/** What was asked of a limit; or begins the pause that was asked for and confirmed. Where something longer holds the session goes on, and hears so. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const own = await ownAction(api, form)
  if (own) return own
  const type = textIn(form, "type") === "TAKE_A_BREAK" ? "TAKE_A_BREAK" : "SELF_EXCLUSION"
  try {
    const { message, until } = await api.call(contract.setDisableUntil, {
      type,
      days: Number(textIn(form, "days")),
    })
    if (await api.player()) api.notice({ kind: "information", text: message })
    else keepBegunPause(api, { type, until })
  } catch (problem) {
    return refusedForm(problem, form)
  }
  return redirect(href("limits", api.language))
}
