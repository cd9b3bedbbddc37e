import { randomUUID } from "node:crypto"
import { tournaments } from "@elite/contract"
import { translate } from "@elite/words"
import { type ActionFunctionArgs, redirect } from "react-router"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf } from "../visit.server.ts"
import { parseTournamentsQuery, toTournamentsQueryString } from "./searchParams.ts"
import { type TournamentAction, tournamentActions } from "./tournamentAction.ts"

const endpointsByAction = {
  enter: tournaments.enterTournament,
  rebuy: tournaments.rebuyTournament,
  leave: tournaments.leaveTournament,
  claim: tournaments.claimTournament,
} as const satisfies Record<TournamentAction, unknown>

/** Redirects to the tournament after success. */
export async function action({ request, context }: ActionFunctionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const say = translate(api.language, "tournaments")
  const { pathname, searchParams } = pageUrl(request.url)
  const tournamentAction = tournamentActions.find((known) => known === readText(form, "what")) ?? "enter"
  const tournamentId = parseTournamentsQuery(
    new URLSearchParams({ tournament: readText(form, "tournament") }),
  ).tournament
  try {
    const idempotencyKey = readText(form, "attempt") || randomUUID()
    const { message } = await api.call(
      endpointsByAction[tournamentAction],
      { tournamentId: tournamentId ?? 0 },
      { idempotencyKey },
    )
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, {}, say("entry.failed"))
  }
  const { page } = parseTournamentsQuery(searchParams)
  return redirect(
    pathname +
      toTournamentsQueryString({ page, tournament: tournamentId, entered: tournamentAction === "enter" }),
  )
}
