import { type Language, sessions } from "@elite/contract"
import { redirectDocument } from "react-router"
import { readText } from "../form/text.ts"
import { isDocument } from "../pageUrl.ts"
import { toReturnUrl } from "../tracking/returnUrl.ts"
import type { Api } from "../visit.server.ts"

/** For a browser without scripts, which the page itself leads on. */
export type ItsmeRedirect = { authorizationUrl: string }

/** The state that itsme returns begins with it. */
export type ItsmePurpose = "login" | "kyc" | "signup" | "stepUp"
type ItsmeStartInput = { locale: Language; returnTo: string }

const startVisitByPurpose: Record<
  ItsmePurpose,
  (api: Api, input: ItsmeStartInput) => Promise<ItsmeRedirect>
> = {
  login: (api, input) => api.ask(sessions.itsmeLogin, input),
  signup: (api, input) => api.ask(sessions.itsmeSignup, input),
  kyc: (api, input) => api.call(sessions.itsmeKyc, input),
  stepUp: (api, input) => api.call(sessions.itsmeStepUp, input),
}

/** In the same tab. `returnTo` is the final path on this site; `form` has the attribution of its window. */
export async function redirectToItsme(
  api: Api,
  request: Request,
  { purpose, returnTo: path, form }: { purpose: ItsmePurpose; returnTo: string; form: FormData },
): Promise<ItsmeRedirect | Response> {
  const returnTo = toReturnUrl(path, readText(form, "tracking"))
  const { authorizationUrl } = await startVisitByPurpose[purpose](api, { locale: api.language, returnTo })
  return isDocument(request) ? { authorizationUrl } : redirectDocument(authorizationUrl)
}
