import { limits as contract, protection } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/limits"
import { ownLimitsAction } from "./ownLimits.server.ts"
import { parseRequestsPage, requestsPerPage } from "./ownLimits.ts"
import { computePauseEnd, parsePause, pauseOffersBeyond } from "./pauseOffers.ts"
import { findDueRealityCheck } from "./realityCheck.server.ts"
import { readStartedPause, saveStartedPause } from "./startedPause.server.ts"

/** The page, the question before a pause, or the pause that has just begun where it ended the session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const words = messagesFor(request, [
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
  const begun = (await api.player()) ? null : readStartedPause(api)
  if (begun) return { words, begun, own: null }
  const player = await requirePlayer(context, request)
  const { searchParams } = pageUrl(request.url)
  const page = parseRequestsPage(searchParams)
  const [limitsReply, { limitUpdates }, { weeks, hints }] = await Promise.all([
    api.call(contract.getLimits, {}),
    api.call(contract.getLimitUpdates, { pageNo: page, limit: requestsPerPage }),
    api.call(protection.getOverview, {}),
  ])
  const {
    now,
    regulatoryWeeklyDepositLimit: room,
    depositRoom,
    regulatoryRaise: raise,
    exclusion,
  } = limitsReply
  const { limits, realityCheck, sessionTime, cooldown } = limitsReply
  const nowMs = Date.parse(now)
  // A player who has requested to return may exclude themselves for any length again.
  const pausedUntil = exclusion?.type === "return" ? null : (exclusion?.until ?? null)
  const offers = pauseOffersBeyond(pausedUntil, nowMs)
  const requestedPause = parsePause(
    { type: searchParams.get("type"), days: searchParams.get("days") },
    offers,
  )
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
      due: await findDueRealityCheck(api, realityCheck, now),
      cooldown,
      requests: { ...limitUpdates, page },
      weeks,
      hints,
      nowMs,
      offers,
      requestedPause: requestedPause && {
        ...requestedPause,
        until: computePauseEnd(requestedPause.days, nowMs),
        balance: player.userWallet.amount,
      },
    },
  }
}

export type OwnLimitsPage = NonNullable<Awaited<ReturnType<typeof loader>>["own"]>
export type RequestedPause = NonNullable<OwnLimitsPage["requestedPause"]>

/**
 * Changes limits, or begins the confirmed pause. If a longer pause is in force, the session continues with a notice.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const own = await ownLimitsAction(api, form)
  if (own) return own
  const type = readText(form, "type") === "TAKE_A_BREAK" ? "TAKE_A_BREAK" : "SELF_EXCLUSION"
  try {
    const { message, until } = await api.call(contract.setDisableUntil, {
      type,
      days: Number(readText(form, "days")),
    })
    if (await api.player()) api.notice({ kind: "information", text: message })
    else saveStartedPause(api, { type, until })
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
  return redirect(href("limits", api.language))
}
