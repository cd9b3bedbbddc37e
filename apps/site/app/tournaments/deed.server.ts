import { randomUUID } from "node:crypto"
import { tournaments } from "@elite/contract"
import { translate } from "@elite/words"
import { type ActionFunctionArgs, redirect } from "react-router"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { pageUrl } from "../pageUrl.ts"
import { apiOf } from "../visit.server.ts"
import { askedIn, queryOf } from "./asked.ts"
import { type Deed, deeds } from "./deed.ts"

const calls = {
  enter: tournaments.enterTournament,
  rebuy: tournaments.rebuyTournament,
  leave: tournaments.leaveTournament,
  claim: tournaments.claimTournament,
} as const satisfies Record<Deed, unknown>

/** Does what a form of the programme asks for, and leads back to the bill that it stands at. */
export async function action({ request, context }: ActionFunctionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const say = translate(api.language, "tournaments")
  const { pathname, searchParams } = pageUrl(request.url)
  const deed = deeds.find((known) => known === textIn(form, "what")) ?? "enter"
  const tournamentId = askedIn(new URLSearchParams({ tournament: textIn(form, "tournament") })).tournament
  try {
    const idempotencyKey = textIn(form, "attempt") || randomUUID()
    const { message } = await api.call(calls[deed], { tournamentId: tournamentId ?? 0 }, { idempotencyKey })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form, {}, say("entry.failed"))
  }
  const { page } = askedIn(searchParams)
  return redirect(pathname + queryOf({ page, tournament: tournamentId, entered: deed === "enter" }))
}
