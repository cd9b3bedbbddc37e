import { applyItem, type Cycle, type Drop, type SealedCycle, startCycle } from "./cycle.ts"
import { computeSeal } from "./draw.ts"
import { type Item, nextHead } from "./items.ts"

/** What was published of a cycle while nobody knew its seed. */
export type PublishedCycle = {
  readonly began: SealedCycle
  readonly seal: string
  /** The head of the chain when it began, and later ones by the number of their item. */
  readonly head: string
  readonly heads: ReadonlyMap<number, string>
}

/** What a cycle is said to have paid: to a bet or round by its ref, or with the item of a number. */
export type PublishedDrop = Pick<Drop, "parts" | "paidUnits"> &
  ({ readonly ref: string } | { readonly item: number })

/** What is opened of a cycle when it is over: its seed, its items, and what it is said to have paid, in the order of the items. */
export type RevealedCycle = {
  readonly seed: string
  readonly items: readonly Item[]
  readonly drops: readonly PublishedDrop[]
}

/** What does not hold: at the number of which item, where it is one. */
export type VerificationFault = { readonly what: "seal" | "head" | "drop" | "end"; readonly item?: number }

const matchesPublished = (said: PublishedDrop | undefined, drop: Drop, item: number): boolean =>
  said !== undefined &&
  ("ref" in said ? said.ref === drop.ref : said.item === item) &&
  said.parts === drop.parts &&
  said.paidUnits === drop.paidUnits

/** A cycle that is being drawn once more. After a fault there is nothing more to ask. */
export type CycleVerifier = {
  /** The items that come next, in their order: the first thing that does not hold among them. */
  take(items: Iterable<Item>): VerificationFault | undefined
  /** There are no more items: what does not hold at the end. */
  end(): VerificationFault | undefined
}

/**
 * Draws a cycle that is over once more, as its items come: one of a million bets need not be held at once. Heads are looked
 * up when their item comes, and may be added until then.
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
    const taken = applyItem(cycle, item)
    if (taken.drop && !matchesPublished(drops[dropped++], taken.drop, number)) return "drop"
    cycle = taken.cycle
    isOver = taken.isOver ?? false
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

/**
 * Draws a cycle that is over once more. Undefined where everything holds: the seed is the one that was sealed, the chain of
 * its items passes every head that was published, each drop is where the draw has it, and the last item ends the cycle.
 */
export function verifyCycle(published: PublishedCycle, opened: RevealedCycle): VerificationFault | undefined {
  const again = createCycleVerifier(published, opened)
  return again.take(opened.items) ?? again.end()
}
