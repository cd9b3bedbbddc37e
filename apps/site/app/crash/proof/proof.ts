import type { crash, ReplyOf } from "@elite/contract"
import { type Hundredths, hashBefore } from "@elite/crash"
import { verifyBeacon } from "@elite/crash/beacon"
import { createResultOf, sha256 } from "./hashing.ts"

/** What was published of a chain, as the wire brings it. */
export type Chain = crash.CrashChain

/** A round as its reader has it; what was published of it may say where its flight ended. */
export type Round = { readonly number: number; readonly hash: string; readonly result?: Hundredths }

/** Rounds of a chain that follow one another, by the numbers of the first and the last. */
export type RoundRange = { readonly chain: Chain; readonly first: number; readonly last: number }
/** Published rounds, as the wire brings them. */
export type RoundPage = ReplyOf<typeof crash.getCrashRounds>

/** The first thing that does not hold. */
export type Fault =
  /** The chain was committed only when its salt was known already. */
  | { what: "committed" }
  /** The salt is not what the beacon's signature comes to, or that is not the beacon's. */
  | { what: "randomness" | "signature" }
  /** From this round the chain leads elsewhere than to what was committed. */
  | { what: "chain"; number: number }
  /** A round is left out; its hash does not lead to that of the round before. */
  | { what: "number" | "link"; number: number }
  /** Hash and salt come to another result than the one that was published. */
  | { what: "result"; number: number; found: Hundredths; said: Hundredths }

/** What checking came to; `Proved` is what it can say where everything holds. */
export type Verdict<Proved extends object> =
  | ({ state: "matches" } & Proved)
  | { state: "differs"; fault: Fault }
  /** Something could not be read or loaded, or nobody wanted to wait: so many steps were taken. */
  | { state: "unread" | "stopped"; done: number }
export type ProvedRound = { number: number; result: Hundredths }
export type ProvedDay = { rounds: number }

export type VerifyOptions = {
  /** Hears how many steps of the chain were taken. */
  onDone?: (done: number) => void
  isStopped?: () => boolean
}

/** What does not hold of how a chain was committed and salted; undefined where everything does, and while it has no salt. */
export function findSaltFault({ beacon, committedAt, salt }: Chain): Fault | undefined {
  if (Date.parse(committedAt) >= Date.parse(beacon.drawnAt)) return { what: "committed" }
  if (!salt) return
  const drawn = { randomness: salt.salt, signature: salt.signature }
  const what = verifyBeacon({ key: beacon.key, round: BigInt(beacon.round) }, drawn)
  return what && { what }
}

/** Steps between two looks at the clock. */
const stepsPerSlice = 200
/** The page answers to its reader between stretches of work no longer than this. */
const sliceMs = 12

const yieldToBrowser = () => new Promise<void>((next) => setTimeout(next))

/** Somebody stopped it. */
class StoppedError extends Error {}

/** Counts steps, and tells of them. */
function countSteps({ onDone = () => {}, isStopped = () => false }: VerifyOptions) {
  let [done, since] = [0, performance.now()]
  return {
    done: () => done,
    /** So many more: leaves the window free where it was busy long enough, and throws where it was stopped meanwhile. */
    async took(steps: number): Promise<void> {
      done += steps
      if (performance.now() - since < sliceMs) return
      onDone(done)
      await yieldToBrowser()
      if (isStopped()) throw new StoppedError()
      since = performance.now()
    },
  }
}
type StepCounter = ReturnType<typeof countSteps>

/** Whether a round's hash leads, in as many steps as its number says, to what was committed: a million at most. */
async function leadsToCommitment(
  { number, hash }: Round,
  chain: Chain,
  steps: StepCounter,
): Promise<boolean> {
  let [at, left] = [hash, number]
  while (left > 0) {
    const some = Math.min(stepsPerSlice, left)
    at = hashBefore(at, some)
    left -= some
    await steps.took(some)
  }
  return at === chain.terminatingHash
}

