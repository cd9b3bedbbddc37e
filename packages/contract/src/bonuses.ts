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
 * The joining bonus. `active`: the player has it; `offered`: their first deposit grants it on request; `info`: only its
 * terms are published. Null where there is none. `wagered` of `required` has to be staked before it becomes cash.
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
        /** The terms for a bonus granted now; an active bonus keeps those it was granted by. */
        terms: z.strictObject({
          /** Of the first deposit. */
          percent: z.int(),
          maximum: eurosStated,
          /** How many times it has to be staked. */
          wagering: z.int(),
          days: z.int(),
          largestStake: eurosStated,
          /**
           * The percentage of a stake that counts towards wagering, by kind of game: those of the active bonus, where
           * there is one.
           */
          contributions,
        }),
        active: z
          .strictObject({
            bonusId: id,
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

/** What the joining bonus adds to a first deposit, also where only its terms are published. Null while its policy is off. */
export const getJoiningBonusOffer = endpoint({
  method: "GET",
  path: "/bonus/get-joining-bonus-offer",
  who: "anyone",
  input: nothing,
  reply: z.strictObject({
    offer: z.strictObject({ percent: z.int(), maximum: eurosStated }).nullable(),
  }),
  errors: [],
})

/**
 * Forfeits a joining bonus, finally and once per idempotency key: the bonus and later winnings of its open rounds
 * return to the operator. `forfeits` is the amount that the player was shown; where the bonus holds more now, nothing
 * happens. A bonus that was fully wagered meanwhile is paid: `converted`.
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
