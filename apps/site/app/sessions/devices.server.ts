import { sessions as contract, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { type Api, apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/devices"

export type Device = ReplyOf<typeof contract.getDevices>["devices"][number]

/** Null where they cannot be read now: the rest of the page is still of use. */
async function read(api: Api): Promise<Device[] | null> {
  try {
    return (await api.call(contract.getDevices, {})).devices
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return null
    throw problem
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await playerOrLogin(context, request)
  return { words: speak(request, ["account", "devices"]), devices: await read(apiOf(context)) }
}

/** Ends the session that is named, or all others. */
export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const sessionId = textIn(form, "sessionId")
  try {
    const { message } = sessionId
      ? await api.call(contract.endDevice, { sessionId: Number(sessionId) })
      : await api.call(contract.endOtherDevices, {})
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form)
  }
  return redirect(href("devices", api.language))
}
