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
 * Somebody who becomes a player the way everybody does: the form, the link in the mail, the identity page,
 * the payment page. The demonstration player and the tests come to life here, through the real doors.
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
/** `settle` lets events, mails and jobs happen: it drains in tests and waits a moment where a worker runs. */
export type World = { sandboxUrl: string; settle: () => Promise<void> }

/** A checksum-valid Belgian national register number for a birth date before 2000 and a counter (odd: male). */
export function nationalNumber(birthDate: string, counter: number): string {
  const nine = birthDate.slice(2).replaceAll("-", "") + String(counter).padStart(3, "0")
  return nine + String(97 - (Number(nine) % 97)).padStart(2, "0")
}

/** How many birth dates, and men born on each, are made up at most. */
const [years, months, days, men] = [39, 8, 18, 499]
/** They come one after the other, from anywhere: drawn by chance, two of some hundred were the same in one run of many. */
let next = randomInt(years * months * days * men)

function birth(): Pick<Person, "birthDate" | "nationalNumber"> {
  const n = next++
  const [man, day, month, year] = [
    n % men,
    Math.floor(n / men) % days,
    Math.floor(n / men / days) % months,
    Math.floor(n / men / days / months) % years,
  ]
  const birthDate = `19${60 + year}-0${1 + month}-${10 + day}`
  return { birthDate, nationalNumber: nationalNumber(birthDate, 1 + 2 * man) }
}

/** Somebody new: no two share a name, an address or a national number. */
export function somebody(more: Partial<Person> = {}): Person {
  const mark = randomInt(2 ** 40).toString(36)
  return {
    email: `p.${mark}@example.test`,
    username: `P_${mark}`,
    password: `correct horse ${mark} staple`,
    firstName: "Jan",
    // All of the mark, or a bank could take two people for one another's misspelling.
    lastName: `Peeters${mark.replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`,
    ...birth(),
    language: "nl",
    ...more,
  }
}

/** A password as the wire carries it. */
export const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64")

/** MM-DD-YYYY, as the wire wants a birth date. */
const usDate = (date: string) => `${date.slice(5, 7)}-${date.slice(8, 10)}-${date.slice(0, 4)}`

/** The form of a person, filled in as the page would send it. */
export function formOf(person: Person): InputOf<typeof players.signUp> {
  return {
    email: person.email,
    username: person.username,
    password: base64(person.password),
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: usDate(person.birthDate),
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
    newsLetter: false,
    termsAccepted: true,
  }
}

/** Fills in the form of the registration, with what else is said of them. */
export const signUp = (
  { call }: Caller,
  person: Person,
  more: Partial<InputOf<typeof players.signUp>> = {},
): Promise<ReplyOf<typeof players.signUp>> => call(players.signUp, { ...formOf(person), ...more })

/** Logs in with e-mail address and password. */
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
  /** By their names in small letters. */
  headers: Record<string, string>
}

/** What has arrived for an address so far, newest first. */
export async function mailsTo({ sandboxUrl }: Pick<World, "sandboxUrl">, email: string): Promise<Mail[]> {
  const answer = await fetch(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(email)}`)
  return (await answer.json()) as Mail[]
}

/** Lets things happen and asks, until there is something. */
const comesAbout = <T>({ settle }: World, what: string, ask: () => Promise<T>) =>
  eventually(() => settle().then(ask), { what })

/** Waits for the verification mail and follows its link; throws where none comes. */
export async function confirmEmail({ call }: Caller, world: World, person: Person): Promise<void> {
  const link = await comesAbout(world, "the verification mail", async () =>
    (await mailsTo(world, person.email)).flatMap(({ links }) => links).find((url) => url.includes("token=")),
  )
  await call(players.verifyEmail, { token: new URL(link).searchParams.get("token")! })
}

/** Fills a sandbox page's form in as it stands and presses one button; answers where that led. */
export async function press(
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
    fields.set(name, unescaped(value))
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

const unescaped = (text: string) =>
  text
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")

/** Has the identity card accepted on the page of the verifier and waits until the casino knows. */
export async function proveIdentity({ call }: Caller, world: World, person: Person): Promise<void> {
  const { verificationUrl } = await call(identity.onsiteKyc, {})
  await press(verificationUrl, { name: "ending", value: "accept" }, { documentNumber: person.nationalNumber })
  await comesAbout(
    world,
    "the identity to be accepted",
    async () => (await call(me.getUserDetails, {})).user.kycStatus === "accepted",
  )
}

/** Pays in through the hosted page, with the joining bonus where `more` asks for it, and waits until the money is there. */
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
  const paid = await press(forwardUrl, { name: "outcome", value: "pay" })
  if (paid.status === 200) await press(forwardUrl, { name: "outcome", value: "3ds-ok" })
  await comesAbout(
    world,
    `deposit ${orderId}`,
    async () => (await call(payments.hiPayResponse, { orderid: orderId })).status === "succeeded",
  )
  return orderId
}

/** The whole way from the form to a verified player, with money when `euros` says so. */
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
