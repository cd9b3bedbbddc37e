import { limits as contract } from "@elite/contract"
import { readText } from "../form/text.ts"
import type { Api } from "../visit.server.ts"

/** Sets the longest session, or asks for none; what the player is told. What is no number the server refuses. */
export async function sessionTimeAction(api: Api, form: FormData): Promise<contract.LimitsSet> {
  const minutes = Number(readText(form, "minutes"))
  return minutes === 0
    ? api.call(contract.resetUserLimit, { type: contract.sessionTimeType })
    : api.call(contract.setSessionTime, { minutes })
}
