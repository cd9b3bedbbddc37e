import { monotonicMs } from "./clock.ts"

export type WindowLimit = {
  take(cost: number, key?: string): boolean
}

/** Limits what each key takes in this process. The windows follow each other and are the same for all keys. */
export function windowLimit({ atMost, windowMs }: { atMost: number; windowMs: number }): WindowLimit {
  const sums = new Map<string, number>()
  let startMs = monotonicMs()
  return {
    take(cost, key = "") {
      if (monotonicMs() - startMs > windowMs) {
        sums.clear()
        startMs = monotonicMs()
      }
      const sum = (sums.get(key) ?? 0) + cost
      sums.set(key, sum)
      return sum <= atMost
    },
  }
}
