import type { Refusal } from "./api.ts"

/** Refusals that their screen explains itself. */
const explained = new Set<string>(["KycNotDoneErrorType", "GameNotFound", "DataCannotBeFoundErrorType"])

/** What a call says to the letter to whoever is logged in as nobody. */
const nobody = "User is not logged in"

/** What the payment service's absence is called: recorded, shown where money is paid in, and no toast. */
const away: Refusal["refusal"]["name"] = "HiPayServiceNotAvailableErrorType"

type Failed = Pick<Refusal["refusal"], "status" | "name">

/** Whether a refusal says that the payment service is away. */
export const arePaymentsAway = ({ status, name }: Failed): boolean => status === 400 && name === away

/** Whether a refusal shows no toast: not found, our own fault, payments that are away, and what its screen explains. */
export const isSilent = ({ status, name }: Failed): boolean =>
  status === 404 ||
  status === 500 ||
  arePaymentsAway({ status, name }) ||
  (name !== null && explained.has(name))

/** Whether an address is that of a link which somebody shared: whoever opens it as nobody is asked to log in. */
export const isSharedLink = (search: string): boolean => new URLSearchParams(search).has("check")

/**
 * What becomes of a refusal before any screen. `home`: the session is cleared, and home it goes; `homeSaying`: the same,
 * with the reason; `logIn`: the same on a link that was shared, but to the log-in; `silent` and `toast` are the screen's,
 * said by itself or by a toast; `paymentsAway`: that is recorded, and the pages where money is paid in show it.
 */
export function centralOf(
  { status, name, description }: Failed & { description?: string | undefined },
  search: string,
): "home" | "homeSaying" | "logIn" | "paymentsAway" | "silent" | "toast" {
  if (status === 403) return "home"
  if (status === 401 && description !== nobody) return "homeSaying"
  if (status === 401) return isSharedLink(search) ? "logIn" : "home"
  if (arePaymentsAway({ status, name })) return "paymentsAway"
  return isSilent({ status, name }) ? "silent" : "toast"
}
