import type { Client } from "@elite/client/visitor"
import { type InputOf, identity, me, players, sessions } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import {
  listMails as arrivedFor,
  base64,
  type Mail,
  makePerson,
  nationalNumber,
  signUpForm,
} from "@elite/testkit/person"
import type { TestCasino } from "./casino.ts"

/**
 * People for tests of registration, identity and sessions. Who simply is a player, to whom something else happens, is
 * seeded (`seeded.ts`). The form, the mailbox and the pages are those of `packages/testkit/src/person.ts`.
 */

export const goodPassword = "korneel fietst naar Oudenaarde"

export type Newcomer = InputOf<typeof players.signUp>

let count = 0

/** The form of somebody who may register: a Belgian woman of 33 with a number that agrees, each time another one. */
export function newcomer(firstName: string, changes: Partial<Newcomer> = {}): Newcomer {
  count += 1
  const birthDate = "1993-05-18"
  const person = makePerson({
    email: `${firstName.toLowerCase()}${count}@example.be`,
    username: `${firstName}_${count}`,
    password: goodPassword,
    firstName,
    lastName: "Claes",
    birthDate,
    nationalNumber: nationalNumber(birthDate, count * 2),
  })
  return { ...signUpForm(person), gender: "female", address: "Veldstraat 1", ...changes }
}

/** What has arrived for an address, newest first, once every waiting job has been worked off. */
export async function listMailsTo(casino: TestCasino, email: string): Promise<Mail[]> {
  await casino.drain()
  return arrivedFor(casino, email)
}

/** The token of the newest verification letter. */
export async function tokenFor(casino: TestCasino, email: string): Promise<string> {
  for (const { links } of await listMailsTo(casino, email))
    for (const link of links) {
      const token = new URL(link).searchParams.get("token")
      if (token) return token
    }
  throw new Error(`There is no link with a token for ${email}.`)
}

/** Signs somebody up, in a browser of their own unless told which; the visitor is logged in afterwards. */
export async function signUp(
  casino: TestCasino,
  person: Newcomer,
  visitor = casino.visitor(),
): Promise<{ visitor: Client; userId: number }> {
  const { userId } = await visitor.call(players.signUp, person)
  return { visitor, userId }
}

/** Signs somebody up and follows the link in the letter. */
export async function signUpConfirmed(casino: TestCasino, person: Newcomer) {
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

/**
 * Signs somebody up, confirms the address and has the identity accepted, as far as the document allows. A casino that is
 * busy may miss the verifier's first message, and hears the next.
 */
export async function signUpVerified(
  casino: TestCasino,
  person: Newcomer,
  document: Record<string, string> = {},
) {
  const signed = await signUpConfirmed(casino, person)
  const { verificationUrl } = await signed.visitor.call(identity.onsiteKyc, {})
  await endVerification(verificationUrl, "accept", document)
  const standing = async () => (await signed.visitor.call(me.getUserDetails, {})).user.kycStatus
  const isDecided = async () => ["accepted", "declined"].includes(await standing())
  await eventually(isDecided, { what: "the verifier's message", withinMs: 30_000 })
  return signed
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
export const isLoggedIn = async (visitor: Client) =>
  (await visitor.fetch(me.getUserDetails.path)).status === 200
