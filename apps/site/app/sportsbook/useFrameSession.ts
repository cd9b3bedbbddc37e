import { sportsbook } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { ApiProblem, call, type Refusal, toRefusal } from "../api.ts"
import { useTranslations } from "../i18n.tsx"
import { useLanguage } from "../language.ts"
import { checkConnection, isUnreachableError } from "../shell/connection.ts"
import { redirectHome } from "../shell/redirectHome.ts"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import type { HostMessage } from "./providerMessages.ts"

type RefusalDetails = Refusal["refusal"]

/** A token is renewed this long before it expires. */
const renewBeforeMs = 45_000
const retryMs = 10_000

const registerUnavailable: RefusalDetails["name"] = "ExclusionRegisterUnavailableErrorType"
/** Whether a refusal may be different in a moment, because it is not about the player. */
export const isTransientRefusal = ({ status, name }: RefusalDetails): boolean =>
  status >= 500 || status === 429 || name === registerUnavailable

/**
 * Sends the provider's page its user: a visitor, or a player by a token that is renewed before it expires. A player who
 * may not bet is a visitor to it, and `refusal` says why; transient refusals are retried. An expired session leads home
 * with a notice, a closed sports book revalidates the page. Background requests do not extend an idle session.
 */
export function useFrameSession(send: (message: HostMessage) => void, isPlayer: boolean) {
  const language = useLanguage()
  const t = useTranslations("shell")
  const readPage = useRevalidatePage()
  const [refusal, setRefusal] = useState<RefusalDetails | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The page reports ready until it is answered, so one request is enough. */
  const isRequesting = useRef(false)
  const isUnmounted = useRef(false)
  const sendSession = useCallback(async () => {
    if (!isPlayer) return send({ kind: "visitor" })
    if (isRequesting.current) return
    isRequesting.current = true
    clearTimeout(timer.current)
    const retryAfter = (ms: number) => {
      if (!isUnmounted.current) timer.current = setTimeout(() => void sendSession(), ms)
    }
    const options = { language, isBackground: true }
    try {
      const { token, expiresAt } = await call(
        sportsbook.openSportsSession,
        { languageCode: language },
        options,
      )
      setRefusal(null)
      send({ kind: "session", token })
      retryAfter(Math.max(retryMs, Date.parse(expiresAt) - Date.now() - renewBeforeMs))
    } catch (problem) {
      if (isUnreachableError(problem)) {
        void checkConnection()
        return retryAfter(retryMs)
      }
      if (!(problem instanceof ApiProblem)) throw problem
      if (isUnmounted.current) return
      if (problem.status === 401) return redirectHome(t("sessionEnded.expired"))
      if (problem.status === 403) return redirectHome()
      if (problem.status === 404) return readPage()
      const refusalDetails = toRefusal(problem).refusal
      setRefusal(refusalDetails)
      send({ kind: "visitor" })
      if (isTransientRefusal(refusalDetails)) retryAfter(retryMs)
    } finally {
      isRequesting.current = false
    }
  }, [isPlayer, language, readPage, t, send])
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      clearTimeout(timer.current)
    }
  }, [])
  return { refusal, sendSession }
}
