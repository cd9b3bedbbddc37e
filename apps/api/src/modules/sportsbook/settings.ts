import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"
import { getSetting, site } from "../content/index.ts"
import { carryingLicence } from "./rules.ts"

export const sportsbookLicence = declareSetting("sportsbookLicence", {
  value: z.strictObject({ class: z.string().min(1).max(20), number: z.string().max(100) }),
  initial: { class: "F1+", number: "" },
  acts: "The sports book: the licence that carries it, where the site's own is none for bets. Without a number it is shown to nobody, whatever its policy says.",
})

export const sportsbook = declarePolicy("sportsbook", {
  initial: "off",
  concern:
    "Since 1 July 2024 the Gaming Commission lets no site offer games under two classes of licence, nor move money between the accounts of two.",
  acts: "The sports book: while it is on, its page is there and bets are taken; infoOnly, the page only says whose it is. Off, there is no such page and no bet is taken; open bets are settled and the purse stays its player's.",
  async bar(from, state) {
    const [{ licence }, named] = await Promise.all([
      getSetting(from, site),
      getSetting(from, sportsbookLicence),
    ])
    if (state === "off" || carryingLicence(licence, named)) return undefined
    return "The site's licence is none for bets. Say which licence carries the sports book first: change-setting sportsbookLicence number NUMBER WHY."
  },
})
