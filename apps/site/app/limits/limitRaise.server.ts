import { limits as contract } from "@elite/contract"
import { readCents } from "../form/amount.ts"
import { invalidForm } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { type Api, translate } from "../visit.server.ts"

const { limit, none } = contract.approvedLimitTypes

/** Requests a raise from the authority, or returns to the statutory limit. */
export async function limitRaiseAction(api: Api, form: FormData): Promise<contract.LimitsSet | FormRefusal> {
  if (readText(form, "giveBack") !== "") return api.call(contract.resetUserLimit, { type: none })
  const cents = readCents(form, "value")
  if (!cents) return invalidForm(form, { value: translate(api.language, "ownLimits")("notAnAmount") })
  return api.call(contract.setLimits, { type: limit, value: cents / 100 })
}
