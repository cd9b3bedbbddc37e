import { limits as contract } from "@elite/contract"
import { centsIn } from "../form/amount.ts"
import { wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { type Api, translate } from "../visit.server.ts"

const { limit, none } = contract.approvedLimitTypes

/** Asks the authority for an amount, or goes back to the law's limit; what the player is told. */
export async function raiseAction(api: Api, form: FormData): Promise<contract.LimitsSet | FormAnswer> {
  if (textIn(form, "giveBack") !== "") return api.call(contract.resetUserLimit, { type: none })
  const cents = centsIn(form, "value")
  if (!cents) return wrong(form, { value: translate(api.language, "ownLimits")("notAnAmount") })
  return api.call(contract.setLimits, { type: limit, value: cents / 100 })
}
