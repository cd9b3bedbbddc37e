import { type Language, languages, players } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { inputIn, refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { type Api, apiOf, playerOrLogin, speak } from "../visit.server.ts"
import type { Route } from "./+types/profile"

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const { userWallet: _wallet, wallets: _wallets, ...person } = user
  return { words: speak(request, ["account", "profile"]), person }
}

export type Person = Awaited<ReturnType<typeof loader>>["person"]

/** Saves what is filled in; a detail cannot be taken back to nothing, so an empty field stays as it was. */
async function saveDetails(api: Api, form: FormData): Promise<Response> {
  const { message } = await api.call(players.updateUserDetails, inputIn(players.updateUserDetails, form))
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", api.language))
}

/** Keeps the language for mails and goes on in it. */
async function saveLanguage(api: Api, languageCode: Language): Promise<Response> {
  const { message } = await api.call(players.userLanguage, { languageCode })
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", languageCode))
}

export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const language = languages.find((code) => code === textIn(form, "languageCode"))
  try {
    return language ? await saveLanguage(api, language) : await saveDetails(api, form)
  } catch (problem) {
    return refusedForm(problem, form)
  }
}
