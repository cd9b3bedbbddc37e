import { limits as contract, me } from "@elite/contract"
import { readText } from "../form/text.ts"
import type { Api } from "../visit.server.ts"
import type { ShownRealityCheck } from "./RealityCheckFigures.tsx"

/** The figures of the due reality check; null where none is due. */
export async function findDueRealityCheck(
  api: Api,
  check: contract.RealityCheck | null,
  now: string,
): Promise<ShownRealityCheck | null> {
  if (!check || Date.parse(check.dueAt) > Date.parse(now)) return null
  const { serverTime, realityCheck } = await api.call(me.getRealityCheck, {})
  return realityCheck && { serverTime, realityCheck }
}

/** Answers the due reality check, or sets the interval. The message is empty where the player continues. */
export async function realityCheckAction(api: Api, form: FormData): Promise<string> {
  if (readText(form, "answer") === "continue") {
    await api.call(contract.answerRealityCheck, {})
    return ""
  }
  const type = "REALITY_CHECK" as const
  const value = contract.realityCheckMinutes.find((each) => String(each) === readText(form, "minutes"))
  const reply = value
    ? api.call(contract.setLimits, { type, value })
    : api.call(contract.resetUserLimit, { type })
  return (await reply).message
}
