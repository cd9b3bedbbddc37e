import { me, players, type ReplyOf, sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { type ItsmeRedirect, redirectToItsme } from "../account/itsme.server.ts"
import { stepUpErrorFields, stepUpIfSubmitted } from "../account/stepUp.server.ts"
import { ApiProblem } from "../api.ts"
import { invalidForm, readInput, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { passwordBase64 } from "../form/password.server.ts"
import { readExactText, readText } from "../form/text.ts"
import { type Api, apiOf, messagesFor, requirePlayer, translate } from "../visit.server.ts"
import type { Route } from "./+types/profile"

export type EmailChange = NonNullable<ReplyOf<typeof sessions.getEmailChange>["change"]>

/** Null where none is pending; undefined where it cannot be read now. */
async function findPendingEmailChange(api: Api): Promise<EmailChange | null | undefined> {
  try {
    return (await api.call(sessions.getEmailChange, {})).change
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return undefined
    throw problem
  }
}

/** Null where itsme is not linked; undefined where that cannot be read now. */
async function readItsmeLinkedAt(api: Api): Promise<string | null | undefined> {
  try {
    return (await api.call(sessions.getItsmeLink, {})).linkedAt
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status >= 500) return undefined
    throw problem
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requirePlayer(context, request)
  const { userWallet: _wallet, wallets: _wallets, ...person } = user
  return {
    words: messagesFor(request, ["account", "email", "factor", "itsme", "password", "profile", "settings"]),
    person,
    emailChange: await findPendingEmailChange(apiOf(context)),
    itsmeLinkedAt: await readItsmeLinkedAt(apiOf(context)),
  }
}

export type Person = Awaited<ReturnType<typeof loader>>["person"]

/** Saves the filled fields. A detail cannot be cleared, so an empty field leaves it unchanged. */
async function saveDetails(api: Api, form: FormData): Promise<Response> {
  const { newsLetter: _, ...details } = readInput(me.updateUserDetails, form)
  const { message } = await api.call(me.updateUserDetails, details)
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", api.language))
}

/** The session continues; its new cookie is in the response. */
async function savePassword(api: Api, form: FormData): Promise<FormRefusal | Response> {
  const [oldPassword, newPassword] = [readExactText(form, "oldPassword"), readExactText(form, "newPassword")]
  const required = translate(api.language, "password")("required")
  if (!oldPassword || !newPassword)
    return invalidForm(form, {
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

/** The session continues. */
async function saveFirstPassword(api: Api, form: FormData): Promise<FormRefusal | Response> {
  const password = readExactText(form, "password")
  if (!password) return invalidForm(form, { password: translate(api.language, "password")("required") })
  const player = await api.player()
  if (!player) throw redirect(href("login", api.language))
  try {
    await stepUpIfSubmitted(api, form)
    const { username } = player
    const input = { username, password: passwordBase64(password) }
    const { message } = await api.call(me.setUsernamePassword, input)
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, { ...stepUpErrorFields, WeakPasswordErrorType: "password" })
  }
  return redirect(href("profile", api.language))
}

async function unlinkItsme(api: Api, form: FormData): Promise<FormRefusal | Response> {
  try {
    await stepUpIfSubmitted(api, form)
    const { message } = await api.call(sessions.unlinkItsme, {})
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, stepUpErrorFields)
  }
  return redirect(href("profile", api.language))
}

const passwordErrorFields = {
  OldPasswordInvalidErrorType: "oldPassword",
  WeakPasswordErrorType: "newPassword",
} as const

/** Requests a change of address. It applies once the links in the mails are used. */
async function requestEmailChange(api: Api, form: FormData): Promise<FormRefusal | Response> {
  const [email, password] = [readText(form, "email"), readExactText(form, "password")]
  const required = translate(api.language, "email")("required")
  if (!email || !password)
    return invalidForm(form, {
      ...(email ? {} : { email: required }),
      ...(password ? {} : { password: required }),
    })
  try {
    const { message } = await api.call(sessions.updateEmail, { email, password: passwordBase64(password) })
    api.notice({ kind: "success", text: message })
  } catch (problem) {
    return toFormRefusal(problem, form, emailErrorFields)
  }
  return redirect(href("profile", api.language))
}

const emailErrorFields = {
  OldPasswordInvalidErrorType: "password",
  EmailUnchangedErrorType: "email",
  EmailAlreadyExistsErrorType: "email",
} as const

async function cancelEmailChange(api: Api): Promise<Response> {
  const { message } = await api.call(sessions.cancelEmailChange, {})
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", api.language))
}

/** Mails the bounced address a link that proves it is read. */
async function retryBouncedAddress(api: Api): Promise<Response> {
  const { message } = await api.call(players.refreshEmailToken, {})
  api.notice({ kind: "success", text: message })
  return redirect(href("profile", api.language))
}

export async function action({
  request,
  context,
}: Route.ActionArgs): Promise<FormRefusal | ItsmeRedirect | Response> {
  const api = apiOf(context)
  const form = await request.formData()
  try {
    const formName = readText(form, "what")
    if (formName === "password") return await savePassword(api, form)
    if (formName === "firstPassword") return await saveFirstPassword(api, form)
    if (formName === "unlink") return await unlinkItsme(api, form)
    if (formName === "email") return await requestEmailChange(api, form)
    if (formName === "cancelEmail") return await cancelEmailChange(api)
    if (formName === "tryAddress") return await retryBouncedAddress(api)
    if (formName === "itsme")
      return await redirectToItsme(api, request, {
        purpose: "kyc",
        returnTo: href("profile", api.language),
        form,
      })
    return await saveDetails(api, form)
  } catch (problem) {
    return toFormRefusal(problem, form, passwordErrorFields)
  }
}
