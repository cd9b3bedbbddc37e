import { sessions as contract, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { part } from "../part.server.ts"
import { type Api, apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/devices"
import { changesFactor, type FactorAnswer, factorForms, readFactor } from "./factor.server.ts"

export type Device = ReplyOf<typeof contract.getDevices>["devices"][number]

/** Null where they cannot be read now: the rest of the page is still of use. */
const read = async (api: Api): Promise<Device[] | null> =>
  (await part(api.call(contract.getDevices, {})))?.devices ?? null

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  const api = apiOf(context)
  const [devices, factor] = await Promise.all([read(api), readFactor(api)])
  return { words: speak(request, ["account", "devices", "factor"]), devices, factor }
}

/** What came of a form: of the second factor's, or of the devices'. */
export type Answer = { factor: FactorAnswer } | { devices: FormAnswer }

/** Ends the session that is named, or all others; or changes the second factor. */
export async function action({ request, context }: Route.ActionArgs): Promise<Answer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const what = factorForms.find((name) => name === textIn(form, "what"))
  if (what) {
    const answer = await changesFactor(api, form, what)
    return answer instanceof Response ? answer : { factor: answer }
  }
  return endsDevices(api, form)
}

async function endsDevices(api: Api, form: FormData): Promise<Answer | Response> {
  const sessionId = textIn(form, "sessionId")
  try {
    const { message } = sessionId
      ? await api.call(contract.endDevice, { sessionId: Number(sessionId) })
      : await api.call(contract.endOtherDevices, {})
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return { devices: refusedForm(problem, form) }
  }
  return redirect(href("devices", api.language))
}
