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

/** Whether a round has the requested number and a valid signature, whose hash is its randomness. */
export const isDrawn = (expected: Pick<BeaconRound, "key" | "round">, received: DrandRound): boolean =>
  BigInt(received.round) === expected.round && verifyBeacon(expected, received) === undefined

/** The public beacon of the League of Entropy (docs/providers.md, drand); `info` describes one of its chains. */
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
    async drawn(round) {
      try {
        const response = await outboundFetch(addressOf(round), { withinMs: timeoutMs, maxBytes: maxBytes })
        if (response.ok) {
          const received = drandRound.parse(await response.json())
          if (!isDrawn(round, received)) {
            log.error("drand.wrong", { provider: "drand", subject: String(round.round) })
            return { kind: "wrong" }
          }
          return { kind: "drawn", randomness: received.randomness, signature: received.signature }
        }
        log.warn("drand.noAnswer", { provider: "drand", status: response.status })
      } catch (error) {
        log.warn("drand.noAnswer", { provider: "drand", ...describeError(error) })
      }
      return { kind: "unavailable" }
    },
  }
}
