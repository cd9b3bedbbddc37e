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

/** A step-up renews the token, and until the browser has it, calls with the old one are refused. */
async function callWithRetry<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Parameters<typeof call>[2],
  submissionAnswered: () => Promise<void>,
): Promise<ReplyOf<E>> {
  try {
    return await call(endpoint, input, options)
  } catch (problem) {
    const isRenewed = problem instanceof ApiProblem && problem.status === 401 && endpoint.method === "GET"
    if (!isRenewed) throw problem
    await submissionAnswered()
    return call(endpoint, input, options)
  }
}

/**
 * A shared link only gets a toast. An unreachable server is a toast, unless `isBackground`. The error is
 * always thrown, so that the caller can undo an optimistic change.
 */
export function useApiCall() {
  const language = useLanguage()
  const toast = useToast()
  const t = useTranslations("shell")
  const isLeaving = useIsEndingSession()
  const submissionAnswered = useNavigationIdle()
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
        return await callWithRetry(endpoint, input, { ...options, language }, submissionAnswered)
      } catch (problem) {
        if (isUnreachableError(problem) && !options?.isBackground)
          toast({ kind: "error", text: t("notDone") })
        if (!(problem instanceof ApiProblem)) throw problem
        const { status, errors } = problem
        const { name = null, description } = errors[0] ?? {}
        // A player who is ending their session is redirected by that, with its own notice.
        if (wasPlayer && (now.current.isLeaving || !now.current.isPlayer)) throw problem
        const policy = apiErrorPolicy({ status, name, description }, window.location.search)
        if (policy === "logIn") toast({ kind: "information", text: t("sharedLink") })
        else if (policy === "home" || policy === "homeWithReason") redirectHome()
        else if (policy === "paymentOutage") setPaymentOutage("some")
        else if (status === 503 && options?.isBackground) throw problem
        else if (policy === "toast") toast({ kind: "error", text: description || t("errorTitle") })
        throw problem
      }
    },
    [submissionAnswered, language, toast, t],
  )
}
