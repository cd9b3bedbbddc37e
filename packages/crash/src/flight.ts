import { type Hundredths, topHundredths } from "./result.ts"

/** A flight grows by e^(0.00006 · ms): it doubles every 11.6 s. */
const growthPerMs = 0.00006

/**
 * The multiplier so many whole milliseconds after take-off: `floor(100 · e^(0.00006 · ms))` hundredths, at most the top.
 *
 * Floats are right here: up to the top no instant lies so close to a hundredth that the error of `exp` could carry it across, and
 * `flight.test.ts` asks each of them.
 */
export function multiplierAt(elapsedMs: number): Hundredths {
  if (!Number.isSafeInteger(elapsedMs) || elapsedMs < 0)
    throw new RangeError("A flight is asked in whole milliseconds after its take-off.")
  return Math.min(topHundredths, Math.floor(100 * Math.exp(growthPerMs * elapsedMs)))
}

/** How high a flight is so many milliseconds after its take-off, between the hundredths too: for whoever draws it, never for what is paid. */
export const heightAt = (elapsedMs: number): number =>
  Math.min(topHundredths / 100, Math.exp(growthPerMs * Math.max(0, elapsedMs)))

/** The first millisecond of a flight at which it has reached a multiplier, between 1.00 and the top. */
export function reachedMs(hundredths: Hundredths): number {
  if (!Number.isSafeInteger(hundredths) || hundredths < 100 || hundredths > topHundredths)
    throw new RangeError("A flight reaches whole hundredths between 1.00 and the top.")
  // The millisecond before, or this one: the flight itself is asked, so that the two never disagree.
  let ms = Math.floor(Math.log(hundredths / 100) / growthPerMs)
  while (multiplierAt(ms) < hundredths) ms += 1
  return ms
}

/**
 * The first millisecond at which a flight with this result is over: when it would go beyond it. At the result itself one can
 * still leave. At the top, the millisecond after it is reached.
 */
export const crashMs = (result: Hundredths): number =>
  result >= topHundredths ? reachedMs(topHundredths) + 1 : reachedMs(result + 1)
