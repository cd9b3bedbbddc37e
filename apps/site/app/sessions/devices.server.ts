import { sessions as contract, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { orNull } from "../orNull.server.ts"
import { type Api, apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import type { Route } from "./+types/devices"
import { changeFactor, type FactorActionData, factorForms, readSecondFactor } from "./factor.server.ts"

export type Device = ReplyOf<typeof contract.getDevices>["devices"][number]

/** Null where they cannot be read now; the page works without them. */
const readDevices = async (api: Api): Promise<Device[] | null> =>
  (await orNull(api.call(contract.getDevices, {})))?.devices ?? null

export async function loader({ request, context }: Route.LoaderArgs) {
  await requirePlayer(context, request)
  const api = apiOf(context)
  const [devices, factor] = await Promise.all([readDevices(api), readSecondFactor(api)])
  return { words: messagesFor(request, ["account", "devices", "factor"]), devices, factor }
}

/** The answer to a form of the second factor, or of the devices. */
export type DevicesActionData = { factor: FactorActionData } | { devices: FormRefusal }

/** Ends one session or all others, or changes the second factor. */
export async function action({ request, context }: Route.ActionArgs): Promise<DevicesActionData | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const factorForm = factorForms.find((name) => name === readText(form, "what"))
  if (factorForm) {
    const answer = await changeFactor(api, form, factorForm)
    return answer instanceof Response ? answer : { factor: answer }
  }
  return endSessions(api, form)
}

async function endSessions(api: Api, form: FormData): Promise<DevicesActionData | Response> {
  const sessionId = readText(form, "sessionId")
  try {
    const { message } = sessionId
      ? await api.call(contract.endDevice, { sessionId: Number(sessionId) })
      : await api.call(contract.endOtherDevices, {})
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return { devices: toFormRefusal(problem, form) }
  }
  return redirect(href("devices", api.language))
}
