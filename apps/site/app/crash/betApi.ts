import { crash, type InputOf } from "@elite/contract"
import { useMemo, useRef, useState } from "react"
import { ApiProblem, call } from "../api.ts"
import { useLanguage } from "../language.ts"

type BetInput = Omit<InputOf<typeof crash.placeCrashBet>, "sessionToken">
type BetReply = { bet: crash.OwnCrashBet }

/** Refusals are thrown. */
export type BetApi = {
  place: (bet: BetInput) => Promise<BetReply>
  cancel: (betId: string) => Promise<BetReply>
  /** `isKnown` false: the outcome of the bet is not known yet. */
  cashOut: (betId: string) => Promise<BetReply & { isKnown: boolean }>
}

const isSessionOver = (problem: unknown) =>
  problem instanceof ApiProblem && problem.errors[0]?.name === "CrashSessionOverErrorType"

/** A bet that is refused because its session is over is sent once more, under another id. */
export function useMoneyBetApi(): { betApi: BetApi; playsBonus: boolean; resetSession: () => void } {
  const language = useLanguage()
  const [playsBonus, setPlaysBonus] = useState(false)
  const token = useRef<Promise<string> | null>(null)
  return useMemo(() => {
    const enterSession = () => {
      token.current ??= call(crash.enterCrash, {}, { language }).then(
        (entered) => {
          setPlaysBonus(entered.playsBonus)
          return entered.sessionToken
        },
        (problem: unknown) => {
          token.current = null
          throw problem
        },
      )
      return token.current
    }
    const placeNow = async (bet: BetInput) =>
      call(crash.placeCrashBet, { ...bet, sessionToken: await enterSession() }, { language })
    const betApi: BetApi = {
      place: (bet) =>
        placeNow(bet).catch((problem: unknown) => {
          if (!isSessionOver(problem)) throw problem
          token.current = null
          return placeNow({ ...bet, betId: crypto.randomUUID() })
        }),
      cancel: (betId) => call(crash.cancelCrashBet, { betId }, { language }),
      cashOut: (betId) => call(crash.cashOutCrashBet, { betId }, { language }),
    }
    const resetSession = () => {
      token.current = null
      setPlaysBonus(false)
    }
    return { betApi, playsBonus, resetSession }
  }, [language, playsBonus])
}
