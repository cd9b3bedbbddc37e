import type { Refusal } from "./api.ts"

const errorsExplainedByScreen = new Set<string>([
  "KycNotDoneErrorType",
  "GameNotFound",
  "DataCannotBeFoundErrorType",
])

/** The exact text of the API's answer to a visitor who is not logged in. */
const notLoggedInDescription = "User is not logged in"

const paymentOutageError: Refusal["refusal"]["name"] = "HiPayServiceNotAvailableErrorType"

type ApiFailure = Pick<Refusal["refusal"], "status" | "name">

export const isPaymentOutage = ({ status, name }: ApiFailure): boolean =>
  status === 400 && name === paymentOutageError

export const hasNoToast = ({ status, name }: ApiFailure): boolean =>
  status === 404 ||
  status === 500 ||
  isPaymentOutage({ status, name }) ||
  (name !== null && errorsExplainedByScreen.has(name))

/** A shared link carries `?check`; a visitor who opens it has to log in first. */
export const isSharedLink = (search: string): boolean => new URLSearchParams(search).has("check")

/** `silent` and `toast` leave it to the screen; all but those and `paymentOutage` clear the session and redirect. */
export function apiErrorPolicy(
  { status, name, description }: ApiFailure & { description?: string | undefined },
  search: string,
): "home" | "homeWithReason" | "logIn" | "paymentOutage" | "silent" | "toast" {
  if (status === 403) return "home"
  if (status === 401 && description !== notLoggedInDescription) return "homeWithReason"
  if (status === 401) return isSharedLink(search) ? "logIn" : "home"
  if (isPaymentOutage({ status, name })) return "paymentOutage"
  return hasNoToast({ status, name }) ? "silent" : "toast"
}
