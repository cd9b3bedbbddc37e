import type { jackpots as contract, ReplyOf } from "@elite/contract"
import {
  createCycleVerifier,
  type Item,
  type PublishedCycle,
  type PublishedDrop,
  toSealedCycle as readCycle,
  type SealedCycle,
  type VerificationFault,
} from "@elite/jackpots"

export type OpenedCycle = ReplyOf<typeof contract.getJackpotCycle>["cycle"]
export type ItemPage = ReplyOf<typeof contract.getJackpotItems>

/** Seen before the cycle ended: the seal, and heads by item number. */
export type ObservedHashes = { seal?: string | undefined; heads: ReadonlyMap<number, string> }

/** Throws where terms are missing. */
export const toSealedCycle = ({ type, cycle, terms, since, parts, window }: OpenedCycle): SealedCycle =>
  readCycle({
    ...{ jackpot: type, cycle, since, terms, parts: BigInt(parts) },
    window: window && {
      ...{ endMs: Date.parse(window.endsAt), expectedUnits: BigInt(window.expectedUnits) },
      hasDropped: window.hasDropped,
    },
  })

/** `heads` may be filled while items are read. An observed seal goes before the published one. */
export const toPublishedCycle = (
  cycle: OpenedCycle,
  heads: ReadonlyMap<number, string>,
  { seal }: Pick<ObservedHashes, "seal"> = {},
): PublishedCycle => ({ began: toSealedCycle(cycle), seal: seal ?? cycle.seal, head: cycle.sinceHead, heads })

export const toPublishedDrops = ({ drops }: OpenedCycle): PublishedDrop[] =>
  drops.map(({ item, parts, paidUnits }) => ({ item, parts: BigInt(parts), paidUnits: BigInt(paidUnits) }))

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
  /** `has`: whether the verified list has this ref at this number. */
  | { state: "matches"; items: number; heads: number; has: (number: number, ref: string) => boolean }
  | { state: "differs"; fault: VerificationFault }
  /** Reading failed or the user stopped it; `done` are the items verified. */
  | { state: "unread" | "stopped"; done: number }

/** Eight bytes tell a ref from every other in a list of millions. */
const shortenRef = (ref: string): bigint => BigInt(`0x${ref.slice(0, 16)}`)

/** By item number. */
function createRefIndex(since: number, count: number) {
  const refs = new BigUint64Array(count)
  return {
    keep(number: number, item: Item) {
      if ("ref" in item) refs[number - since - 1] = shortenRef(item.ref)
    },
    has: (number: number, ref: string) => refs[number - since - 1] === shortenRef(ref),
  }
}

const itemsPerSlice = 50
/** The longest stretch of work between yields to the browser. */
const sliceMs = 12

const yieldToBrowser = () => new Promise<void>((next) => setTimeout(next))

type VerifyOptions = {
  observed?: ObservedHashes
  read: (after: number) => Promise<ItemPage>
  onDone?: (done: number) => void
  isStopped?: () => boolean
}

/** Never throws: a cycle that cannot be read is `unread`. */
export async function verifyCycle(
  cycle: OpenedCycle,
  { observed = { heads: new Map() }, read, onDone = () => {}, isStopped = () => false }: VerifyOptions,
): Promise<Verdict> {
  let done = 0
  try {
    const heads = new Map(
      [...observed.heads].filter(([number]) => number > cycle.since && number <= cycle.last),
    )
    const verifier = createCycleVerifier(toPublishedCycle(cycle, heads, observed), {
      seed: cycle.seed,
      drops: toPublishedDrops(cycle),
    })
    const sealFault = verifier.take([])
    if (sealFault) return { state: "differs", fault: sealFault }
    const refs = createRefIndex(cycle.since, cycle.last - cycle.since)
    let since = performance.now()
    while (cycle.since + done < cycle.last) {
      const page = await read(cycle.since + done)
      if (page.items.length === 0) return { state: "unread", done }
      for (const { number, head } of page.heads) if (!observed.heads.has(number)) heads.set(number, head)
      for (let at = 0; at < page.items.length; at += itemsPerSlice) {
        const items = page.items.slice(at, at + itemsPerSlice).map(toItem)
        const fault = verifier.take(items)
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
    const fault = verifier.end()
    if (fault) return { state: "differs", fault }
    return { state: "matches", items: done, heads: heads.size, has: refs.has }
  } catch {
    return { state: "unread", done }
  }
}
