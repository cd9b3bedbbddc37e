import { createHash } from "node:crypto"
import { bls12_381 } from "@noble/curves/bls12-381.js"

/** Seconds since the epoch of the first round, and the seconds between rounds. */
export const GENESIS = 1_700_000_000
export const PERIOD = 3

const GROUP = createHash("sha256").update("sandbox").digest("hex")
const NAME = "sandbox"

/** The reply of `/info`, with the public key of the secret, 32 bytes in hexadecimal. */
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
