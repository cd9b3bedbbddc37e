import { begin, type Cycle, type Drop, type Sealed, take } from "./cycle.ts"
import { sealOf } from "./draw.ts"
import { headAfter, type Item } from "./items.ts"

/** What was published of a cycle while nobody knew its seed. */
export type Published = {
  readonly began: Sealed
  readonly seal: string
  /** The head of the chain when it began, and later ones by the number of their item. */
  readonly head: string
  readonly heads: ReadonlyMap<number, string>
}

/** What is opened of a cycle when it is over: its seed, its items, and what it is said to have paid. */
export type Opened = {
  readonly seed: string
  readonly items: readonly Item[]
  readonly drops: readonly Drop[]
}

/** What does not hold: at the number of which item, where it is one. */
export type Fault = { readonly what: "seal" | "head" | "drop" | "end"; readonly item?: number }

const isSame = (one: Drop | undefined, other: Drop | undefined) =>
  one?.ref === other?.ref && one?.parts === other?.parts && one?.paidUnits === other?.paidUnits

/**
 * Draws a cycle that is over once more. Undefined where everything holds: the seed is the one that was sealed, the chain of
 * its items passes every head that was published, each drop is where the draw has it, and the last item ends the cycle.
 */
export function faultIn(published: Published, { seed, items, drops }: Opened): Fault | undefined {
  const { seal, heads } = published
  const began = { ...published.began, seed }
  if (sealOf(began) !== seal) return { what: "seal" }
  let cycle: Cycle = begin(began)
  let [head, number, isOver] = [published.head, began.since, false]
  const said = [...drops]
  for (const item of items) {
    number += 1
    if (isOver) return { what: "end", item: number }
    head = headAfter(head, item)
    if ((heads.get(number) ?? head) !== head) return { what: "head", item: number }
    const taken = take(cycle, item)
    if (taken.drop && !isSame(taken.drop, said.shift())) return { what: "drop", item: number }
    cycle = taken.cycle
    isOver = taken.isOver ?? false
  }
  if (said.length > 0) return { what: "drop" }
  return isOver ? undefined : { what: "end" }
}
