import { createHash } from "node:crypto"
import { z } from "zod"

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`))

/** The answer of `/info` for a chain of the unchained scheme on G1. */
const info = z.object({
  public_key: hex(96),
  period: z.int().min(1).max(3_600),
  genesis_time: z.int().min(1),
  hash: hex(32),
  groupHash: hex(32),
  schemeID: z.literal("bls-unchained-g1-rfc9380"),
  metadata: z.object({ beaconID: z.string().min(1).max(100) }),
})
export type ChainInfo = z.output<typeof info>

/** The chain hash: SHA-256 of period, genesis, key, group and name. */
function hashChainInfo({
  period,
  genesis_time,
  public_key,
  groupHash,
  metadata: { beaconID },
}: ChainInfo): string {
  const numbers = Buffer.alloc(12)
  numbers.writeUInt32BE(period, 0)
  numbers.writeBigInt64BE(BigInt(genesis_time), 4)
  return createHash("sha256")
    .update(numbers)
    .update(public_key, "hex")
    .update(groupHash, "hex")
    .update(beaconID === "default" ? "" : beaconID)
    .digest("hex")
}

/** Throws where the description does not match its hash. */
export function parseChainInfo(text: string): ChainInfo {
  const read = info.parse(JSON.parse(text))
  if (hashChainInfo(read) !== read.hash) throw new Error("DRAND_INFO does not come to the hash that it says.")
  return read
}
