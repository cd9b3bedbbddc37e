import { setTimeout as sleep } from "node:timers/promises"
import { type Client, createClient } from "@elite/client/visitor"
import { becomePlayer, confirmEmail, signUp } from "@elite/testkit/person"
import { anAddress, type Casino } from "../casino.ts"
import type { Visitor } from "./visitor.ts"

/** The sandboxes as somebody outside a browser reaches them. */
export const worldOf = ({ sandboxUrl }: Casino) => ({ sandboxUrl, drain: () => sleep(20) })

const atHome = ({ casino }: Visitor): Client => createClient(casino.url, anAddress())

/** The browser is logged in as whoever this is. */
export async function takesSession({ page, casino }: Visitor, { cookies }: Client): Promise<void> {
  const kept = [...cookies].map(([name, value]) => ({ name, value, url: casino.url }))
  await page.context().addCookies(kept)
}

/** A verified player with this much on the balance, already logged in; for tests whose subject comes later. */
export async function isPlayer(
  visitor: Visitor,
  euros = 0,
  more: { joiningBonus?: true } = {},
): Promise<Client> {
  const caller = atHome(visitor)
  await becomePlayer(caller, worldOf(visitor.casino), visitor.person, euros, more)
  await takesSession(visitor, caller)
  return caller
}

/** Somebody with an account whose identity nobody has looked at yet, and whose address is confirmed unless not `hasAddress`. */
export async function isUnverified(visitor: Visitor, hasAddress = true): Promise<Client> {
  const caller = atHome(visitor)
  await signUp(caller, visitor.person)
  if (hasAddress) await confirmEmail(caller, worldOf(visitor.casino), visitor.person)
  await takesSession(visitor, caller)
  return caller
}
