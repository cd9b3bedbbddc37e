import { randomInt } from "node:crypto"
import {
  type Endpoint,
  type InputOf,
  identity,
  me,
  payments,
  players,
  type ReplyOf,
  sessions,
} from "@elite/contract"
import { eventually } from "./eventually.ts"

/**
 * A person who becomes a player through the public calls: the form, the link in the email, the identity page, the payment page.
 * The demonstration and the tests make their players this way.
 */
export type Person = {
  email: string
  username: string
  password: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD. */
  birthDate: string
  nationalNumber: string
  language: "en" | "fr" | "nl"
}

export type Caller = {
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    more?: { idempotencyKey?: string },
  ): Promise<ReplyOf<E>>
}
/** `drain` processes events, emails and jobs in a test, and waits a moment where a worker runs. */
export type World = { sandboxUrl: string; drain: () => Promise<void> }

/** A checksum-valid Belgian national register number for a birth date before 2000 and a counter (odd: male). */
export function nationalNumber(birthDate: string, counter: number): string {
  const nine = birthDate.slice(2).replaceAll("-", "") + String(counter).padStart(3, "0")
  return nine + String(97 - (Number(nine) % 97)).padStart(2, "0")
}

const [years, months, days, men] = [39, 8, 18, 499]
/** Consecutive from a random start: independent random draws collided in one run of many. */
let nextBirthIndex = randomInt(years * months * days * men)

function nextBirth(): Pick<Person, "birthDate" | "nationalNumber"> {
  const n = nextBirthIndex++
  const [man, day, month, year] = [
    n % men,
    Math.floor(n / men) % days,
    Math.floor(n / men / days) % months,
    Math.floor(n / men / days / months) % years,
  ]
  const birthDate = `19${60 + year}-0${1 + month}-${10 + day}`
  return { birthDate, nationalNumber: nationalNumber(birthDate, 1 + 2 * man) }
}

/** No two share a name, an email address or a national number. */
export function makePerson(more: Partial<Person> = {}): Person {
  const mark = randomInt(2 ** 40).toString(36)
  return {
    email: `p.${mark}@example.test`,
    username: `P_${mark}`,
    password: `correct horse ${mark} staple`,
    firstName: "Jan",
    // The whole mark: a bank matches names that differ by one letter.
    lastName: `Peeters${mark.replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`,
    ...nextBirth(),
    language: "nl",
    ...more,
  }
}

/** The encoding of passwords on the wire. */
export const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64")

/** MM-DD-YYYY, the format of birth dates on the wire. */
const toUsDate = (date: string) => `${date.slice(5, 7)}-${date.slice(8, 10)}-${date.slice(0, 4)}`

export function signUpForm(person: Person): InputOf<typeof players.signUp> {
  return {
    email: person.email,
    username: person.username,
    password: base64(person.password),
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: toUsDate(person.birthDate),
    gender: "male",
    nationalNumber: person.nationalNumber,
    placeOfBirth: "Gent",
    nationality: "BE",
    profession: "employee",
    address: "Kouter 12",
    postalCode: "9000",
    city: "Gent",
    countryCode: "BE",
    phone: "+32 470 12 34 56",
    preferredLanguage: person.language,
    termsAccepted: true,
  }
}

export const signUp = (
  { call }: Caller,
  person: Person,
  more: Partial<InputOf<typeof players.signUp>> = {},
): Promise<ReplyOf<typeof players.signUp>> => call(players.signUp, { ...signUpForm(person), ...more })

export async function logIn({ call }: Caller, person: Person): Promise<void> {
  await call(sessions.login, {
    email: person.email,
    password: base64(person.password),
    deviceType: "web",
    preferredLanguage: person.language,
  })
}

export type Mail = {
  subject: string
  text: string
  html: string
  links: string[]
  /** Names in lower case. */
  headers: Record<string, string>
}

/** Emails to an address, newest first. */
export async function listMails({ sandboxUrl }: Pick<World, "sandboxUrl">, email: string): Promise<Mail[]> {
  const answer = await fetch(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as Mail[]
}

const awaitOutcome = <T>({ drain: settle }: World, what: string, ask: () => Promise<T>) =>
  eventually(() => settle().then(ask), { what })

/** Waits for the verification email and follows its link. */
export async function confirmEmail({ call }: Caller, world: World, person: Person): Promise<void> {
  const link = await awaitOutcome(world, "the verification mail", async () =>
    (await listMails(world, person.email))
      .flatMap(({ links }) => links)
      .find((url) => url.includes("token=")),
  )
  await call(players.verifyEmail, { token: new URL(link).searchParams.get("token")! })
}

/** Fills in the form of a sandbox page with its defaults and `typed`, and presses one button; does not follow the redirect. */
export async function submitSandboxForm(
  pageUrl: string,
  button: { name: string; value: string },
  typed: Record<string, string> = {},
): Promise<Response> {
  const page = await (await fetch(pageUrl)).text()
  const fields = new URLSearchParams()
  for (const [tag] of page.matchAll(/<(?:input|select)\b[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
    const name = attribute("name")
    if (!name || attribute("type") === "checkbox") continue
    const value =
      attribute("value") ?? page.slice(page.indexOf(tag)).match(/<option value="([^"]*)"/)?.[1] ?? ""
    fields.set(name, unescapeHtml(value))
  }
  for (const [name, value] of Object.entries({ ...typed, [button.name]: button.value }))
    fields.set(name, value)
  return fetch(pageUrl, {
    method: "POST",
    body: fields,
    redirect: "manual",
    headers: { origin: new URL(pageUrl).origin },
  })
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")

/** Has the identity card accepted on the page of the verifier, and waits until the casino has accepted it. */
export async function proveIdentity({ call }: Caller, world: World, person: Person): Promise<void> {
  const { verificationUrl } = await call(identity.onsiteKyc, {})
  await submitSandboxForm(
    verificationUrl,
    { name: "ending", value: "accept" },
    { documentNumber: person.nationalNumber },
  )
  await awaitOutcome(
    world,
    "the identity to be accepted",
    async () => (await call(me.getUserDetails, {})).user.kycStatus === "accepted",
  )
}

/** Deposits through the hosted page, and waits until the deposit has succeeded; returns the order id. */
export async function deposit(
  { call }: Caller,
  world: World,
  euros: number,
  more: { joiningBonus?: true } = {},
): Promise<string> {
  const { forwardUrl, orderId } = await call(payments.hiPayUrl, {
    amount: euros,
    paymentMethod: "bancontact_qr",
    languageCode: "en",
    ...more,
  })
  const paid = await submitSandboxForm(forwardUrl, { name: "outcome", value: "pay" })
  if (paid.status === 200) await submitSandboxForm(forwardUrl, { name: "outcome", value: "3ds-ok" })
  await awaitOutcome(
    world,
    `deposit ${orderId}`,
    async () => (await call(payments.hiPayResponse, { orderid: orderId })).status === "succeeded",
  )
  return orderId
}

/** Signs up, verifies and deposits `euros` if there are any; returns the user id. */
export async function becomePlayer(
  caller: Caller,
  world: World,
  person: Person,
  euros = 0,
  more: { joiningBonus?: true } = {},
): Promise<number> {
  const { userId } = await signUp(caller, person)
  await confirmEmail(caller, world, person)
  await proveIdentity(caller, world, person)
  if (euros > 0) await deposit(caller, world, euros, more)
  return userId
}
