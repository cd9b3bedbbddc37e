import { consent as contract } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { type ConsentChoices, everythingAllowed, nothingAllowed, parseConsent } from "../consent.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { toLocalPath } from "../localPath.ts"
import { isDocument } from "../pageUrl.ts"
import { attributionCookiesOf } from "../tracking/attributionCookies.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/cookieChoices"

/** This browser's recorded choice, if it is still valid. The page is never cached, since it differs by visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { consent } = await apiOf(context).call(contract.getConsent, {})
  return { words: messagesFor(request, ["account", "consent"]), consent: consent?.isCurrent ? consent : null }
}

/** Reads the choice from the button, or from the boxes where the button is "own". */
function readChoices(api: Api, form: FormData): ConsentChoices {
  const button = readText(form, "what")
  if (button === "all") return everythingAllowed
  if (button === "keep") return parseConsent(api.cookie(contract.consentCookie)) ?? nothingAllowed
  if (button !== "own") return nothingAllowed
  const isTicked = (name: string) => form.get(name) === "on"
  return {
    marketing: isTicked("marketing"),
    targeting: isTicked("targeting"),
    personal: isTicked("personal"),
  }
}

/** Without scripts only the address knows the visitor's campaign, so it is stored here once they consent. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormRefusal | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const { marketing, targeting, personal } = readChoices(api, form)
  const next = toLocalPath(readText(form, "next")) ?? href("home", api.language)
  const version = readText(form, "version") || "-"
  try {
    const choice = { necessary: true, marketing, targeting, personal, version } as const
    const { message } = await api.ask(contract.chooseConsent, choice)
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form)
  }
  if (targeting && isDocument(request)) {
    const isSecure = api.visit.publicUrl.startsWith("https:")
    for (const cookie of attributionCookiesOf(next, isSecure)) api.setCookie(cookie)
  }
  return redirect(next)
}
