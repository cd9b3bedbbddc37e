import { setTimeout as sleep } from "node:timers/promises"
import { type Client, client, Refused } from "@elite/client/visitor"
import { consent, players, referrals } from "@elite/contract"
import type { Casino } from "../apps/api/src/casino.ts"
import { type PolicyInForce, setPolicy } from "../apps/api/src/modules/content/index.ts"
import { prizeDrops } from "../apps/api/src/modules/drops/settings.ts"
import { jackpotPools } from "../apps/api/src/modules/jackpots/settings.ts"
import { publishBill, writeBill } from "../apps/api/src/modules/promotions/bills/bills.ts"
import { questHouseMoney } from "../apps/api/src/modules/quest/settings.ts"
import { referralReward } from "../apps/api/src/modules/referrals/settings.ts"
import { tournamentHousePrizes } from "../apps/api/src/modules/tournaments/settings.ts"
import { demonstrationBills } from "./bills.ts"
import { offerDrops } from "./drops.ts"
import { becomePlayer, nationalNumber, type Person, signUp } from "./person.ts"
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

/** Somebody who came by the demonstration player's link and has verified nothing yet. */
const friend: Person = {
  email: "friend@casino.test",
  username: "Louise",
  password: "horta staircase lamp",
  firstName: "Louise",
  lastName: "Maes",
  birthDate: "1991-03-12",
  nationalNumber: nationalNumber("1991-03-12", 204),
  language: "en",
}

/** What a casino plays from its first start, where nobody's money is real; an operator may switch it off again. */
const played = [jackpotPools, prizeDrops, questHouseMoney, tournamentHousePrizes, referralReward]

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
    for (const bill of demonstrationBills(tx.now)) {
      await writeBill(tx, JSON.stringify(bill), "demonstration", "a first start")
      await publishBill(tx, bill.bonusId, "demonstration", "a first start")
    }
  })
  await offerDrops(casino)
  await offerTournaments(casino, caller)
  await invites(caller, kernel.publicUrl)
  return played.map((policy) => ({ policy, state: "on" }))
}

/** The friend comes by the demonstration player's link in a browser of their own, which may keep it. */
async function invites(player: Client, url: string): Promise<void> {
  const { referralLink } = await player.call(referrals.getUsersJoinByReferral, {})
  const referralCode = new URL(referralLink!).searchParams.get("referral_code")!
  const browser = client(url)
  const version = consent.consentVersion
  await browser.call(consent.chooseConsent, {
    necessary: true,
    marketing: false,
    targeting: true,
    personal: false,
    version,
  })
  await signUp(browser, friend, { referralCode, gender: "female", address: "Avenue Louise 224" })
}
