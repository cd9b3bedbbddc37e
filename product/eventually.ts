import { setTimeout as sleep } from "node:timers/promises"

/** What `eventually` takes for an answer: anything but undefined, null and false. */
export type Found<T> = Exclude<T, undefined | null | false>

/**
 * Asks again until there is an answer, and answers it. Throws where there was none within ten seconds (or `withinMs`),
 * with `what` was waited for (or is still, where it is asked when the time is over) or else the question as it is written.
 */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  more: { what?: string | (() => string); withinMs?: number; everyMs?: number } = {},
): Promise<Found<T>> {
  const { what = String(ask), withinMs = 10_000, everyMs = 20 } = more
  const end = performance.now() + withinMs
  for (;;) {
    const found = await ask()
    if (found !== undefined && found !== null && found !== false) return found as Found<T>
    if (performance.now() > end)
      throw new Error(`Waited in vain for ${typeof what === "string" ? what : what()}.`)
    await sleep(everyMs)
  }
}
