import { createHash } from "node:crypto"
import { bls12_381 } from "@noble/curves/bls12-381.js"
import { z } from "zod"
import { type Log, problemOf } from "../../kernel/log.ts"
import { outside } from "../../kernel/outside.ts"
import type { Beacon, BeaconRound } from "../../modules/crash/ports.ts"
import { readInfo } from "./info.ts"

const patienceMs = 10_000
const longest = 16 * 1024
const signing = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

const answered = z.object({
  round: z.int().positive(),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
})
type Answered = z.output<typeof answered>

const digestOf = (bytes: Buffer): Buffer => createHash("sha256").update(bytes).digest()

/** Whether a round is the one that was asked for, signed by the key, and its randomness is the hash of the signature. */
export function isDrawn({ key, round }: Pick<BeaconRound, "key" | "round">, came: Answered): boolean {
  if (BigInt(came.round) !== round) return false
  const signature = Buffer.from(came.signature, "hex")
  if (digestOf(signature).toString("hex") !== came.randomness) return false
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(round)
  const { shortSignatures } = bls12_381
  try {
    const message = shortSignatures.hash(digestOf(number), signing)
    return shortSignatures.verify(signature, message, Buffer.from(key, "hex"))
  } catch {
    // Bytes that are no point of the curve.
    return false
  }
}

/** The public beacon of the League of Entropy (docs/providers.md, drand), by the description of one of its chains. */
export function drand({ url, info, log }: { url: string; info: string; log: Log }): Beacon {
  const { hash, public_key, genesis_time, period } = readInfo(info)
  const [genesisMs, periodMs] = [genesis_time * 1000, period * 1000]
  return {
    firstFrom(at) {
      const before = Math.max(0, Math.ceil((at.getTime() - genesisMs) / periodMs))
      return {
        beacon: hash,
        key: public_key,
        round: BigInt(before + 1),
        at: new Date(genesisMs + before * periodMs),
      }
    },
    async drawn(of) {
      try {
        const address = `${url.replace(/\/$/, "")}/${of.beacon}/public/${of.round}`
        const answer = await outside(address, { withinMs: patienceMs, maxBytes: longest })
        if (answer.ok) {
          const came = answered.parse(await answer.json())
          if (!isDrawn(of, came)) {
            log.error("drand.wrong", { provider: "drand", subject: String(of.round) })
            return { kind: "wrong" }
          }
          return { kind: "drawn", randomness: came.randomness, signature: came.signature }
        }
        log.warn("drand.noAnswer", { provider: "drand", status: answer.status })
      } catch (error) {
        log.warn("drand.noAnswer", { provider: "drand", ...problemOf(error) })
      }
      return { kind: "unavailable" }
    },
  }
}
