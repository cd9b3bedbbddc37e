import { type Language, languages, players, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { inputIn, refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { exactTextIn, textIn } from "../form/text.ts"
import { type Api, apiOf, playerOrLogin, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/profile"

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const { userWallet: _wallet, wallets: _wallets, ...person } = user
  return { words: speak(request, ["account", "password", "profile"]), person }
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

/** Changes the password. The session goes on: its new cookie travels with the answer. */
async function savePassword(api: Api, form: FormData): Promise<FormAnswer | Response> {
  const [oldPassword, newPassword] = [exactTextIn(form, "oldPassword"), exactTextIn(form, "newPassword")]
  const required = translate(api.language, "password")("required")
  if (!oldPassword || !newPassword)
    return wrong(form, {
      ...(oldPassword ? {} : { oldPassword: required }),
      ...(newPassword ? {} : { newPassword: required }),
    })
  const player = await api.player()
  if (!player) throw redirect(href("login", api.language))
  const { message } = await api.call(sessions.changePassword, {
    id: player.userId,
    oldPassword: passwordBase64(oldPassword),
    newPassword: passwordBase64(newPassword),
  })
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", api.language))
}

const fieldOf = { OldPasswordInvalidErrorType: "oldPassword", WeakPasswordErrorType: "newPassword" } as const

export async function action({ request, context }: Route.ActionArgs): Promise<FormAnswer | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  const language = languages.find((code) => code === textIn(form, "languageCode"))
  try {
    if (textIn(form, "what") === "password") return await savePassword(api, form)
    return language ? await saveLanguage(api, language) : await saveDetails(api, form)
  } catch (problem) {
    return refusedForm(problem, form, fieldOf)
  }
}
