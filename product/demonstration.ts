import { setTimeout as sleep } from "node:timers/promises"
import { client, Refused } from "@elite/client/visitor"
import { players } from "@elite/contract"
import type { Casino } from "../apps/api/src/casino.ts"
import { type PolicyInForce, setPolicy } from "../apps/api/src/modules/content/index.ts"
import { jackpotPools } from "../apps/api/src/modules/jackpots/settings.ts"
import { questHouseMoney } from "../apps/api/src/modules/quest/settings.ts"
import { tournamentHousePrizes } from "../apps/api/src/modules/tournaments/settings.ts"
import { becomePlayer, type Person } from "./person.ts"
import { offerTournaments } from "./tournaments.ts"

/** Whom a newcomer can log in as at once. Only a casino on sandboxes has them. */
export const demonstrationPlayer: Person = {
  email: "demo@casino.test",
  username: "Demo",
  password: "brussels picture house",
  firstName: "Noah",
  lastName: "Peeters",
  birthDate: "1993-05-18",
  nationalNumber: "93051822361",
  language: "en",
}
const startingEuros = 100

/** What a casino plays from its first start, where nobody's money is real; an operator may switch it off again. */
const played = [jackpotPools, questHouseMoney, tournamentHousePrizes]

/**
 * Lets the demonstration player register, verify and pay in, through the real calls and the sandbox pages, and switches on
 * what a newcomer should find. Where the player exists already nothing happens. Answers the policies that are on since.
 */
export async function seedDemonstration(
  casino: Casino,
  options: { sandboxUrl: string; say: (text: string) => void },
): Promise<PolicyInForce[]> {
  const { kernel } = casino
  const caller = client(kernel.publicUrl)
  const { email } = demonstrationPlayer
  const isNew = await caller.call(players.checkUniqueConstraints, { email }).catch((error) => {
    if (error instanceof Refused) return null
    throw error
  })
  if (!isNew) return []
  options.say("Making the demonstration player…")
  const world = { sandboxUrl: options.sandboxUrl, settle: () => sleep(20) }
  await becomePlayer(caller, world, demonstrationPlayer, startingEuros)
  await kernel.transact(async (tx) => {
    for (const policy of played) await setPolicy(tx, policy, "on", "demonstration")
  })
  await offerTournaments(casino, caller)
  return played.map((policy) => ({ policy, state: "on" }))
}
