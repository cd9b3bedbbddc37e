import { me, players, type ReplyOf, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { type ToItsme, toItsme } from "../account/itsme.server.ts"
import { fieldOfStepUp, stepsUp } from "../account/stepUp.server.ts"
import { ApiProblem } from "../api.ts"
import { inputIn, refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { exactTextIn, textIn } from "../form/text.ts"
import { type Api, apiOf, playerOrLogin, speak, translate } from "../visit.server.ts"
import type { Route } from "./+types/profile"

export type EmailChange = NonNullable<ReplyOf<typeof sessions.getEmailChange>["change"]>

/** The change of address that is open, null where there is none; undefined where it cannot be read now. */
async function openChange(api: Api): Promise<EmailChange | null | undefined> {
  try {
    return (await api.call(sessions.getEmailChange, {})).change
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return undefined
    throw problem
  }
}

/** Since when itsme logs the player in, null where it does not; undefined where that cannot be read now. */
async function itsmeLinkedAt(api: Api): Promise<string | null | undefined> {
  try {
    return (await api.call(sessions.getItsmeLink, {})).linkedAt
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return undefined
    throw problem
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await playerOrLogin(context, request)
  const { userWallet: _wallet, wallets: _wallets, ...person } = user
  return {
    words: speak(request, ["account", "email", "factor", "itsme", "password", "profile", "settings"]),
    person,
    emailChange: await openChange(apiOf(context)),
    itsmeLinkedAt: await itsmeLinkedAt(apiOf(context)),
  }
}

export type Person = Awaited<ReturnType<typeof loader>>["person"]

/**
 * Saves what is filled in; a detail cannot be taken back to nothing, so an empty field stays as it was. Whether news are
 * wished is not asked here.
 */
async function saveDetails(api: Api, form: FormData): Promise<Response> {
  const { newsLetter: _, ...details } = inputIn(me.updateUserDetails, form)
  const { message } = await api.call(me.updateUserDetails, details)
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", api.language))
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

/** Gives the player a first password; the session goes on. */
async function saveFirstPassword(api: Api, form: FormData): Promise<FormAnswer | Response> {
  const password = exactTextIn(form, "password")
  if (!password) return wrong(form, { password: translate(api.language, "password")("required") })
  const player = await api.player()
  if (!player) throw redirect(href("login", api.language))
  try {
    await stepsUp(api, form)
    const { username } = player
    const given = { username, password: passwordBase64(password) }
    const { message } = await api.call(me.setUsernamePassword, given)
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form, { ...fieldOfStepUp, WeakPasswordErrorType: "password" })
  }
  return redirect(href("profile", api.language))
}

/** Takes itsme off the account. */
async function unlink(api: Api, form: FormData): Promise<FormAnswer | Response> {
  try {
    await stepsUp(api, form)
    const { message } = await api.call(sessions.unlinkItsme, {})
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form, fieldOfStepUp)
  }
  return redirect(href("profile", api.language))
}

const fieldOf = { OldPasswordInvalidErrorType: "oldPassword", WeakPasswordErrorType: "newPassword" } as const

/** Asks for another address. Nothing changes before the links in the letters are used. */
async function askForEmail(api: Api, form: FormData): Promise<FormAnswer | Response> {
  const [email, password] = [textIn(form, "email"), exactTextIn(form, "password")]
  const required = translate(api.language, "email")("required")
  if (!email || !password)
    return wrong(form, {
      ...(email ? {} : { email: required }),
      ...(password ? {} : { password: required }),
    })
  try {
    const { message } = await api.call(sessions.updateEmail, { email, password: passwordBase64(password) })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return refusedForm(problem, form, fieldOfEmail)
  }
  return redirect(href("profile", api.language))
}

const fieldOfEmail = {
  OldPasswordInvalidErrorType: "password",
  EmailUnchangedErrorType: "email",
  EmailAlreadyExistsErrorType: "email",
} as const

/** Takes the open change of address back. */
async function cancelEmail(api: Api): Promise<Response> {
  const { message } = await api.call(sessions.cancelEmailChange, {})
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", api.language))
}

/** Has a letter sent to an address from which letters came back: its link shows that it is read. */
async function tryAddress(api: Api): Promise<Response> {
  const { message } = await api.call(players.refreshEmailToken, {})
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", api.language))
}

export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<FormAnswer | ToItsme | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  try {
    const what = textIn(form, "what")
    if (what === "password") return await savePassword(api, form)
    if (what === "firstPassword") return await saveFirstPassword(api, form)
    if (what === "unlink") return await unlink(api, form)
    if (what === "email") return await askForEmail(api, form)
    if (what === "cancelEmail") return await cancelEmail(api)
    if (what === "tryAddress") return await tryAddress(api)
    if (what === "itsme")
      return await toItsme(api, request, { purpose: "kyc", returnTo: href("profile", api.language), form })
    return await saveDetails(api, form)
  } catch (problem) {
    return refusedForm(problem, form, fieldOf)
  }
}
