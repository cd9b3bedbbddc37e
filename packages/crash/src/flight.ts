import { type Hundredths, topHundredths } from "./result.ts"

/** It doubles every 11.6 s. */
const growthPerMs = 0.00006

/**
 * The multiplier so many whole milliseconds after take-off: `floor(100 · e^(0.00006 · ms))` hundredths, at most the top.
 *
 * Floats are exact enough: up to the top no instant is so close to a hundredth that the error of `exp` would cross it;
 * `flight.test.ts` checks each.
 */
export function multiplierAt(elapsedMs: number): Hundredths {
  if (!Number.isSafeInteger(elapsedMs) || elapsedMs < 0)
    throw new RangeError("A flight is asked in whole milliseconds after its take-off.")
  return Math.min(topHundredths, Math.floor(100 * Math.exp(growthPerMs * elapsedMs)))
}

/** The height for drawing, between hundredths too; never for payments. */
export const heightAt = (elapsedMs: number): number =>
  Math.min(topHundredths / 100, Math.exp(growthPerMs * Math.max(0, elapsedMs)))

/** The first millisecond at which a flight has reached a multiplier between 1.00 and the top. Throws a RangeError for others. */
export function reachedMs(hundredths: Hundredths): number {
  if (!Number.isSafeInteger(hundredths) || hundredths < 100 || hundredths > topHundredths)
    throw new RangeError("A flight reaches whole hundredths between 1.00 and the top.")
  // Corrected by the function itself, so that the two never disagree.
  let ms = Math.floor(Math.log(hundredths / 100) / growthPerMs)
  while (multiplierAt(ms) < hundredths) ms += 1
  return ms
}

/**
 * The first millisecond at which a flight is over: when it would exceed its result. Cashing out at the result is
 * possible; at the top the flight is over one millisecond after.
 */
export const crashMs = (result: Hundredths): number =>
  result >= topHundredths ? reachedMs(topHundredths) + 1 : reachedMs(result + 1)
