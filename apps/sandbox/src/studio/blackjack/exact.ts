import { type Fraction, fraction } from "../fraction.ts"

/**
 * The return by the best play on the first stakes, as the field states it, rounded down to nine decimals. It is computed
 * in `best-play.ts`, which takes seconds; a test compares. Of all stakes, with those for doubling and splitting, a larger
 * share is paid back.
 */
export const BLACKJACK_RETURN: Fraction = fraction(995_431_153, 1_000_000_000)
