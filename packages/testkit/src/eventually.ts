import { setTimeout as sleep } from "node:timers/promises"

/** Anything but undefined, null and false. */
export type Found<T> = Exclude<T, undefined | null | false>

/**
 * Calls `ask` until it returns a value that counts as found, and returns that. Throws after ten seconds (or `withinMs`); the
 * message names `what`, which may be a function that is called then, or the source of `ask`.
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
