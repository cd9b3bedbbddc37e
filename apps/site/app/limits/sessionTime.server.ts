import { limits as contract } from "@elite/contract"
import { readText } from "../form/text.ts"
import type { Api } from "../visit.server.ts"

/** Sets or removes the limit of session time. The API refuses a text that is not a number. */
export async function sessionTimeAction(api: Api, form: FormData): Promise<contract.LimitsSet> {
  const minutes = Number(readText(form, "minutes"))
  return minutes === 0
    ? api.call(contract.resetUserLimit, { type: contract.sessionTimeType })
    : api.call(contract.setSessionTime, { minutes })
}
