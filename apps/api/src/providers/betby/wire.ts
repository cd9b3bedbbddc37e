import { z } from "zod"
import { isStorableText } from "../../platform/lib/text.ts"

// Unknown keys are tolerated, because the vendor's protocol grows: z.object, not strict.

const cents = z.int().min(0).max(100_000_000)
const name = z.string().min(1).max(64).refine(isStorableText)
/** Our bet id, as we answered it. */
const betNumber = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt)
const words = z.string().max(200).refine(isStorableText)
/** Decimal odds with three places. */
const odds = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,3})?$/)
  .transform((text) => Math.round(Number(text) * 1000))
  .pipe(z.int().min(1000))

export const call = z.object({ payload: z.string().min(1).max(60_000) })

const transaction = z.object({
  id: name,
  ext_player_id: name,
  amount: cents,
  currency: z.string().min(3).max(4),
})

export const make = z.object({
  session_id: z.uuid(),
  potential_win: cents,
  transaction: transaction.extend({ betslip_id: name, amount: cents.positive() }),
  betslip: z.object({
    id: name,
    k: odds,
    bets: z
      .array(
        z.object({
          competitor_name: z.array(words).max(4),
          tournament_name: words,
          market_name: words,
          outcome_name: words,
          scheduled: z.int().min(0).max(10_000_000_000),
          odds,
          live: z.boolean(),
        }),
      )
      .min(1)
      .max(30),
  }),
})

const ofBet = z.object({ ext_player_id: name, bet_transaction_id: betNumber })
export const commit = ofBet
export const settlement = ofBet
export const discard = z.object({
  ext_player_id: name,
  transaction_id: name,
  reason: z.string().max(500).optional(),
})
export const win = z.object({
  bet_transaction_id: betNumber,
  is_cashout: z.boolean().default(false),
  transaction,
})
export const lost = win
export const refund = win
export const rollback = z.object({
  bet_transaction_id: betNumber,
  /** The provider's id of the result that is reversed. */
  parent_transaction_id: name,
  transaction: z.object({ id: name, ext_player_id: name }),
})
