import { createHash } from "node:crypto"
import { bls12_381 } from "@noble/curves/bls12-381.js"

/** When the first round was drawn, in seconds since the epoch, and the seconds between two. */
export const GENESIS = 1_700_000_000
export const PERIOD = 3

const GROUP = createHash("sha256").update("sandbox").digest("hex")
const NAME = "sandbox"

/** What this beacon says of itself at `/info`: its key belongs to the secret one, 32 bytes in hexadecimal. */
export function infoOf(secretKey: string) {
  const key = bls12_381.shortSignatures.getPublicKey(Buffer.from(secretKey, "hex")).toBytes(true)
  const numbers = Buffer.alloc(12)
  numbers.writeUInt32BE(PERIOD, 0)
  numbers.writeBigInt64BE(BigInt(GENESIS), 4)
  const hash = createHash("sha256")
    .update(numbers)
    .update(key)
    .update(GROUP, "hex")
    .update(NAME)
    .digest("hex")
  return {
    public_key: Buffer.from(key).toString("hex"),
    period: PERIOD,
    genesis_time: GENESIS,
    hash,
    groupHash: GROUP,
    schemeID: "bls-unchained-g1-rfc9380",
    metadata: { beaconID: NAME },
  }
}
