import { z } from "zod"
import { ownCrashBet, panel, placed, target } from "./crashBets.ts"
import { endpoint } from "./endpoint.ts"
import { restrictionErrors } from "./errors.ts"
import { euros, eurosStated } from "./money.ts"
import { id, instant, nothing } from "./parts.ts"
import { machine } from "./strings.ts"

/*
 * The demo of our own game: the same rounds, with 3 000 that are no money. The age question is play's: GET /api/play/demo-period,
 * POST /api/play/age-answer.
 */

const demoErrors = [
  "CrashOffErrorType",
  "DemoPlayOffErrorType",
  "AgeNotAnsweredErrorType",
  ...restrictionErrors,
] as const

/**
 * What the demo has left of its 3 000, and its bets of the round that stands; nothing is told live, so a page reads it when one of
 * them may have ended. Once less than the least stake is left and nothing flies, it begins anew.
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

/** Places a bet of the demo, under an id that the browser makes: the same bet asked again is the same bet. */
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

/** Takes a bet of the demo back, which is possible until the take-off. */
export const cancelCrashDemoBet = endpoint({
  method: "POST",
  path: "/api/crash/demo/cancel-bet",
  who: "anyone",
  input: z.strictObject({ betId: machine(z.uuid()) }),
  reply: demoPlaced,
  errors: ["NotFoundErrorType", "CrashTookOffErrorType"],
})

/** Leaves the flight with a bet of the demo, as `cashOutCrashBet` does with one of money. */
export const cashOutCrashDemoBet = endpoint({
  method: "POST",
  path: "/api/crash/demo/cash-out",
  who: "anyone",
  input: z.strictObject({ betId: machine(z.uuid()) }),
  reply: demoPlaced.extend({ isKnown: z.boolean() }),
  errors: ["NotFoundErrorType", "CrashNotFlyingErrorType", "CrashTooEarlyErrorType"],
})
