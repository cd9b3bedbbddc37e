import type { Client } from "@elite/client/visitor"
import { type InputOf, type Language, sessions } from "@elite/contract"
import { type Newcomer, newcomer } from "../../../../testing/people.ts"

/** Who holds the phone, as their identity card and their itsme say it. */
export type Holder = {
  givenName: string
  familyName: string
  birthDate: string
  nationalNumber: string
  /** Empty where itsme knows none. */
  email?: string
  /** itsme says that it is theirs. */
  emailVerified?: "1"
  /** Their itsme account was made anew. */
  renewed?: "1"
}
export type Back = InputOf<typeof sessions.itsmeLoginToken>

/** Somebody who registered, as itsme knows them: two first names and the initial of the third. */
export function holderOf({ firstName, lastName, dateOfBirth, nationalNumber }: Newcomer): Holder {
  const [month, day, year] = dateOfBirth.split("-")
  return {
    givenName: `${firstName} Maria J`,
    familyName: lastName,
    birthDate: `${year}-${month}-${day}`,
    nationalNumber: nationalNumber!,
  }
}

/** Goes where a browser is sent, says who holds the phone and how it ends; answers what the browser is sent back with. */
export async function atItsme(
  authorizationUrl: string,
  holder: Holder,
  ending: "approve" | "advanced" | "cancel" = "approve",
): Promise<Record<string, string>> {
  const led = await fetch(authorizationUrl, { redirect: "manual" })
  const page = new URL(led.headers.get("location") ?? "", authorizationUrl)
  if (page.searchParams.has("error")) return Object.fromEntries(page.searchParams)
  const body = new URLSearchParams({ ...holder, ending })
  const back = await fetch(page, { method: "POST", body, redirect: "manual" })
  if (back.status !== 303) throw new Error(`itsme's page answered ${back.status}.`)
  return Object.fromEntries(new URL(back.headers.get("location") ?? "").searchParams)
}

/** To itsme and back, to log in. */
export async function fromItsme(visitor: Client, holder: Holder): Promise<Back> {
  const { authorizationUrl } = await visitor.call(sessions.itsmeLogin, {})
  return (await atItsme(authorizationUrl, holder)) as Back
}

/** To itsme and in. */
export const logInByItsme = async (visitor: Client, holder: Holder) =>
  visitor.call(sessions.itsmeLoginToken, await fromItsme(visitor, holder))

/** Links itsme to the account that the visitor is logged in to. */
export async function linkItsme(visitor: Client, holder: Holder) {
  const { authorizationUrl } = await visitor.call(sessions.itsmeKyc, {})
  return visitor.call(sessions.itsmeKycTokenVerify, (await atItsme(authorizationUrl, holder)) as Back)
}

/** Somebody whom nobody here knows, with an address of their own. */
export const stranger = (firstName: string, changes: Partial<Newcomer> = {}): Holder => {
  const person = newcomer(firstName, changes)
  return { ...holderOf(person), email: person.email }
}

/** To itsme and back, to sign up. */
export async function backToSignUp(visitor: Client, holder: Holder, locale: Language = "nl"): Promise<Back> {
  const { authorizationUrl } = await visitor.call(sessions.itsmeSignup, { locale })
  return (await atItsme(authorizationUrl, holder)) as Back
}

/** What itsme does not say of anybody. */
export const userDetails = { profession: "employee", termsAccepted: true } as const

/** Signs up with itsme; the visitor is logged in afterwards. */
export const signUpByItsme = async (visitor: Client, holder: Holder) =>
  visitor.call(sessions.itsmeSignUpToken, { ...(await backToSignUp(visitor, holder)), userDetails })

/** To itsme and back, to show once more who the player is. */
export async function backToStepUp(visitor: Client, holder: Holder): Promise<Back> {
  const { authorizationUrl } = await visitor.call(sessions.itsmeStepUp, {})
  return (await atItsme(authorizationUrl, holder)) as Back
}
