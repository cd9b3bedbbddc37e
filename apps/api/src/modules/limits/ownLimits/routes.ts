import { centsOf, limits as contract } from "@elite/contract"
import { translate } from "@elite/words"
import type { Call, HttpServer } from "../../../platform/http/server.ts"
import type { Platform } from "../../../platform/platform.ts"
import { changeCooldown } from "../cooldown/cooldown.ts"
import { pauseHandlers } from "../pauses/handlers.ts"
import { setRealityCheck } from "../realityCheck/realityCheck.ts"
import type { LimitChange } from "../requests/rules.ts"
import { listRequests } from "../requests/store.ts"
import { setSessionTime } from "../sessionTime/sessionTime.ts"
import { cancelRaise, type RaiseResult, relinquishRaise, requestWeeklyLimit } from "../statutory/raises.ts"
import { raiseHours } from "../statutory/rules.ts"
import { cancelRequest, confirmRequest, setOwnLimits } from "./ownLimits.ts"
import { toLimitUpdateReply } from "./replies.ts"
import type { RequestedLimits } from "./rules.ts"

type LimitCall = Pick<Call, "language" | "setCookie"> & { caller: Call["caller"] & object }
type Set = contract.LimitsSet
type Setter = (call: LimitCall, value: number | null) => Promise<Set>

const toRequestedLimits = (euros: Record<string, unknown>): RequestedLimits =>
  Object.fromEntries(
    Object.entries(contract.withoutEmpty(euros)).map(([name, each]) => [name, centsOf(each as number)]),
  )

const toOwnLimit = (type: contract.SettableType) =>
  contract.ownLimits.find((name) => contract.limitTypes[name] === type)

function setters(platform: Platform) {
  const { transact } = platform
  const pauses = pauseHandlers(platform)

  const toChangeReply = (language: Call["language"], { isChanged, coolsUntil, hours }: LimitChange): Set => {
    const say = translate(language, "answers")
    if (coolsUntil === null) return { message: say(isChanged ? "limitSet" : "limitUnchanged") }
    return {
      message: say("limitWaits", { hours: String(hours) }),
      coolingPeriod: hours,
      expiredTime: coolsUntil.toISOString(),
    }
  }
  const toRaiseReply = ({ isChanged, earliest }: RaiseResult, language: Call["language"]): Set => {
    const say = translate(language, "answers")
    if (earliest === null) return { message: say(isChanged ? "limitSet" : "limitUnchanged") }
    return { message: say("raiseAsked"), coolingPeriod: raiseHours, expiredTime: earliest.toISOString() }
  }

  const setLimits = async ({ caller, language }: LimitCall, limits: RequestedLimits): Promise<Set> =>
    toChangeReply(language, await transact((tx) => setOwnLimits(tx, caller.playerId, limits)))

  const pauseBy =
    (type: "TAKE_A_BREAK" | "SELF_EXCLUSION"): Setter =>
    async (call, days) => {
      if (days === null) return pauses.end(call)
      const { message } = await pauses.begin(call, { type, days })
      return { message }
    }

  const byType: Record<Exclude<contract.SettableType, contract.LimitType>, Setter> = {
    REALITY_CHECK: async ({ caller, language }, value) => {
      const minutes = value as contract.RealityCheck["minutes"] | null
      await transact((tx) => setRealityCheck(tx, caller.playerId, minutes))
      return { message: translate(language, "answers")(minutes ? "realityCheckSet" : "realityCheckOff") }
    },
    SESSION_TIME: async ({ caller, language }, minutes) =>
      toChangeReply(language, await transact((tx) => setSessionTime(tx, caller.playerId, minutes))),
    COOLDOWN_PERIOD: async ({ caller, language }, value) => {
      const hours = value as contract.CooldownHours | null
      return toChangeReply(language, await transact((tx) => changeCooldown(tx, caller.playerId, hours)))
    },
    APPROVED_DEPOSIT_LIMIT: async ({ caller, language }, value) => {
      const { playerId } = caller
      if (value !== null)
        return toRaiseReply(
          await transact((tx) => requestWeeklyLimit(tx, playerId, centsOf(value))),
          language,
        )
      const isChanged = await transact((tx) => relinquishRaise(tx, playerId))
      return toRaiseReply({ isChanged, earliest: null }, language)
    },
    TAKE_A_BREAK: pauseBy("TAKE_A_BREAK"),
    SELF_EXCLUSION: pauseBy("SELF_EXCLUSION"),
  }

  const setType = (call: LimitCall, name: string, input: unknown): Promise<Set> => {
    const { type, isReset } = contract.readType(name)
    const value = isReset ? null : (input as number)
    const own = toOwnLimit(type)
    if (own) return setLimits(call, { [own]: value === null ? null : centsOf(value) })
    return byType[type as keyof typeof byType](call, value)
  }
  return { setLimits, setType }
}

export const ownLimitRoutes =
  (platform: Platform) =>
  (http: HttpServer): void => {
    const { reads, transact } = platform
    const { setLimits, setType } = setters(platform)

    for (const endpoint of [contract.setDailyLimit, contract.setLossLimit, contract.setDepositLimit])
      http.serve(endpoint, ({ input, ...call }) => setLimits(call, toRequestedLimits(input)))

    http.serve(contract.setSessionTime, ({ input, ...call }) =>
      setType(call, contract.sessionTimeType, input.minutes),
    )
    http.serve(contract.setLimits, ({ input: { type, value, ...limits }, ...call }) =>
      type === undefined ? setLimits(call, toRequestedLimits(limits)) : setType(call, type, value),
    )
    http.serve(contract.resetUserLimit, ({ input: { type }, ...call }) => {
      const { type: bare } = contract.readType(type)
      return setType(call, `RESET_${bare}`, null)
    })

    http.serve(contract.getLimitUpdates, async ({ input, caller }) => {
      const from = reads()
      const { count, rows } = await listRequests(from, caller.playerId, input)
      return { limitUpdates: { count, rows: rows.map((row) => toLimitUpdateReply(row, from.now)) } }
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
