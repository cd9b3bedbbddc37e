import { play, tournaments } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { ApiProblem, call, type Refusal, toRefusal } from "../api.ts"
import { useLanguage } from "../language.ts"
import { checkConnection, isUnreachableError, useOnReconnected } from "../shell/connection.ts"

export type Launch =
  | { state: "opening" }
  /** `expiresAt`: the end of a visitor's demo. `playsBonus`: a bonus is played after cash. */
  | { state: "open"; url: string; expiresAt: string | null; playsBonus: boolean }
  | { state: "over" }
  | { state: "refused"; refusal: Refusal["refusal"] }

const detectDeviceType = () => (/iPhone|iPad|iPod|Android/i.test(navigator.userAgent) ? "mobile" : "web")

const maxAttempts = 2
const noAnswerRefusal: Refusal["refusal"] = { status: 0, name: null, description: "", fields: {} }

/**
 * Opens a game after hydration. Refusals are shown on the screen, never as a toast. `tournamentId` is that of
 * the credit to play with; null for cash.
 */
export function useLaunch(casinoGameId: number, isDemo: boolean, tournamentId: number | null) {
  const language = useLanguage()
  const [launch, setLaunch] = useState<Launch>({ state: "opening" })
  const [attempt, setAttempt] = useState(0)
  const isUnanswered = useRef(false)
  useEffect(() => {
    void attempt
    let isUnmounted = false
    const update = (next: Launch) => {
      if (!isUnmounted) setLaunch(next)
    }
    isUnanswered.current = false
    update({ state: "opening" })
    const input = { casinoGameId, isDemo, deviceType: detectDeviceType(), languageCode: language } as const
    const start = async () => {
      if (tournamentId === null || isDemo) return call(play.startGame, input, { language })
      const { purseId } = await call(tournaments.playTournament, { tournamentId }, { language })
      return call(play.startGame, { ...input, purseId }, { language })
    }
    start().then(
      ({ url, expiresAt, playsBonus }) =>
        update({ state: "open", url, expiresAt: isDemo ? expiresAt : null, playsBonus }),
      async (problem: unknown) => {
        // Opened again when the connection is back; at once where only one request failed.
        if (isUnreachableError(problem) && !isUnmounted) {
          isUnanswered.current = true
          if (!(await checkConnection())) return
          if (attempt < maxAttempts && !isUnmounted) return setAttempt((now) => now + 1)
        }
        update({
          state: "refused",
          refusal: problem instanceof ApiProblem ? toRefusal(problem).refusal : noAnswerRefusal,
        })
      },
    )
    return () => {
      isUnmounted = true
    }
  }, [casinoGameId, isDemo, tournamentId, language, attempt])
  useOnReconnected(() => {
    if (isUnanswered.current) setAttempt((now) => now + 1)
  })
  const tryAgain = useCallback(() => setAttempt((now) => now + 1), [])
  const end = useCallback(() => setLaunch({ state: "over" }), [])
  return { launch, tryAgain, end }
}
