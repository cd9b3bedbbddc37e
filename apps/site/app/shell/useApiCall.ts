import type { Endpoint, InputOf, ReplyOf } from "@elite/contract"
import { useCallback, useRef } from "react"
import { ApiProblem, type CallOptions, call } from "../api.ts"
import { apiErrorPolicy } from "../apiErrorPolicy.ts"
import { useTranslations } from "../i18n.tsx"
import { useLanguage } from "../language.ts"
import { isUnreachableError } from "./connection.ts"
import { setPaymentOutage } from "./paymentOutage.ts"
import { redirectHome } from "./redirectHome.ts"
import { usePlayer } from "./shellData.ts"
import { useToast } from "./toasts.tsx"
import { useIsEndingSession } from "./useIsEndingSession.ts"
import { useNavigationIdle } from "./useNavigationIdle.ts"

/**
 * Calls; what only reads and is refused for want of a session is asked once more, when whatever this window sends has been
 * `answered`. A session goes on under another token when its player shows once more who they are: until the browser has heard
 * of it, what asks with the token before is refused, and that says nothing of the session.
 */
async function callWithRetry<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Parameters<typeof call>[2],
  answered: () => Promise<void>,
): Promise<ReplyOf<E>> {
  try {
    return await call(endpoint, input, options)
  } catch (problem) {
    const isRenewed = problem instanceof ApiProblem && problem.status === 401 && endpoint.method === "GET"
    if (!isRenewed) throw problem
    await answered()
    return call(endpoint, input, options)
  }
}

/**
 * A call from the browser with the central cases: 401 and 403 lead home (the server clears the session there; on a link
 * that was shared, nobody is asked to log in), 404 and
 * what screens explain themselves are silent, the rest is a toast, and so is a call that did not reach the house,
 * unless the page made it by itself. It always throws the
 * {@link ApiProblem} as well, so that the caller can take its optimistic change back.
 */
export function useApiCall() {
  const language = useLanguage()
  const toast = useToast()
  const t = useTranslations("shell")
  const isLeaving = useIsEndingSession()
  const answered = useNavigationIdle()
  const isPlayer = usePlayer() !== null
  const now = useRef({ isPlayer, isLeaving })
  now.current = { isPlayer, isLeaving }
  return useCallback(
    async <E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      options?: CallOptions,
    ): Promise<ReplyOf<E>> => {
      const wasPlayer = now.current.isPlayer
      try {
        return await callWithRetry(endpoint, input, { ...options, language }, answered)
      } catch (problem) {
        if (isUnreachableError(problem) && !options?.isBackground)
          toast({ kind: "error", text: t("notDone") })
        if (!(problem instanceof ApiProblem)) throw problem
        const { status, errors } = problem
        const { name = null, description } = errors[0] ?? {}
        // Whoever ends their own session, or has just done so, is led on by that, with its own words.
        if (wasPlayer && (now.current.isLeaving || !now.current.isPlayer)) throw problem
        const central = apiErrorPolicy({ status, name, description }, window.location.search)
        if (central === "logIn") toast({ kind: "information", text: t("sharedLink") })
        else if (central === "home" || central === "homeSaying") redirectHome()
        else if (central === "paymentsAway") setPaymentOutage("some")
        else if (status === 503 && options?.isBackground) throw problem
        else if (central === "toast") toast({ kind: "error", text: description || t("errorTitle") })
        throw problem
      }
    },
    [answered, language, toast, t],
  )
}
