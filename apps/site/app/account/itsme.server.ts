import { type Language, sessions } from "@elite/contract"
import { redirectDocument } from "react-router"
import { readText } from "../form/text.ts"
import { isDocument } from "../pageUrl.ts"
import { toReturnUrl } from "../tracking/returnUrl.ts"
import type { Api } from "../visit.server.ts"

/** The page of itsme, for a browser that no script can lead there. */
export type ItsmeRedirect = { authorizationUrl: string }

/** What somebody is sent to itsme for; what they come back with begins with it. */
export type ItsmePurpose = "login" | "kyc" | "signup" | "stepUp"
type ItsmeStartInput = { locale: Language; returnTo: string }

const startVisitByPurpose: Record<
  ItsmePurpose,
  (api: Api, leaving: ItsmeStartInput) => Promise<ItsmeRedirect>
> = {
  login: (api, leaving) => api.ask(sessions.itsmeLogin, leaving),
  signup: (api, leaving) => api.ask(sessions.itsmeSignup, leaving),
  kyc: (api, leaving) => api.call(sessions.itsmeKyc, leaving),
  stepUp: (api, leaving) => api.call(sessions.itsmeStepUp, leaving),
}

/**
 * Leads to itsme in the same tab: to log in or sign up, or to show who a player is. `returnTo` is where it ends on this site; `form`
 * is the one that was sent, with what its window knows of where its visitor comes from.
 */
export async function redirectToItsme(
  api: Api,
  request: Request,
  { purpose, returnTo: place, form }: { purpose: ItsmePurpose; returnTo: string; form: FormData },
): Promise<ItsmeRedirect | Response> {
  const returnTo = toReturnUrl(place, readText(form, "tracking"))
  const { authorizationUrl } = await startVisitByPurpose[purpose](api, { locale: api.language, returnTo })
  return isDocument(request) ? { authorizationUrl } : redirectDocument(authorizationUrl)
}
