import type { crash, ReplyOf } from "@elite/contract"
import { type Hundredths, hashBefore } from "@elite/crash"
import { verifyBeacon } from "@elite/crash/beacon"
import { createResultOf, sha256 } from "./hashing.ts"

export type Chain = crash.CrashChain

export type Round = { readonly number: number; readonly hash: string; readonly result?: Hundredths }

/** Consecutive rounds, both ends included. */
export type RoundRange = { readonly chain: Chain; readonly first: number; readonly last: number }
export type RoundPage = ReplyOf<typeof crash.getCrashRounds>

export type Fault =
  /** The chain was committed after its salt was known. */
  | { what: "committed" }
  /** The salt does not follow from the beacon's signature, or the signature is not the beacon's. */
  | { what: "randomness" | "signature" }
  /** From this round the chain does not lead to the commitment. */
  | { what: "chain"; number: number }
  /** A round is missing, or its hash does not lead to that of the previous round. */
  | { what: "number" | "link"; number: number }
  /** Hash and salt give another result than the published one. */
  | { what: "result"; number: number; found: Hundredths; published: Hundredths }

export type Verdict<Proved extends object> =
  | ({ state: "matches" } & Proved)
  | { state: "differs"; fault: Fault }
  /** Something could not be loaded, or the user stopped it; `done` are the steps taken. */
  | { state: "unread" | "stopped"; done: number }
export type ProvedRound = { number: number; result: Hundredths }
export type ProvedDay = { rounds: number }

export type VerifyOptions = {
  onDone?: (done: number) => void
  isStopped?: () => boolean
}

/** Undefined for a valid commitment, and for a chain without a salt. */
export function findSaltFault({ beacon, committedAt, salt }: Chain): Fault | undefined {
  if (Date.parse(committedAt) >= Date.parse(beacon.drawnAt)) return { what: "committed" }
  if (!salt) return
  const drawn = { randomness: salt.salt, signature: salt.signature }
  const what = verifyBeacon({ key: beacon.key, round: BigInt(beacon.round) }, drawn)
  return what && { what }
}

const stepsPerSlice = 200
/** The longest stretch of work between yields to the browser. */
const sliceMs = 12

const yieldToBrowser = () => new Promise<void>((next) => setTimeout(next))

class StoppedError extends Error {}

function countSteps({ onDone = () => {}, isStopped = () => false }: VerifyOptions) {
  let [done, since] = [0, performance.now()]
  return {
    done: () => done,
    /** Yields to the browser when the slice is over, and throws where the check was stopped. */
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

/** Whether hashing `number` times gives the committed hash; a million steps at most. */
async function leadsToCommitment(
  { number, hash }: Round,
  chain: Chain,
  steps: StepCounter,
): Promise<boolean> {
  let [at, remaining] = [hash, number]
  while (remaining > 0) {
    const count = Math.min(stepsPerSlice, remaining)
    at = hashBefore(at, count)
    remaining -= count
    await steps.took(count)
  }
  return at === chain.terminatingHash
}

async function toVerdict<Proved extends object>(
  options: VerifyOptions,
  check: (steps: StepCounter) => Promise<{ fault: Fault } | Proved>,
): Promise<Verdict<Proved>> {
  const steps = countSteps(options)
  try {
    const found = await check(steps)
    return "fault" in found
      ? { state: "differs", fault: found.fault }
      : { state: "matches", ...(found as Proved) }
  } catch (problem) {
    return { state: problem instanceof StoppedError ? "stopped" : "unread", done: steps.done() }
  }
}

/** A chain without a salt has no round that is over. */
function requireSalt({ salt }: Chain): string {
  if (!salt) throw new Error("The chain has no salt.")
  return salt.salt
}

type ResultOf = Awaited<ReturnType<typeof createResultOf>>

async function findResultFault({ number, hash, result: published }: Round, resultOf: ResultOf) {
  const found = await resultOf(hash)
  const fault: Fault | undefined =
    published !== undefined && published !== found ? { what: "result", number, found, published } : undefined
  return { found, fault }
}

/** From the beacon's signature and the salt to the result. Never throws. */
export const verifyRound = (
  chain: Chain,
  round: Round,
  options: VerifyOptions = {},
): Promise<Verdict<ProvedRound>> =>
  toVerdict<ProvedRound>(options, async (steps) => {
    const saltFault = findSaltFault(chain)
    if (saltFault) return { fault: saltFault }
    const resultOf = await createResultOf(requireSalt(chain))
    if (!(await leadsToCommitment(round, chain, steps)))
      return { fault: { what: "chain", number: round.number } }
    const { found, fault } = await findResultFault(round, resultOf)
    return fault ? { fault } : { number: round.number, result: found }
  })

type FetchRounds = (chainId: number, after: number) => Promise<RoundPage>

/** Each round must have the next number and lead to the previous one. */
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

async function findRangeFault(
  { chain, first, last }: RoundRange,
  read: FetchRounds,
  steps: StepCounter,
): Promise<Fault | undefined> {
  const saltFault = findSaltFault(chain)
  if (saltFault) return saltFault
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
    // From the checked page, so that the server cannot change between two pages what comes before the next.
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

/** Each hash must lead to the previous one and all to the commitment. Never throws. */
export const verifyDay = (
  stretches: readonly RoundRange[],
  read: FetchRounds,
  options: VerifyOptions = {},
): Promise<Verdict<ProvedDay>> =>
  toVerdict<ProvedDay>(options, async (steps) => {
    for (const stretch of stretches) {
      const fault = await findRangeFault(stretch, read, steps)
      if (fault) return { fault }
    }
    return { rounds: stretches.reduce((sum, { first, last }) => sum + last - first + 1, 0) }
  })
