import { setTimeout as sleep } from "node:timers/promises"
import { CallRefusedError, type Client, createClient } from "@elite/client/visitor"
import { consent, players, referrals, sessions } from "@elite/contract"
import { becomePlayer, nationalNumber, type Person, signUp } from "@elite/testkit/person"
import type { ThirdParties } from "../../../api/src/app.ts"
import type { Casino } from "../../../api/src/casino.ts"
import {
  changeSetting,
  type PolicyInForce,
  setPolicy,
  writeBanner,
  writePage,
} from "../../../api/src/modules/content/index.ts"
import { publishBill, writeBill } from "../../../api/src/modules/promotions/bills/bills.ts"
import { questTerms } from "../../../api/src/modules/quest/settings.ts"
import { sportsbookLicence } from "../../../api/src/modules/sportsbook/settings.ts"
import { demonstrationBanners, demonstrationPage } from "./banners.ts"
import { commitDemonstrationChain } from "./crashChain.ts"
import { makeFirstCycleSmall } from "./firstJackpot.ts"
import { publishPrizeDrops } from "./prizeDrops.ts"
import { demonstrationBills } from "./promotions.ts"
import { publishTournaments } from "./tournaments.ts"

/** The account to log in with on a new installation; only a casino on sandboxes has it. */
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

/** Signed up through the demonstration player's referral link, not verified yet. */
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

/** Switches every policy on and creates the demonstration player. Undefined, and no change, if the player exists. */
export async function seedDemonstration(
  casino: Casino,
  options: { sandboxUrl: string; parties: ThirdParties; say: (text: string) => void; hasGuest: boolean },
): Promise<PolicyInForce[] | undefined> {
  const { platform } = casino
  const caller = createClient(platform.publicUrl)
  const { email } = demonstrationPlayer
  const isNew = await caller.call(players.checkUniqueConstraints, { email }).catch((error) => {
    if (error instanceof CallRefusedError) return null
    throw error
  })
  if (!isNew) return undefined
  // The crash game needs a chain before its policy is switched on.
  await commitDemonstrationChain(casino, options.parties)
  if (options.hasGuest) await makeFirstCycleSmall(casino)
  // The first deposit asks for the joining bonus, so its policy must be on.
  const policies = await switchAllPoliciesOn(casino)
  options.say("Creating the demonstration player…")
  const world = { sandboxUrl: options.sandboxUrl, drain: () => sleep(20) }
  await becomePlayer(caller, world, demonstrationPlayer, startingEuros, { joiningBonus: true })
  await platform.transact(async (tx) => {
    for (const bill of demonstrationBills(tx.now)) {
      await writeBill(tx, JSON.stringify(bill), "demonstration", "demonstration data")
      await publishBill(tx, bill.bonusId, "demonstration", "demonstration data")
    }
    const change = { by: "demonstration", why: "demonstration data" }
    await writePage(tx, JSON.stringify(demonstrationPage(tx.now)), change)
    for (const banner of demonstrationBanners(tx.now)) await writeBanner(tx, JSON.stringify(banner), change)
  })
  await publishPrizeDrops(casino)
  await publishTournaments(casino, caller)
  await signUpFriend(caller, platform.publicUrl)
  // The list of devices shows only those of the person at the screen.
  await caller.call(sessions.logout, {})
  return policies
}

async function switchAllPoliciesOn({ platform, modules }: Casino): Promise<PolicyInForce[]> {
  const declared = modules
    .flatMap(({ settings }) => settings ?? [])
    .filter((setting) => setting.what === "policy")
  await platform.transact(async (tx) => {
    // The sports book needs a licence number of its own.
    await changeSetting(tx, sportsbookLicence, {
      path: ["number"],
      value: "F1+8999 (DEMO)",
      by: "demonstration",
      why: "demonstration data",
    })
    // Before the first week is drawn, which follows the policy.
    await changeSetting(tx, questTerms, {
      path: ["guaranteedCents"],
      value: 100_000,
      by: "demonstration",
      why: "demonstration data",
    })
    for (const policy of declared) await setPolicy(tx, policy, "on", "demonstration", "demonstration data")
  })
  return declared.map((policy) => ({ policy, state: "on" }))
}

/** Signs the friend up with the referral code; the code is kept only with consent to targeting. */
async function signUpFriend(player: Client, url: string): Promise<void> {
  const { referralLink } = await player.call(referrals.getUsersJoinByReferral, {})
  const referralCode = new URL(referralLink!).searchParams.get("referral_code")!
  const browser = createClient(url)
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
