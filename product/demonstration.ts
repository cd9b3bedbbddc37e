import { setTimeout as sleep } from "node:timers/promises"
import { type Client, client, Refused } from "@elite/client/visitor"
import { consent, players, referrals } from "@elite/contract"
import type { ThirdParties } from "../apps/api/src/app.ts"
import type { Casino } from "../apps/api/src/casino.ts"
import {
  changeSetting,
  type PolicyInForce,
  setPolicy,
  writeBanner,
  writePage,
} from "../apps/api/src/modules/content/index.ts"
import { publishBill, writeBill } from "../apps/api/src/modules/promotions/bills/bills.ts"
import { sportsbookLicence } from "../apps/api/src/modules/sportsbook/settings.ts"
import { demonstrationBanners, demonstrationPage } from "./banners.ts"
import { demonstrationBills } from "./bills.ts"
import { readyChain } from "./crash.ts"
import { offerDrops } from "./drops.ts"
import { makeFirstCycleSmall } from "./firstJackpot.ts"
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

/**
 * Switches every policy on, because nobody's money is real here and everything that is made should be met; an operator may
 * switch any of them off again. Then lets the demonstration player register, verify and pay in, through the real calls and the
 * sandbox pages, and hangs out what a newcomer should find. Where the player exists already nothing happens. Answers the
 * policies in force since, or undefined where they are as they were.
 */
export async function seedDemonstration(
  casino: Casino,
  options: { sandboxUrl: string; parties: ThirdParties; say: (text: string) => void; hasGuest: boolean },
): Promise<PolicyInForce[] | undefined> {
  const { platform } = casino
  const caller = client(platform.publicUrl)
  const { email } = demonstrationPlayer
  const isNew = await caller.call(players.checkUniqueConstraints, { email }).catch((error) => {
    if (error instanceof Refused) return null
    throw error
  })
  if (!isNew) return undefined
  // Before our own game is switched on: it would stand still for want of a chain.
  await readyChain(casino, options.parties)
  if (options.hasGuest) await makeFirstCycleSmall(casino)
  // The bonus that the first deposit asks for is offered while its policy is on.
  const policies = await switchAllOn(casino)
  options.say("Making the demonstration player…")
  const world = { sandboxUrl: options.sandboxUrl, settle: () => sleep(20) }
  await becomePlayer(caller, world, demonstrationPlayer, startingEuros, { joiningBonus: true })
  await platform.transact(async (tx) => {
    for (const bill of demonstrationBills(tx.now)) {
      await writeBill(tx, JSON.stringify(bill), "demonstration", "a first start")
      await publishBill(tx, bill.bonusId, "demonstration", "a first start")
    }
    const change = { by: "demonstration", why: "a first start" }
    const written: { problem?: string }[] = [
      await writePage(tx, JSON.stringify(demonstrationPage(tx.now)), change),
    ]
    for (const banner of demonstrationBanners(tx.now))
      written.push(await writeBanner(tx, JSON.stringify(banner), change))
    for (const { problem } of written) if (problem !== undefined) throw new Error(problem)
  })
  await offerDrops(casino)
  await offerTournaments(casino, caller)
  await invites(caller, platform.publicUrl)
  return policies
}

/** Every policy that a noun declares. */
async function switchAllOn({ platform, modules }: Casino): Promise<PolicyInForce[]> {
  const declared = modules.flatMap(({ settings }) => settings ?? []).filter((each) => each.what === "policy")
  await platform.transact(async (tx) => {
    // The site's licence is a casino's: whoever shows the sports book says which one carries it.
    await changeSetting(tx, sportsbookLicence, {
      path: ["number"],
      value: "F1+8999 (demonstration)",
      by: "demonstration",
      why: "a first start",
    })
    for (const policy of declared) await setPolicy(tx, policy, "on", "demonstration", "a first start")
  })
  return declared.map((policy) => ({ policy, state: "on" }))
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
