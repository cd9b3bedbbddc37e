import { protection as contract } from "@elite/contract"
import { readText } from "../form/text.ts"
import type { Api } from "../visit.server.ts"

/** Dismisses the hint in the form. The message is empty where the form names none. */
export async function hintAction(api: Api, form: FormData): Promise<string> {
  const kind = contract.hints.find((each) => each === readText(form, "hint"))
  return kind ? (await api.call(contract.dismissHint, { kind })).message : ""
}
