import { sportsbook } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { ApiProblem, call, type Refusal, refused } from "../api.ts"
import { useLanguage } from "../language.ts"
import { askConnection, isUnreachable } from "../shell/connection.ts"
import { takeHome } from "../shell/takeHome.ts"
import { useReadPage } from "../shell/useReadPage.ts"
import { useTranslations } from "../speech.tsx"
import type { HouseMessage } from "./provider.ts"

type Why = Refusal["refusal"]

/** A token is asked for so long before the last one ends. */
const renewBeforeMs = 45_000
const retryMs = 10_000

const register: Why["name"] = "ExclusionRegisterUnavailableErrorType"
/** Whether a refusal says nothing of the player: the same call may be answered in a moment. */
export const isPassing = ({ status, name }: Why): boolean =>
  status >= 500 || status === 429 || name === register

/**
 * Tells the provider's page who looks: a visitor, or a player by a token that is renewed before it ends. Whoever may not bet is a
 * visitor to it, and `refusal` says why; what is only busy is asked again. A session that has ended leads home and says so, a
 * sports book that is closed is the page's own to tell. The page asks by itself, which keeps no session from ending of idleness.
 */
export function useIntroduction(tell: (message: HouseMessage) => void, isPlayer: boolean) {
  const language = useLanguage()
  const t = useTranslations("shell")
  const readPage = useReadPage()
  const [refusal, setRefusal] = useState<Why | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The page says that it is there until it is answered: one answer is enough. */
  const isAsking = useRef(false)
  const isGone = useRef(false)
  const introduce = useCallback(async () => {
    if (!isPlayer) return tell({ kind: "visitor" })
    if (isAsking.current) return
    isAsking.current = true
    clearTimeout(timer.current)
    const again = (ms: number) => {
      if (!isGone.current) timer.current = setTimeout(() => void introduce(), ms)
    }
    const options = { language, isBackground: true }
    try {
      const { token, expiresAt } = await call(
        sportsbook.openSportsSession,
        { languageCode: language },
        options,
      )
      setRefusal(null)
      tell({ kind: "session", token })
      again(Math.max(retryMs, Date.parse(expiresAt) - Date.now() - renewBeforeMs))
    } catch (problem) {
      if (isUnreachable(problem)) {
        void askConnection()
        return again(retryMs)
      }
      if (!(problem instanceof ApiProblem)) throw problem
      if (isGone.current) return
      if (problem.status === 401) return takeHome(t("sessionEnded.expired"))
      if (problem.status === 403) return takeHome()
      if (problem.status === 404) return readPage()
      const why = refused(problem).refusal
      setRefusal(why)
      tell({ kind: "visitor" })
      if (isPassing(why)) again(retryMs)
    } finally {
      isAsking.current = false
    }
  }, [isPlayer, language, readPage, t, tell])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      clearTimeout(timer.current)
    }
  }, [])
  return { refusal, introduce }
}
