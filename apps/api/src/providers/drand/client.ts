import { verifyBeacon } from "@elite/crash/beacon"
import { z } from "zod"
import type { Beacon, BeaconRound } from "../../modules/crash/ports.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { parseChainInfo } from "./info.ts"

const timeoutMs = 10_000
const maxBytes = 16 * 1024

const drandRound = z.object({
  round: z.int().positive(),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
})
type DrandRound = z.output<typeof drandRound>

/** Whether a round is the one that was asked for, signed by the key, and its randomness is the hash of the signature. */
export const isDrawn = (of: Pick<BeaconRound, "key" | "round">, came: DrandRound): boolean =>
  BigInt(came.round) === of.round && verifyBeacon(of, came) === undefined

/** The public beacon of the League of Entropy (docs/providers.md, drand), by the description of one of its chains. */
export function drand({ url, info, log }: { url: string; info: string; log: Log }): Beacon {
  const { hash, public_key, genesis_time, period } = parseChainInfo(info)
  const [genesisMs, periodMs] = [genesis_time * 1000, period * 1000]
  const addressOf = ({ beacon, round }: Pick<BeaconRound, "beacon" | "round">) =>
    `${url.replace(/\/$/, "")}/${beacon}/public/${round}`
  return {
    addressOf,
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
        const answer = await outboundFetch(addressOf(of), { withinMs: timeoutMs, maxBytes: maxBytes })
        if (answer.ok) {
          const came = drandRound.parse(await answer.json())
          if (!isDrawn(of, came)) {
            log.error("drand.wrong", { provider: "drand", subject: String(of.round) })
            return { kind: "wrong" }
          }
          return { kind: "drawn", randomness: came.randomness, signature: came.signature }
        }
        log.warn("drand.noAnswer", { provider: "drand", status: answer.status })
      } catch (error) {
        log.warn("drand.noAnswer", { provider: "drand", ...describeError(error) })
      }
      return { kind: "unavailable" }
    },
  }
}
