import { players } from "@elite/contract"
import { hash, verify } from "@node-rs/argon2"
import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common"
import pLimit from "p-limit"
import { Failure } from "../../../kernel/failure.ts"
import { token } from "../../../kernel/random.ts"

/** OWASP's least argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 4
const waitingAtMost = 64
/** A long password is as strong as its beginning; scoring more would only cost time. */
const scoredCharacters = 64

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: scoredCharacters })

/**
 * Decodes a password from the wire, once: base64 of UTF-8. Refuses bytes that are no text with BadInputErrorType, which
 * names the field they came in.
 */
export function decodePassword(base64: string, field = "password"): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(base64, "base64"))
  } catch {
    throw new Failure("BadInputErrorType", {}, { fields: { [field]: { is: "password" } } })
  }
}

const { passwordCharacters } = players
const leastUnknownCharacters = 6

/** How many letters and digits are left when everything known about the player is taken out. */
function unknownPart(password: string, known: readonly string[]): number {
  const words = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length)
  const left = words.reduce((text, word) => text.replaceAll(word, " "), password.toLowerCase())
  return [...left.replaceAll(/[^\p{L}\p{N}]/gu, "")].length
}

/**
 * Refuses with WeakPasswordErrorType a password that is too short, too long or easily guessed, also by
 * somebody who knows the player's name and address.
 */
export function admitPassword(
  password: string,
  rule: { minimumScore: number },
  known: readonly string[],
): void {
  const characters = [...password].length
  if (characters < passwordCharacters.minimum || characters > passwordCharacters.maximum)
    throw new Failure("WeakPasswordErrorType")
  if (unknownPart(password, known) < leastUnknownCharacters) throw new Failure("WeakPasswordErrorType")
  const { score } = strength.check(password.slice(0, scoredCharacters), [...known])
  if (score < rule.minimumScore) throw new Failure("WeakPasswordErrorType")
}

const turns = pLimit(atOnce)

/** Four hashes at once and 64 waiting; beyond that TemporarilyUnavailableErrorType, so that a flood costs no memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (turns.activeCount + turns.pendingCount >= atOnce + waitingAtMost)
    throw new Failure("TemporarilyUnavailableErrorType", {}, { retryAfterSeconds: 5 })
  return turns(work)
}

/** The argon2id hash of a password, with its own salt. Refuses with TemporarilyUnavailableErrorType when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let dummy: Promise<string> | undefined

/**
 * Whether this is the password. Without a hash, because there is no such account, it works just as long and
 * answers no.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hash(token(), cost)
  const against = passwordHash ?? (await dummy)
  const right = await inTurn(() => verify(against, password))
  return right && passwordHash !== undefined
}
