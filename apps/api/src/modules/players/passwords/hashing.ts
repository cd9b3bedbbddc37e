import { normalizePassword, players } from "@elite/contract"
import { hash, verify } from "@node-rs/argon2"
import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common"
import pLimit from "p-limit"
import { AppError } from "../../../platform/lib/appError.ts"
import { randomToken } from "../../../platform/lib/random.ts"

/** The OWASP minimum for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxConcurrentHashes = 4
const maxWaitingHashes = 64
const scoredCharacters = 64

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: scoredCharacters })

const unreadable = (field: string) =>
  new AppError("BadInputErrorType", {}, { fields: { [field]: { is: "password" } } })

/** Base64 of UTF-8, normalised by RFC 8265. Refuses bytes that are no text with BadInputErrorType for `field`. */
export function decodeTypedPassword(base64: string, field = "password"): string {
  try {
    return normalizePassword(new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(base64, "base64")))
  } catch {
    throw unreadable(field)
  }
}

/** Refuses control characters with BadInputErrorType too. */
export function decodePassword(base64: string, field = "password"): string {
  const password = decodeTypedPassword(base64, field)
  if (/\p{Cc}/u.test(password)) throw unreadable(field)
  return password
}

const { passwordCharacters } = players
const leastUnknownCharacters = 6

function unknownPart(password: string, known: readonly string[]): number {
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
  const remaining = words.reduce((text, word) => text.replaceAll(word, " "), password.toLowerCase())
  return [...remaining.replaceAll(/[^\p{L}\p{N}]/gu, "")].length
}

/** Refuses with WeakPasswordErrorType; `known` is what an attacker who knows the player would try. */
export function assertPasswordStrong(
  password: string,
  rule: { minimumScore: number },
  known: readonly string[],
): void {
  const characters = [...password].length
  if (characters < passwordCharacters.minimum || characters > passwordCharacters.maximum)
    throw new AppError("WeakPasswordErrorType")
  if (unknownPart(password, known) < leastUnknownCharacters) throw new AppError("WeakPasswordErrorType")
  const { score } = strength.check(password.slice(0, scoredCharacters), [...known])
  if (score < rule.minimumScore) throw new AppError("WeakPasswordErrorType")
}

const hashConcurrency = pLimit(maxConcurrentHashes)

/** Limits memory: four hashes run and 64 wait; beyond that TemporarilyUnavailableErrorType. */
async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (hashConcurrency.activeCount + hashConcurrency.pendingCount >= maxConcurrentHashes + maxWaitingHashes)
    throw new AppError("TemporarilyUnavailableErrorType", {}, { retryAfterSeconds: 5 })
  return hashConcurrency(work)
}

/** The argon2id hash with a random salt. Refuses with TemporarilyUnavailableErrorType when too many wait. */
export const hashPassword = (password: string): Promise<string> => withHashSlot(() => hash(password, cost))

let dummy: Promise<string> | undefined

/** Compares with a dummy hash if there is none, so that an unknown account takes as long as a known one. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hash(randomToken(), cost)
  const comparedHash = passwordHash ?? (await dummy)
  const matches = await withHashSlot(() => verify(comparedHash, password))
  return matches && passwordHash !== undefined
}
