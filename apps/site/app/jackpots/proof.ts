import type { jackpots as contract, ReplyOf } from "@elite/contract"
import {
  createCycleVerifier,
  type Item,
  type PublishedCycle,
  type PublishedDrop,
  type SealedCycle,
  type VerificationFault,
} from "@elite/jackpots"

/** A cycle that is over, and a page of its items, as the wire brings them. */
export type OpenedCycle = ReplyOf<typeof contract.getJackpotCycle>["cycle"]
export type ItemPage = ReplyOf<typeof contract.getJackpotItems>

/** What was kept of a cycle before it ended: the seal, and heads by the number of their item. */
export type ObservedHashes = { seal?: string | undefined; heads: ReadonlyMap<number, string> }

/** Throws where the wire brought no amount. */
function requireBigint(value: number | string | undefined): bigint {
  if (value === undefined) throw new Error("An amount is missing.")
  return BigInt(value)
}

/** How a cycle began, as far as everybody knew then; throws where the wire does not say it. */
export function toSealedCycle({ type, cycle, terms, since, parts, window }: OpenedCycle): SealedCycle {
  const own = { cycle, since, parts: BigInt(parts) }
  const pool = {
    ratePpm: Number(requireBigint(terms.ratePpm)),
    seedUnits: requireBigint(terms.seedUnits),
    ...(terms.addedPpm === undefined ? {} : { addedPpm: Number(requireBigint(terms.addedPpm)) }),
  }
  switch (type) {
    case "threeHour": {
      if (!window) throw new Error("A pool of three hours has a window.")
      const { endsAt, expectedUnits, hasDropped } = window
      const began = { endMs: Date.parse(endsAt), expectedUnits: BigInt(expectedUnits), hasDropped }
      return { ...own, jackpot: type, terms: pool, window: began }
    }
    case "hitTheTarget":
      return { ...own, jackpot: type, terms: { ...pool, ceilingUnits: requireBigint(terms.ceilingUnits) } }
    case "anyTime":
      return { ...own, jackpot: type, terms: { ...pool, perDropUnits: requireBigint(terms.perDropUnits) } }
    case "bigWin": {
      const { multiple, fullStakeUnits, mostOftenPpm } = terms
      const often = mostOftenPpm === undefined ? {} : { mostOftenPpm: Number(requireBigint(mostOftenPpm)) }
      return {
        ...own,
        jackpot: type,
        terms: {
          ...pool,
          ...often,
          multiple: requireBigint(multiple),
          fullStakeUnits: requireBigint(fullStakeUnits),
        },
      }
    }
  }
}

/** What was published of a cycle. `heads` may be filled while its items come. What was kept stands before what is said now. */
export const toPublishedCycle = (
  cycle: OpenedCycle,
  heads: ReadonlyMap<number, string>,
  { seal }: Pick<ObservedHashes, "seal"> = {},
): PublishedCycle => ({ began: toSealedCycle(cycle), seal: seal ?? cycle.seal, head: cycle.sinceHead, heads })

/** What a cycle is said to have paid, each with the number of its item. */
export const toPublishedDrops = ({ drops }: OpenedCycle): PublishedDrop[] =>
  drops.map(({ item, parts, paidUnits }) => ({ item, parts: BigInt(parts), paidUnits: BigInt(paidUnits) }))

/** An item of the wire as it is drawn by. */
export function toItem(item: ItemPage["items"][number]): Item {
  switch (item.kind) {
    case "bet":
      return {
        ...{ kind: "bet", ref: item.ref, stakeUnits: BigInt(item.stakeUnits), atMs: item.atMs },
        ...(item.isEligible === false ? { isEligible: false } : {}),
      }
    case "win":
      return {
        kind: "win",
        ref: item.ref,
        stakeUnits: BigInt(item.stakeUnits),
        winUnits: BigInt(item.winUnits),
      }
    case "void":
      return { kind: "void", bet: item.bet, stakeUnits: BigInt(item.stakeUnits) }
    case "window":
      return { kind: "window", endMs: item.endMs, expectedUnits: BigInt(item.expectedUnits) }
  }
}

export type Verdict =
  /** Everything holds; `has`: whether an item of that number has that ref in the list that was verified. */
  | { state: "matches"; items: number; heads: number; has: (number: number, ref: string) => boolean }
  | { state: "differs"; fault: VerificationFault }
  /** It could not be read to its end, or nobody wanted to wait for that: so many items were drawn again. */
  | { state: "unread" | "stopped"; done: number }

/** As much of a ref as tells it from every other in a list of millions: eight bytes. */
const shortenRef = (ref: string): bigint => BigInt(`0x${ref.slice(0, 16)}`)

/** The refs of a long list, by the numbers of their items. */
function createRefIndex(since: number, count: number) {
  const refs = new BigUint64Array(count)
  return {
    keep(number: number, item: Item) {
      if ("ref" in item) refs[number - since - 1] = shortenRef(item.ref)
    },
    has: (number: number, ref: string) => refs[number - since - 1] === shortenRef(ref),
  }
}

/** Items drawn again at once: some milliseconds on a slow phone. */
const itemsPerSlice = 50
/** The page answers to its reader between stretches of work no longer than this. */
const sliceMs = 12

const yieldToBrowser = () => new Promise<void>((next) => setTimeout(next))

type VerifyOptions = {
  noted?: ObservedHashes
  /** Reads the items after a number. */
  read: (after: number) => Promise<ItemPage>
  /** Hears how many items were drawn again. */
  onDone?: (done: number) => void
  isStopped?: () => boolean
}

/**
 * Draws a cycle that is over once more from what it is given, page by page, and leaves the window free between stretches of
 * work. It never throws: a cycle that cannot be read is `unread`.
 */
export async function verifyCycle(
  cycle: OpenedCycle,
  { noted = { heads: new Map() }, read, onDone = () => {}, isStopped = () => false }: VerifyOptions,
): Promise<Verdict> {
  let done = 0
  try {
    const heads = new Map([...noted.heads].filter(([number]) => number > cycle.since && number <= cycle.last))
    const again = createCycleVerifier(toPublishedCycle(cycle, heads, noted), {
      seed: cycle.seed,
      drops: toPublishedDrops(cycle),
    })
    const sealed = again.take([])
    if (sealed) return { state: "differs", fault: sealed }
    const refs = createRefIndex(cycle.since, cycle.last - cycle.since)
    let since = performance.now()
    while (cycle.since + done < cycle.last) {
      const page = await read(cycle.since + done)
      if (page.items.length === 0) return { state: "unread", done }
      for (const { number, head } of page.heads) if (!noted.heads.has(number)) heads.set(number, head)
      for (let at = 0; at < page.items.length; at += itemsPerSlice) {
        const items = page.items.slice(at, at + itemsPerSlice).map(toItem)
        const fault = again.take(items)
        if (fault) return { state: "differs", fault }
        for (const item of items) refs.keep(cycle.since + ++done, item)
        if (performance.now() - since < sliceMs) continue
        onDone(done)
        await yieldToBrowser()
        if (isStopped()) return { state: "stopped", done }
        since = performance.now()
      }
      if (isStopped()) return { state: "stopped", done }
    }
    const fault = again.end()
    if (fault) return { state: "differs", fault }
    return { state: "matches", items: done, heads: heads.size, has: refs.has }
  } catch {
    return { state: "unread", done }
  }
}
