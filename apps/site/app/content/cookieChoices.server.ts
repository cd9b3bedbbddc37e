import { consent as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { type Choices, consentIn, everythingAllowed, nothingAllowed } from "../consent.ts"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { ownPath } from "../ownPath.ts"
import { isDocument } from "../pageUrl.ts"
import { cookiesOfAddress } from "../tracking/cookies.ts"
import { type Api, apiOf, speak } from "../visit.server.ts"
import type { Route } from "./+types/cookieChoices"

/** This browser's choice as it is on record, if it holds; never on a page that visitors share. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { consent } = await apiOf(context).call(contract.getConsent, {})
  return { words: speak(request, ["account", "consent"]), consent: consent?.isCurrent ? consent : null }
}

/** What a button means, and the boxes where they decide. */
function chosen(api: Api, form: FormData): Choices {
  const what = textIn(form, "what")
  if (what === "all") return everythingAllowed
  if (what === "keep") return consentIn(api.cookie(contract.consentCookie)) ?? nothingAllowed
  if (what !== "own") return nothingAllowed
  const isTicked = (name: string) => form.get(name) === "on"
  return {
    marketing: isTicked("marketing"),
    targeting: isTicked("targeting"),
    personal: isTicked("personal"),
  }
}

/**
 * Records the choice and leads back to where it was made. Whoever has no scripts has where they came from in the address
 * alone: with their consent it is kept here.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const { marketing, targeting, personal } = chosen(api, form)
  const next = ownPath(textIn(form, "next")) ?? href("home", api.language)
  const version = textIn(form, "version") || "-"
  try {
    const choice = { necessary: true, marketing, targeting, personal, version } as const
    const { message } = await api.ask(contract.chooseConsent, choice)
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form)
  }
  if (targeting && isDocument(request)) {
    const isSecure = api.visit.publicUrl.startsWith("https:")
    for (const cookie of cookiesOfAddress(next, isSecure)) api.setCookie(cookie)
  }
  return redirect(next)
}
