import { type Client, createClient } from "@elite/client/visitor"
import { sessions } from "@elite/contract"
import { href } from "@elite/paths"
import { base64 } from "@elite/testkit/person"
import type { TestCasino } from "../../../../testing/casino.ts"
import { goodPassword, listMailsTo, newcomer, signUp, signUpConfirmed } from "../../../../testing/people.ts"
import { anAddress } from "./passwords.ts"

let count = 0
/** An address that nobody has. */
export const anEmail = (): string => {
  count += 1
  return `new.address.${count}@example.be`
}

/** What people do around a change of address, in a casino behind a proxy. */
export function emailChangeFixture(house: () => TestCasino) {
  const somewhere = (): Client => createClient(house().url, anAddress())
  const ask = (by: Client, email: string, password: string = goodPassword) =>
    by.call(sessions.updateEmail, { email, password: base64(password) })
  const agree = (changeKey: string, by = somewhere()) => by.call(sessions.agreeToEmailChange, { changeKey })
  const stop = (changeKey: string, by = somewhere()) => by.call(sessions.stopEmailChange, { changeKey })

  /** The keys of all links to a change that have arrived, newest first. */
  async function keysFor(email: string): Promise<string[]> {
    const start = `${house().url}${href("changeEmail", "nl", { changeKey: "" })}`
    return (await listMailsTo(house(), email))
      .flatMap(({ links }) => links.find((link) => link.startsWith(start)) ?? [])
      .map((link) => decodeURIComponent(link.slice(start.length)))
  }

  /** A player whose address is confirmed, logged in; they ask from a network address of their own. */
  async function player() {
    const eva = newcomer("Eva")
    const { visitor, userId } = await signUpConfirmed(house(), eva)
    return { ...eva, userId, visitor: at(visitor) }
  }
  /** The same before the address is confirmed. */
  async function unconfirmed() {
    const eva = newcomer("Eva")
    const { visitor, userId } = await signUp(house(), eva)
    return { ...eva, userId, visitor: at(visitor) }
  }
  function at({ cookies }: Client): Client {
    const placed = somewhere()
    for (const [name, value] of cookies) placed.cookies.set(name, value)
    return placed
  }

  /** Somebody who has asked for another address, and the keys of both letters. */
  async function asked(email = anEmail()) {
    const eva = await player()
    await ask(eva.visitor, email)
    const [[newKey], [currentKey]] = [await keysFor(email), await keysFor(eva.email)]
    return { ...eva, newEmail: email, newKey: newKey!, currentKey: currentKey! }
  }
  return { somewhere, ask, agree, stop, keysFor, player, unconfirmed, asked }
}
