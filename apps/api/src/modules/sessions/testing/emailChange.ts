import { type Client, createClient } from "@elite/client/visitor"
import { sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { base64 } from "@elite/testkit/person"
import type { TestCasino } from "../../../../testing/casino.ts"
import { goodPassword, listMailsTo, newcomer, signUp, signUpConfirmed } from "../../../../testing/people.ts"
import { anAddress } from "./passwords.ts"

let count = 0
export const anEmail = (): string => {
  count += 1
  return `new.address.${count}@example.be`
}

/** Calls around a change of address, each from a network address of its own. */
export function emailChangeFixture(casino: () => TestCasino) {
  const newClient = (): Client => createClient(casino().url, anAddress())
  const ask = (by: Client, email: string, password: string = goodPassword) =>
    by.call(sessions.updateEmail, { email, password: base64(password) })
  const agree = (changeKey: string, by = newClient()) => by.call(sessions.agreeToEmailChange, { changeKey })
  const stop = (changeKey: string, by = newClient()) => by.call(sessions.stopEmailChange, { changeKey })

  /** Newest first. */
  async function keysFor(email: string): Promise<string[]> {
    const start = `${casino().url}${href("changeEmail", "nl", { changeKey: "" })}`
    return (await listMailsTo(casino(), email))
      .flatMap(({ links }) => links.find((link) => link.startsWith(start)) ?? [])
      .map((link) => decodeURIComponent(link.slice(start.length)))
  }

  /** Logged in, with a verified address. */
  async function player() {
    const eva = newcomer("Eva")
    const { visitor, userId } = await signUpConfirmed(casino(), eva)
    return { ...eva, userId, visitor: at(visitor) }
  }
  /** Logged in, with an unverified address. */
  async function unconfirmed() {
    const eva = newcomer("Eva")
    const { visitor, userId } = await signUp(casino(), eva)
    return { ...eva, userId, visitor: at(visitor) }
  }
  function at({ cookies }: Client): Client {
    const client = newClient()
    for (const [name, value] of cookies) client.cookies.set(name, value)
    return client
  }

  /** A player with an open change, and the keys of both e-mails. */
  async function requestedChange(email = anEmail()) {
    const eva = await player()
    await ask(eva.visitor, email)
    const [[newKey], [currentKey]] = [await keysFor(email), await keysFor(eva.email)]
    return { ...eva, newEmail: email, newKey: newKey!, currentKey: currentKey! }
  }
  return { newClient, ask, agree, stop, keysFor, player, unconfirmed, requestedChange }
}
