import { crash, type InputOf } from "@elite/contract"
import { useMemo, useRef, useState } from "react"
import { ApiProblem, call } from "../api.ts"
import { useLanguage } from "../language.ts"

type BetInput = Omit<InputOf<typeof crash.placeCrashBet>, "sessionToken">
type BetReply = { bet: crash.OwnCrashBet }

/** Where bets are placed. What it refuses it throws. */
export type BetApi = {
  place: (bet: BetInput) => Promise<BetReply>
  cancel: (betId: string) => Promise<BetReply>
  /** `isKnown` false: what became of the bet is not known yet. */
  cashOut: (betId: string) => Promise<BetReply & { isKnown: boolean }>
}

const isSessionOver = (problem: unknown) =>
  problem instanceof ApiProblem && problem.errors[0]?.name === "CrashSessionOverErrorType"

/**
 * The table with money. Whoever places their first bet sits down, and does so again where they have not played for too long: a
 * bet that was refused for that is sent once more, under another id. `playsBonus`: a bonus is played after cash.
 */
export function useMoneyBetApi(): { table: BetApi; playsBonus: boolean; sitDownAnew: () => void } {
  const language = useLanguage()
  const [playsBonus, setPlaysBonus] = useState(false)
  const token = useRef<Promise<string> | null>(null)
  return useMemo(() => {
    const sitDown = () => {
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
      call(crash.placeCrashBet, { ...bet, sessionToken: await sitDown() }, { language })
    const table: BetApi = {
      place: (bet) =>
        placeNow(bet).catch((problem: unknown) => {
          if (!isSessionOver(problem)) throw problem
          token.current = null
          return placeNow({ ...bet, betId: crypto.randomUUID() })
        }),
      cancel: (betId) => call(crash.cancelCrashBet, { betId }, { language }),
      cashOut: (betId) => call(crash.cashOutCrashBet, { betId }, { language }),
    }
    const sitDownAnew = () => {
      token.current = null
      setPlaysBonus(false)
    }
    return { table, playsBonus, sitDownAnew }
  }, [language, playsBonus])
}

/** The table of the demo; `onBalance` hears what is left of its 3 000. */
export function useDemoBetApi(onBalance: (balance: number) => void): BetApi {
  const language = useLanguage()
  const hear = useRef(onBalance)
  hear.current = onBalance
  return useMemo(() => {
    const told = async <A extends { balance: number }>(answer: Promise<A>): Promise<A> => {
      const said = await answer
      hear.current(said.balance)
      return said
    }
    return {
      place: ({ isAuto: _, ...bet }) => told(call(crash.placeCrashDemoBet, bet, { language })),
      cancel: (betId) => told(call(crash.cancelCrashDemoBet, { betId }, { language })),
      cashOut: (betId) => told(call(crash.cashOutCrashDemoBet, { betId }, { language })),
    }
  }, [language])
}
