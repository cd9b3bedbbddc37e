import { type Fraction, fraction } from "../fraction.ts"

/**
 * Return of Jacks or Better with full pay by the best play, 99.5439 %: computed by `best-play.ts` over all 134 459 kinds
 * of first hands, and equal to the literature (S. N. Ethier, The Doctrine of Chances, section 17.1). Stored, because the
 * computation takes seconds.
 */
export const JACKS_OR_BETTER_RETURN: Fraction = fraction(1_653_526_326_983n, 1_661_102_543_100n)
