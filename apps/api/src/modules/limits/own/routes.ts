import { centsOf, limits as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { Call, Http } from "../../../kernel/http.ts"
import type { Kernel } from "../../../kernel/module.ts"
import { cancelRequest, confirmRequest, setOwnLimits } from "./own.ts"
import { type Asked, coolingHours, type OwnLimit } from "./rules.ts"
import { updateOf } from "./shown.ts"
import { pageOf } from "./store.ts"

type Caller = Call["caller"] & object

/** The calls around a player's own limits: what is asked of them, and what became of that. */
export const ownRoutes =
  ({ reads, transact }: Kernel) =>
  (http: Http): void => {
    const set = async (caller: Caller, asked: Asked, language: Call["language"]) => {
      const say = translate(language, "answers")
      const { isChanged, coolsUntil } = await transact((tx) => setOwnLimits(tx, caller.playerId, asked))
      if (coolsUntil === null) return { message: say(isChanged ? "limitSet" : "limitUnchanged") }
      return {
        message: say("limitWaits"),
        coolingPeriod: coolingHours,
        expiredTime: coolsUntil.toISOString(),
      }
    }

    for (const call of [
      contract.setLimits,
      contract.setDailyLimit,
      contract.setLossLimit,
      contract.setDepositLimit,
    ])
      http.serve(call, ({ input, caller, language }) => {
        const asked = Object.entries(input).flatMap(([name, euros]) =>
          euros === undefined ? [] : [[name, centsOf(euros)]],
        )
        return set(caller, Object.fromEntries(asked), language)
      })

    http.serve(contract.resetUserLimit, ({ input, caller, language }) => {
      const name = contract.ownLimits.find((each) => contract.limitTypes[each] === input.type) as OwnLimit
      return set(caller, { [name]: null }, language)
    })

    http.serve(contract.getLimitUpdates, async ({ input, caller }) => {
      const from = reads()
      const { count, rows } = await pageOf(from, caller.playerId, input)
      return { limitUpdates: { count, rows: rows.map((row) => updateOf(row, from.now)) } }
    })

    http.serve(contract.deleteLimitRequest, async ({ input, caller, language }) => {
      await transact((tx) => cancelRequest(tx, caller.playerId, input.requestId))
      return { message: translate(language, "answers")("limitRequestCancelled") }
    })

    http.serve(contract.confirmLimitRequest, async ({ input, caller, language }) => {
      await transact((tx) => confirmRequest(tx, caller.playerId, input.requestId))
      return { message: translate(language, "answers")("limitSet") }
    })
  }
