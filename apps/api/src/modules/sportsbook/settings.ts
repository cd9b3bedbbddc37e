import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"
import { getSetting, site } from "../content/index.ts"
import { carryingLicence } from "./rules.ts"

export const sportsbookLicence = declareSetting("sportsbookLicence", {
  value: z.strictObject({ class: z.string().min(1).max(20), number: z.string().max(100) }),
  initial: { class: "F1+", number: "" },
  acts: "The sports book: its licence, where the site's own does not cover bets. Without a number the sports book is hidden, whatever its policy.",
})

export const sportsbook = declarePolicy("sportsbook", {
  initial: "off",
  concern:
    "Since 1 July 2024 the Gaming Commission lets no site offer games under two classes of licence, nor move money between the accounts of two.",
  acts: "The sports book: while it is on, its page is shown and bets are taken; with infoOnly the page only names its operator. While it is off, there is no page and no bet is taken; open bets are settled, and players keep their balance.",
  async bar(from, state) {
    const [{ licence }, named] = await Promise.all([
      getSetting(from, site),
      getSetting(from, sportsbookLicence),
    ])
    if (state === "off" || carryingLicence(licence, named)) return undefined
    return "The site's licence does not cover bets. Set the licence of the sports book first: change-setting sportsbookLicence number NUMBER WHY."
  },
})
