import { z } from "zod"
import { endpoint } from "./endpoint.ts"
import { euros, eurosStated } from "./money.ts"
import { id, instant, message, nothing } from "./parts.ts"

const percent = z.int().min(0).max(100)
const contributions = z.strictObject({
  slots: percent,
  instant: percent,
  dice: percent,
  roulette: percent,
  blackjack: percent,
  tables: percent,
  live: percent,
  crash: percent,
  other: percent,
})

/**
 * The joining bonus. `active`: the player has it; `offered`: their first deposit brings it where they ask for it; `info`: its
 * terms are told and nobody is given it. Null where there is none to speak of. `wagered` of `required` has to be staked before it is theirs.
 */
export const getActiveJoiningBonus = endpoint({
  method: "GET",
  path: "/bonus/get-active-joining-bonus",
  who: "player",
  evenRestricted: true,
  input: nothing,
  reply: z.strictObject({
    bonus: z
      .strictObject({
        status: z.enum(["active", "offered", "info"]),
        /** As they are for whoever is given it now; a bonus that is active keeps those it was given by. */
        terms: z.strictObject({
          /** Of the first deposit. */
          percent: z.int(),
          maximum: eurosStated,
          /** How many times it has to be staked. */
          wagering: z.int(),
          days: z.int(),
          largestStake: eurosStated,
          /** How much of a stake counts, per cent: of the bonus that is active, where one is. */
          contributions,
        }),
        active: z
          .strictObject({
            bonusId: id,
            /** The deposit that brought it. */
            orderId: z.string(),
            amount: eurosStated,
            balance: eurosStated,
            required: eurosStated,
            wagered: eurosStated,
            largestStake: eurosStated,
            expiresAt: instant,
          })
          .nullable(),
      })
      .nullable(),
  }),
  errors: [],
})

/**
 * Gives a joining bonus up before it has been staked often enough, for good and once for a key: what it holds goes back to the
 * house, and so does what its open rounds still win of it. `forfeits` is what its player was told that they lose by that; where it
 * holds more by now nothing happens. One that was staked often enough meanwhile is its player's: `converted`.
 */
export const giveUpJoiningBonus = endpoint({
  method: "POST",
  path: "/bonus/give-up-joining-bonus",
  who: "player",
  evenRestricted: true,
  input: z.strictObject({ bonusId: id, forfeits: euros.or(z.literal(0)) }),
  reply: message.extend({ as: z.enum(["givenUp", "converted"]), amount: eurosStated }),
  errors: [
    "NotFoundErrorType",
    "BonusEndedErrorType",
    "BonusChangedErrorType",
    "IdempotencyKeyReusedErrorType",
  ],
})
