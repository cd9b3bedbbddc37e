import { centsOf, limits as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { Call, Http } from "../../../kernel/http.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { setRealityCheck } from "../check/check.ts"
import { askLimit, cancelRaise, giveBack, type Wished } from "../statutory/raise.ts"
import { raiseHours } from "../statutory/rules.ts"
import { setSessionTime } from "../time/time.ts"
import { cancelRequest, confirmRequest, setOwnLimits } from "./own.ts"
import { type Asked, coolingHours, type OwnLimit } from "./rules.ts"
import { updateOf } from "./shown.ts"
import { pageOf } from "./store.ts"

type Caller = Call["caller"] & object
type Became = Awaited<ReturnType<typeof setOwnLimits>>
type Minutes = contract.RealityCheck["minutes"]

/** What was asked in euros, in cents. */
const askedIn = (euros: Partial<Record<OwnLimit, number | undefined>>): Asked =>
  Object.fromEntries(
    Object.entries(euros).flatMap(([name, each]) => (each === undefined ? [] : [[name, centsOf(each)]])),
  )

/** The calls around what players allow themselves: what is asked, and what became of that. */
export const ownRoutes =
  ({ reads, transact }: Kernel) =>
  (http: Http): void => {
    const answered = (language: Call["language"], { isChanged, coolsUntil }: Became) => {
      const say = translate(language, "answers")
      if (coolsUntil === null) return { message: say(isChanged ? "limitSet" : "limitUnchanged") }
      return {
        message: say("limitWaits"),
        coolingPeriod: coolingHours,
        expiredTime: coolsUntil.toISOString(),
      }
    }

    const set = async (caller: Caller, asked: Asked, language: Call["language"]) =>
      answered(language, await transact((tx) => setOwnLimits(tx, caller.playerId, asked)))

    const setTime = async (caller: Caller, minutes: number | null, language: Call["language"]) =>
      answered(language, await transact((tx) => setSessionTime(tx, caller.playerId, minutes)))

    const answerTo = ({ isChanged, earliest }: Wished, language: Call["language"]) => {
      const say = translate(language, "answers")
      if (earliest === null) return { message: say(isChanged ? "limitSet" : "limitUnchanged") }
      return { message: say("raiseAsked"), coolingPeriod: raiseHours, expiredTime: earliest.toISOString() }
    }

    const setCheck = async (caller: Caller, minutes: Minutes | null, language: Call["language"]) => {
      await transact((tx) => setRealityCheck(tx, caller.playerId, minutes))
      return { message: translate(language, "answers")(minutes ? "realityCheckSet" : "realityCheckOff") }
    }

    for (const call of [contract.setDailyLimit, contract.setLossLimit, contract.setDepositLimit])
      http.serve(call, ({ input, caller, language }) => set(caller, askedIn(input), language))

    http.serve(contract.setSessionTime, ({ input, caller, language }) =>
      setTime(caller, input.minutes, language),
    )

    http.serve(contract.setLimits, async ({ input: { type, value, ...nine }, caller, language }) => {
      if (type === undefined || value === undefined) return set(caller, askedIn(nine), language)
      if (type === "REALITY_CHECK") return setCheck(caller, value as Minutes, language)
      const cents = centsOf(value)
      return answerTo(await transact((tx) => askLimit(tx, caller.playerId, cents)), language)
    })

    http.serve(contract.resetUserLimit, async ({ input: { type }, caller, language }) => {
      if (type === "REALITY_CHECK") return setCheck(caller, null, language)
      if (type === contract.sessionTimeType) return setTime(caller, null, language)
      if (type === contract.approvedLimitTypes.none) {
        const isChanged = await transact((tx) => giveBack(tx, caller.playerId))
        return answerTo({ isChanged, earliest: null }, language)
      }
      const name = contract.ownLimits.find((each) => contract.limitTypes[each] === type) as OwnLimit
      return set(caller, { [name]: null }, language)
    })

    http.serve(contract.getLimitUpdates, async ({ input, caller }) => {
      const from = reads()
      const { count, rows } = await pageOf(from, caller.playerId, input)
      return { limitUpdates: { count, rows: rows.map((row) => updateOf(row, from.now)) } }
    })

    http.serve(contract.deleteLimitRequest, async ({ input, caller, language }) => {
      const { requestId } = input
      await transact(async (tx) => {
        if (!(await cancelRaise(tx, caller.playerId, requestId)))
          await cancelRequest(tx, caller.playerId, requestId)
      })
      return { message: translate(language, "answers")("limitRequestCancelled") }
    })

    http.serve(contract.confirmLimitRequest, async ({ input, caller, language }) => {
      await transact((tx) => confirmRequest(tx, caller.playerId, input.requestId))
      return { message: translate(language, "answers")("limitSet") }
    })
  }
