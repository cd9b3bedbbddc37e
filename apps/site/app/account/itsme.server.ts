import { sessions } from "@elite/contract"
import { redirectDocument } from "react-router"
import { textIn } from "../form/text.ts"
import { isDocument } from "../pageUrl.ts"
import { wayBack } from "../tracking/wayBack.ts"
import type { Api } from "../visit.server.ts"

/** The page of itsme, for a browser that no script can lead there. */
export type ToItsme = { authorizationUrl: string }

/**
 * Leads to itsme in the same tab: to log in, or to show who a player is. `returnTo` is where it ends on this site; `form`
 * is the one that was sent, with what its window knows of where its visitor comes from.
 */
export async function toItsme(
  api: Api,
  request: Request,
  { purpose, returnTo: place, form }: { purpose: "login" | "kyc"; returnTo: string; form: FormData },
): Promise<ToItsme | Response> {
  const returnTo = wayBack(place, textIn(form, "tracking"))
  const { authorizationUrl } =
    purpose === "login"
      ? await api.ask(sessions.itsmeLogin, { locale: api.language, returnTo })
      : await api.call(sessions.itsmeKyc, { locale: api.language, returnTo })
  return isDocument(request) ? { authorizationUrl } : redirectDocument(authorizationUrl)
}
