import { play, tournaments } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { ApiProblem, call, type Refusal, toRefusal } from "../api.ts"
import { useLanguage } from "../language.ts"
import { checkConnection, isUnreachableError, useOnReconnected } from "../shell/connection.ts"

export type Launch =
  | { state: "opening" }
  /** `expiresAt`: when a visitor's demo ends. `playsBonus`: a bonus is played after cash. */
  | { state: "open"; url: string; expiresAt: string | null; playsBonus: boolean }
  | { state: "over" }
  | { state: "refused"; refusal: Refusal["refusal"] }

/** These browsers are mobile, every other is the web. */
const detectDeviceType = () => (/iPhone|iPad|iPod|Android/i.test(navigator.userAgent) ? "mobile" : "web")

const maxAttempts = 2
const noAnswerRefusal: Refusal["refusal"] = { status: 0, name: null, description: "", fields: {} }

/**
 * Opens a game once the page is alive; every refusal is the screen's to explain, so none becomes a toast.
 *
 * @param tournamentId the tournament whose credit it is played with; null: cash.
 */
export function useLaunch(casinoGameId: number, isDemo: boolean, tournamentId: number | null) {
  const language = useLanguage()
  const [launch, setLaunch] = useState<Launch>({ state: "opening" })
  const [attempt, setAttempt] = useState(0)
  const isUnanswered = useRef(false)
  useEffect(() => {
    void attempt
    let isGone = false
    const set = (next: Launch) => {
      if (!isGone) setLaunch(next)
    }
    isUnanswered.current = false
    set({ state: "opening" })
    const input = { casinoGameId, isDemo, deviceType: detectDeviceType(), languageCode: language } as const
    const start = async () => {
      if (tournamentId === null || isDemo) return call(play.startGame, input, { language })
      const { purseId } = await call(tournaments.playTournament, { tournamentId }, { language })
      return call(play.startGame, { ...input, purseId }, { language })
    }
    start().then(
      ({ url, expiresAt, playsBonus }) =>
        set({ state: "open", url, expiresAt: isDemo ? expiresAt : null, playsBonus }),
      async (problem: unknown) => {
        // It is opened when the connection is back; one that only broke once is asked for again at once.
        if (isUnreachableError(problem) && !isGone) {
          isUnanswered.current = true
          if (!(await checkConnection())) return
          if (attempt < maxAttempts && !isGone) return setAttempt((now) => now + 1)
        }
        set({
          state: "refused",
          refusal: problem instanceof ApiProblem ? toRefusal(problem).refusal : noAnswerRefusal,
        })
      },
    )
    return () => {
      isGone = true
    }
  }, [casinoGameId, isDemo, tournamentId, language, attempt])
  useOnReconnected(() => {
    if (isUnanswered.current) setAttempt((now) => now + 1)
  })
  const tryAgain = useCallback(() => setAttempt((now) => now + 1), [])
  const end = useCallback(() => setLaunch({ state: "over" }), [])
  return { launch, tryAgain, end }
}
