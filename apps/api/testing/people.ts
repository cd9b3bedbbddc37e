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
 * For tests of registration, identity and sessions; other tests seed players (`seeded.ts`). The form, mailbox and
 * pages are in `packages/testkit/src/person.ts`.
 */

export const goodPassword = "korneel fietst naar Oudenaarde"

export type Newcomer = InputOf<typeof players.signUp>

let count = 0

/** A valid form: a Belgian woman of 33 with a matching national number, each time another. */
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

/** Newest first, after all pending jobs. */
export async function listMailsTo(casino: TestCasino, email: string): Promise<Mail[]> {
  await casino.drain()
  return arrivedFor(casino, email)
}

export async function tokenFor(casino: TestCasino, email: string): Promise<string> {
  for (const { links } of await listMailsTo(casino, email))
    for (const link of links) {
      const token = new URL(link).searchParams.get("token")
      if (token) return token
    }
  throw new Error(`There is no link with a token for ${email}.`)
}

export async function signUp(
  casino: TestCasino,
  person: Newcomer,
  visitor = casino.visitor(),
): Promise<{ visitor: Client; userId: number }> {
  const { userId } = await visitor.call(players.signUp, person)
  return { visitor, userId }
}

export async function signUpConfirmed(casino: TestCasino, person: Newcomer) {
  const account = await signUp(casino, person)
  await account.visitor.call(players.verifyEmail, { token: await tokenFor(casino, person.email) })
  return account
}

export type Ending = "accept" | "decline" | "cancel" | "timeout" | "accept-then-changed"

/** `document`: the data on the identity document. */
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
 * Confirms the address and has the identity accepted, as far as the document allows. Waits long, because a busy
 * casino may miss the first message of the verifier.
 */
export async function signUpVerified(
  casino: TestCasino,
  person: Newcomer,
  document: Record<string, string> = {},
) {
  const account = await signUpConfirmed(casino, person)
  const { verificationUrl } = await account.visitor.call(identity.onsiteKyc, {})
  await endVerification(verificationUrl, "accept", document)
  const getKycStatus = async () => (await account.visitor.call(me.getUserDetails, {})).user.kycStatus
  const isDecided = async () => ["accepted", "declined"].includes(await getKycStatus())
  await eventually(isDecided, { what: "the verifier's message", withinMs: 30_000 })
  return account
}

export const logIn = (visitor: Client, email: string, password = goodPassword) =>
  visitor.call(sessions.login, {
    email,
    password: base64(password),
    deviceType: "web",
    preferredLanguage: "nl",
  })

/** Needs TRUST_PROXY. */
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

export const isLoggedIn = async (visitor: Client) =>
  (await visitor.fetch(me.getUserDetails.path)).status === 200
