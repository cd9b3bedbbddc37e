import type { Client } from "@elite/client/visitor"
import { type InputOf, identity, me, players, sessions } from "@elite/contract"
import type { TestCasino } from "./casino.ts"

/** People who go through the real doors: the form, their mailbox, the verifier's page. */

export const base64 = (text: string): string => Buffer.from(text, "utf8").toString("base64")
export const goodPassword = "korneel fietst naar Oudenaarde"

export type Newcomer = InputOf<typeof players.signUp>

let count = 0

/** Somebody who may register: a Belgian woman of 33 with a number that agrees, each time another one. */
export function newcomer(firstName: string, changes: Partial<Newcomer> = {}): Newcomer {
  count += 1
  return {
    email: `${firstName.toLowerCase()}${count}@example.be`,
    username: `${firstName}_${count}`,
    password: base64(goodPassword),
    firstName,
    lastName: "Claes",
    dateOfBirth: "05-18-1993",
    gender: "female",
    nationalNumber: numberFor("930518", count * 2),
    placeOfBirth: "Gent",
    nationality: "BE",
    profession: "employee",
    address: "Veldstraat 1",
    postalCode: "9000",
    city: "Gent",
    countryCode: "BE",
    preferredLanguage: "nl",
    termsAccepted: true,
    ...changes,
  }
}

/** A national register number of the 1900s; an even sequence is a woman's. */
export function numberFor(yearMonthDay: string, sequence: number): string {
  const nine = `${yearMonthDay}${String(sequence).padStart(3, "0")}`
  return `${nine}${String(97 - (Number(nine) % 97)).padStart(2, "0")}`
}

export type Mail = { subject: string; text: string; html: string; links: string[] }

/** What has arrived for an address, newest first, once every waiting job has been worked off. */
export async function mailsTo(casino: TestCasino, email: string): Promise<Mail[]> {
  await casino.drain()
  const url = `${casino.sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(email)}`
  return (await (await fetch(url)).json()) as Mail[]
}

/** The token of the newest verification letter. */
export async function tokenFor(casino: TestCasino, email: string): Promise<string> {
  for (const { links } of await mailsTo(casino, email))
    for (const link of links) {
      const token = new URL(link).searchParams.get("token")
      if (token) return token
    }
  throw new Error(`There is no link with a token for ${email}.`)
}

/** Signs somebody up; the visitor is logged in afterwards. */
export async function signUp(
  casino: TestCasino,
  person: Newcomer,
): Promise<{ visitor: Client; userId: number }> {
  const visitor = casino.visitor()
  const { userId } = await visitor.call(players.signUp, person)
  return { visitor, userId }
}

/** Signs somebody up and follows the link in the letter. */
export async function confirmed(casino: TestCasino, person: Newcomer) {
  const signed = await signUp(casino, person)
  await signed.visitor.call(players.verifyEmail, { token: await tokenFor(casino, person.email) })
  return signed
}

export type Ending = "accept" | "decline" | "cancel" | "timeout" | "accept-then-changed"

/** Ends a verification on the verifier's page, with what stands on the document. */
export async function endVerification(
  verificationUrl: string,
  ending: Ending,
  document: Record<string, string> = {},
): Promise<void> {
  const body = new URLSearchParams({ ending, ...document })
  const answer = await fetch(verificationUrl, { method: "POST", body, redirect: "manual" })
  if (answer.status !== 303) throw new Error(`The verifier's page answered ${answer.status}.`)
}

/** Signs somebody up, confirms the address and has the identity accepted. */
export async function verified(casino: TestCasino, person: Newcomer, document: Record<string, string> = {}) {
  const signed = await confirmed(casino, person)
  const { verificationUrl } = await signed.visitor.call(identity.onsiteKyc, {})
  await endVerification(verificationUrl, "accept", document)
  return signed
}

/** Works the page of the exclusion register: `{action: "weather", outage: "1"}`, `{action: "add", lastName, …}`. */
export async function epis(casino: TestCasino, form: Record<string, string>): Promise<void> {
  const url = `${casino.sandboxUrl}/epis/__sandbox/persons`
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" })
  if (answer.status !== 303) throw new Error(`The register's page answered ${answer.status}.`)
}

/** Logs in as the login page does. */
export const logIn = (visitor: Client, email: string, password = goodPassword) =>
  visitor.call(sessions.login, {
    email,
    password: base64(password),
    deviceType: "web",
    preferredLanguage: "nl",
  })

/** Logs in from a network address and browser of its own; needs TRUST_PROXY. */
export const logInFrom = (
  visitor: Client,
  from: { address?: string; userAgent?: string },
  email: string,
  password = goodPassword,
) =>
  visitor.fetch(sessions.login.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(from.address ? { "x-forwarded-for": from.address } : {}),
      ...(from.userAgent ? { "user-agent": from.userAgent } : {}),
    },
    body: JSON.stringify({ email, password: base64(password), deviceType: "web", preferredLanguage: "nl" }),
  })

/** Whether a visitor is logged in. */
export const isIn = async (visitor: Client) => (await visitor.fetch(me.getUserDetails.path)).status === 200
