import { applyItem, type Cycle, type Drop, type SealedCycle, startCycle } from "./cycle.ts"
import { computeSeal } from "./draw.ts"
import { type Item, nextHead } from "./items.ts"

/** Published before the seed was. */
export type PublishedCycle = {
  readonly began: SealedCycle
  readonly seal: string
  /** The head at the beginning, and later ones by the number of their item. */
  readonly head: string
  readonly heads: ReadonlyMap<number, string>
}

/** A published drop, by the ref of its bet or round or by the number of its item. */
export type PublishedDrop = Pick<Drop, "parts" | "paidUnits"> &
  ({ readonly ref: string } | { readonly item: number })

/** Published when the cycle is over; the drops are in the order of the items. */
export type RevealedCycle = {
  readonly seed: string
  readonly items: readonly Item[]
  readonly drops: readonly PublishedDrop[]
}

/** `item`: the number of the faulty item, if it is one. */
export type VerificationFault = { readonly what: "seal" | "head" | "drop" | "end"; readonly item?: number }

const matchesPublished = (published: PublishedDrop | undefined, drop: Drop, item: number): boolean =>
  published !== undefined &&
  ("ref" in published ? published.ref === drop.ref : published.item === item) &&
  published.parts === drop.parts &&
  published.paidUnits === drop.paidUnits

/** Draws a cycle again. It is of no use after a fault. */
export type CycleVerifier = {
  take(items: Iterable<Item>): VerificationFault | undefined
  end(): VerificationFault | undefined
}

/**
 * Draws a finished cycle again as its items arrive, so that a million bets need not be in memory. Heads may be
 * added until their item is taken.
 */
export function createCycleVerifier(
  published: PublishedCycle,
  { seed, drops }: Omit<RevealedCycle, "items">,
): CycleVerifier {
  const { seal, heads } = published
  const began = { ...published.began, seed }
  const isSealed = computeSeal(began) === seal
  let cycle: Cycle = startCycle(began)
  let [head, number, isOver] = [published.head, began.since, false]
  let dropped = 0
  function faultAt(item: Item): VerificationFault["what"] | undefined {
    number += 1
    if (isOver) return "end"
    head = nextHead(head, item)
    if ((heads.get(number) ?? head) !== head) return "head"
    const result = applyItem(cycle, item)
    if (result.drop && !matchesPublished(drops[dropped++], result.drop, number)) return "drop"
    cycle = result.cycle
    isOver = result.isOver ?? false
    return undefined
  }
  return {
    take(items) {
      if (!isSealed) return { what: "seal" }
      for (const item of items) {
        const what = faultAt(item)
        if (what) return { what, item: number }
      }
      return undefined
    },
    end() {
      if (!isSealed) return { what: "seal" }
      if (dropped < drops.length) return { what: "drop" }
      return isOver ? undefined : { what: "end" }
    },
  }
}

/** Undefined where the seed matches its seal, and heads, drops and the end are where the draw has them. */
export function verifyCycle(published: PublishedCycle, opened: RevealedCycle): VerificationFault | undefined {
  const again = createCycleVerifier(published, opened)
  return again.take(opened.items) ?? again.end()
}