/** What a check comes to, whatever keeps it from its end. */
async function toVerdict<Proved extends object>(
  watch: VerifyOptions,
  check: (steps: StepCounter) => Promise<{ fault: Fault } | Proved>,
): Promise<Verdict<Proved>> {
  const steps = countSteps(watch)
  try {
    const found = await check(steps)
    return "fault" in found
      ? { state: "differs", fault: found.fault }
      : { state: "matches", ...(found as Proved) }
  } catch (problem) {
    return { state: problem instanceof StoppedError ? "stopped" : "unread", done: steps.done() }
  }
}

/** The salt of a chain, which has one: no round of another is over. */
function requireSalt({ salt }: Chain): string {
  if (!salt) throw new Error("The chain has no salt.")
  return salt.salt
}

type ResultOf = Awaited<ReturnType<typeof createResultOf>>

async function findResultFault({ number, hash, result: said }: Round, resultOf: ResultOf) {
  const found = await resultOf(hash)
  const fault: Fault | undefined =
    said !== undefined && said !== found ? { what: "result", number, found, said } : undefined
  return { found, fault }
}

/**
 * Checks a round from what was published of its chain before it was played: the beacon's signature and the salt, every step from
 * its hash to the terminating hash, and where its flight ended. It never throws.
 */
export const verifyRound = (
  chain: Chain,
  round: Round,
  watch: VerifyOptions = {},
): Promise<Verdict<ProvedRound>> =>
  toVerdict<ProvedRound>(watch, async (steps) => {
    const salted = findSaltFault(chain)
    if (salted) return { fault: salted }
    const resultOf = await createResultOf(requireSalt(chain))
    if (!(await leadsToCommitment(round, chain, steps)))
      return { fault: { what: "chain", number: round.number } }
    const { found, fault } = await findResultFault(round, resultOf)
    return fault ? { fault } : { number: round.number, result: found }
  })

type FetchRounds = (chainId: number, after: number) => Promise<RoundPage>

/** The first thing that does not hold of a page of rounds, each of which has the next number and leads to the one before. */
async function findPageFault(
  { before, rounds }: { before: Round; rounds: readonly Round[] },
  resultOf: ResultOf,
): Promise<Fault | undefined> {
  const faults = rounds.map(async (round, n): Promise<Fault | undefined> => {
    const number = before.number + n + 1
    if (round.number !== number) return { what: "number", number }
    const previous = n === 0 ? before.hash : rounds[n - 1]!.hash
    if ((await sha256(round.hash)) !== previous) return { what: "link", number }
    return (await findResultFault(round, resultOf)).fault
  })
  return (await Promise.all(faults)).find((fault) => fault !== undefined)
}

/** Answers the first thing that does not hold of a stretch, and counts its rounds. */
async function findRangeFault(
  { chain, first, last }: RoundRange,
  read: FetchRounds,
  steps: StepCounter,
): Promise<Fault | undefined> {
  const salted = findSaltFault(chain)
  if (salted) return salted
  const resultOf = await createResultOf(requireSalt(chain))
  let before: Round = { number: first - 1, hash: chain.terminatingHash }
  while (before.number < last) {
    const page = await read(chain.chainId, before.number)
    if (before.number === first - 1) {
      if (page.before?.number !== before.number) return { what: "number", number: before.number }
      if (!(await leadsToCommitment(page.before, chain, steps)))
        return { what: "chain", number: before.number }
      before = page.before
    }
    // Whoever answers cannot change between two pages what stands before the next.
    const rounds = page.rounds.slice(0, last - before.number)
    const fault = await findPageFault({ before, rounds }, resultOf)
    if (fault) return fault
    const end = rounds.at(-1)
    if (!end) return { what: "number", number: before.number + 1 }
    before = end
    await steps.took(rounds.length)
  }
  return undefined
}

/**
 * Checks the rounds of a day, which `read` brings page by page: that each follows from the one after it and all lead to what was
 * committed before the chain was played, and where each flight ended. It never throws.
 */
export const verifyDay = (
  stretches: readonly RoundRange[],
  read: FetchRounds,
  watch: VerifyOptions = {},
): Promise<Verdict<ProvedDay>> =>
  toVerdict<ProvedDay>(watch, async (steps) => {
    for (const stretch of stretches) {
      const fault = await findRangeFault(stretch, read, steps)
      if (fault) return { fault }
    }
    return { rounds: stretches.reduce((sum, { first, last }) => sum + last - first + 1, 0) }
  })
