import { z } from "zod"
import { ownCrashBet, panel, placed, target } from "./crashBets.ts"
import { endpoint } from "./endpoint.ts"
import { restrictionErrors } from "./errors.ts"
import { euros, eurosStated } from "./money.ts"
import { id, instant, nothing } from "./parts.ts"
import { machine } from "./strings.ts"

/* The demo of the crash game: the same rounds with 3 000 units that are not money. Its age question is that of `play`:
   GET /api/play/demo-period, POST /api/play/age-answer. */

const demoErrors = [
  "CrashOffErrorType",
  "DemoPlayOffErrorType",
  "AgeNotAnsweredErrorType",
  ...restrictionErrors,
] as const

/**
 * What is left of the 3 000, and the demo's bets of the current round. There are no live messages, so a page reads
 * again when a bet may have ended. The balance is reset once it is below the minimum stake and no bet is open.
 */
export const getCrashDemo = endpoint({
  method: "GET",
  path: "/api/crash/demo/get",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    balance: eurosStated,
    own: z.array(ownCrashBet),
    /** When a visitor's demo ends; null for players. */
    expiresAt: instant.nullable(),
  }),
  errors: demoErrors,
})

const demoPlaced = placed.extend({ balance: eurosStated })

/** Places a demo bet under an id created by the browser, which makes retries idempotent. */
export const placeCrashDemoBet = endpoint({
  method: "POST",
  path: "/api/crash/demo/place-bet",
  who: "anyone",
  input: z.strictObject({
    betId: machine(z.uuid()),
    roundId: id,
    panel,
    amount: euros,
    target: target.optional(),
  }),
  reply: demoPlaced,
  errors: [
    ...demoErrors,
    "CrashNotOpenErrorType",
    "CrashStakeErrorType",
    "CrashPanelTakenErrorType",
    "CrashBetIdUsedErrorType",
    "InsufficientFundsErrorType",
  ],
})

/** Cancels a demo bet before the take-off. */
export const cancelCrashDemoBet = endpoint({
  method: "POST",
  path: "/api/crash/demo/cancel-bet",
  who: "anyone",
  input: z.strictObject({ betId: machine(z.uuid()) }),
  reply: demoPlaced,
  errors: ["NotFoundErrorType", "CrashTookOffErrorType"],
})

/** Cashes out a demo bet, like `cashOutCrashBet`. */
export const cashOutCrashDemoBet = endpoint({
  method: "POST",
  path: "/api/crash/demo/cash-out",
  who: "anyone",
  input: z.strictObject({ betId: machine(z.uuid()) }),
  reply: demoPlaced.extend({ isKnown: z.boolean() }),
  errors: ["NotFoundErrorType", "CrashNotFlyingErrorType", "CrashTooEarlyErrorType"],
})
