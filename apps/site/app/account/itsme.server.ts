import { type Language, sessions } from "@elite/contract"
import { redirectDocument } from "react-router"
import { textIn } from "../form/text.ts"
import { isDocument } from "../pageUrl.ts"
import { wayBack } from "../tracking/wayBack.ts"
import type { Api } from "../visit.server.ts"

/** The page of itsme, for a browser that no script can lead there. */
export type ToItsme = { authorizationUrl: string }

/** What somebody is sent to itsme for; what they come back with begins with it. */
export type ItsmePurpose = "login" | "kyc" | "signup" | "stepUp"
type Leaving = { locale: Language; returnTo: string }

const leave: Record<ItsmePurpose, (api: Api, leaving: Leaving) => Promise<ToItsme>> = {
  login: (api, leaving) => api.ask(sessions.itsmeLogin, leaving),
  signup: (api, leaving) => api.ask(sessions.itsmeSignup, leaving),
  kyc: (api, leaving) => api.call(sessions.itsmeKyc, leaving),
  stepUp: (api, leaving) => api.call(sessions.itsmeStepUp, leaving),
}

/**
 * Leads to itsme in the same tab: to log in or sign up, or to show who a player is. `returnTo` is where it ends on this site; `form`
 * is the one that was sent, with what its window knows of where its visitor comes from.
 */
export async function toItsme(
  api: Api,
  request: Request,
  { purpose, returnTo: place, form }: { purpose: ItsmePurpose; returnTo: string; form: FormData },
): Promise<ToItsme | Response> {
  const returnTo = wayBack(place, textIn(form, "tracking"))
  const { authorizationUrl } = await leave[purpose](api, { locale: api.language, returnTo })
  return isDocument(request) ? { authorizationUrl } : redirectDocument(authorizationUrl)
}
