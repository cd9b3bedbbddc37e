import type { Refusal } from "./api.ts"

/** Refusals that their screen explains itself. */
const errorsExplainedByScreen = new Set<string>([
  "KycNotDoneErrorType",
  "GameNotFound",
  "DataCannotBeFoundErrorType",
])

/** What a call says to the letter to whoever is logged in as nobody. */
const notLoggedInDescription = "User is not logged in"

/** What the payment service's absence is called: recorded, shown where money is paid in, and no toast. */
const paymentOutageError: Refusal["refusal"]["name"] = "HiPayServiceNotAvailableErrorType"

type ApiFailure = Pick<Refusal["refusal"], "status" | "name">

/** Whether a refusal says that the payment service is away. */
export const isPaymentOutage = ({ status, name }: ApiFailure): boolean =>
  status === 400 && name === paymentOutageError

/** Whether a refusal shows no toast: not found, our own fault, payments that are away, and what its screen explains. */
export const hasNoToast = ({ status, name }: ApiFailure): boolean =>
  status === 404 ||
  status === 500 ||
  isPaymentOutage({ status, name }) ||
  (name !== null && errorsExplainedByScreen.has(name))

/** Whether an address is that of a link which somebody shared: whoever opens it as nobody is asked to log in. */
export const isSharedLink = (search: string): boolean => new URLSearchParams(search).has("check")

/**
 * What becomes of a refusal before any screen. `home`: the session is cleared, and home it goes; `homeSaying`: the same,
 * with the reason; `logIn`: the same on a link that was shared, but to the log-in; `silent` and `toast` are the screen's,
 * said by itself or by a toast; `paymentsAway`: that is recorded, and the pages where money is paid in show it.
 */
export function apiErrorPolicy(
  { status, name, description }: ApiFailure & { description?: string | undefined },
  search: string,
): "home" | "homeSaying" | "logIn" | "paymentsAway" | "silent" | "toast" {
  if (status === 403) return "home"
  if (status === 401 && description !== notLoggedInDescription) return "homeSaying"
  if (status === 401) return isSharedLink(search) ? "logIn" : "home"
  if (isPaymentOutage({ status, name })) return "paymentsAway"
  return hasNoToast({ status, name }) ? "silent" : "toast"
}
