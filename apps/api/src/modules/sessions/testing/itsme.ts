import type { Client } from "@elite/client/visitor"
import { type InputOf, type Language, sessions } from "@elite/contract"
import { type Newcomer, newcomer } from "../../../../testing/people.ts"

/** The person at itsme, with the data of their identity card and their itsme account. */
export type Holder = {
  givenName: string
  familyName: string
  birthDate: string
  nationalNumber: string
  email?: string
  /** itsme has verified the address. */
  emailVerified?: "1"
  /** The itsme account was renewed: another subject. */
  renewed?: "1"
}
export type Back = InputOf<typeof sessions.itsmeLoginToken>

/** Two first names and the initial of the third, as itsme sends them. */
export function holderOf({ firstName, lastName, dateOfBirth, nationalNumber }: Newcomer): Holder {
  const [month, day, year] = dateOfBirth.split("-")
  return {
    givenName: `${firstName} Maria J`,
    familyName: lastName,
    birthDate: `${year}-${month}-${day}`,
    nationalNumber: nationalNumber!,
  }
}

/** Follows the redirect to itsme, completes it as the holder and returns the parameters of the redirect back. */
export async function atItsme(
  authorizationUrl: string,
  holder: Holder,
  ending: "approve" | "advanced" | "cancel" = "approve",
): Promise<Record<string, string>> {
  const redirect = await fetch(authorizationUrl, { redirect: "manual" })
  const page = new URL(redirect.headers.get("location") ?? "", authorizationUrl)
  if (page.searchParams.has("error")) return Object.fromEntries(page.searchParams)
  const body = new URLSearchParams({ ...holder, ending })
  const back = await fetch(page, { method: "POST", body, redirect: "manual" })
  if (back.status !== 303) throw new Error(`itsme's page answered ${back.status}.`)
  return Object.fromEntries(new URL(back.headers.get("location") ?? "").searchParams)
}

export async function fromItsme(visitor: Client, holder: Holder): Promise<Back> {
  const { authorizationUrl } = await visitor.call(sessions.itsmeLogin, {})
  return (await atItsme(authorizationUrl, holder)) as Back
}

export const logInByItsme = async (visitor: Client, holder: Holder) =>
  visitor.call(sessions.itsmeLoginToken, await fromItsme(visitor, holder))

export async function linkItsme(visitor: Client, holder: Holder) {
  const { authorizationUrl } = await visitor.call(sessions.itsmeKyc, {})
  return visitor.call(sessions.itsmeKycTokenVerify, (await atItsme(authorizationUrl, holder)) as Back)
}

/** A person without an account here. */
export const stranger = (firstName: string, changes: Partial<Newcomer> = {}): Holder => {
  const person = newcomer(firstName, changes)
  return { ...holderOf(person), email: person.email }
}

export async function backToSignUp(visitor: Client, holder: Holder, locale: Language = "nl"): Promise<Back> {
  const { authorizationUrl } = await visitor.call(sessions.itsmeSignup, { locale })
  return (await atItsme(authorizationUrl, holder)) as Back
}

export const userDetails = { profession: "employee", termsAccepted: true } as const

export const signUpByItsme = async (visitor: Client, holder: Holder) =>
  visitor.call(sessions.itsmeSignUpToken, { ...(await backToSignUp(visitor, holder)), userDetails })

export async function backToStepUp(visitor: Client, holder: Holder): Promise<Back> {
  const { authorizationUrl } = await visitor.call(sessions.itsmeStepUp, {})
  return (await atItsme(authorizationUrl, holder)) as Back
}
