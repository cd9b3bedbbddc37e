import { createHash } from "node:crypto"
import { bls12_381 } from "@noble/curves/bls12-381.js"
import type { FastifyPluginAsync } from "fastify"
import { createBench, mountControl, type Place } from "../control.ts"
import { html } from "../page.ts"
import { GENESIS, infoOf, PERIOD } from "./info.ts"

const SIGNING = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"

/** A round, signed by the key; its randomness is the hash of the signature. */
function draw(round: number, secretKey: Uint8Array) {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const { shortSignatures } = bls12_381
  const message = shortSignatures.hash(createHash("sha256").update(number).digest(), SIGNING)
  const signature = shortSignatures.sign(message, secretKey).toBytes(true)
  return {
    round,
    randomness: createHash("sha256").update(signature).digest("hex"),
    signature: Buffer.from(signature).toString("hex"),
  }
}

/** The public beacon drand, mounted at `/drand`: a round every three seconds, available when it is due. */
export function drand(place: Place, secret: { secretKey: string }): FastifyPluginAsync {
  const bench = createBench(place, "drand", "drand: a public beacon", ["wrong_signature"])
  const secretKey = Buffer.from(secret.secretKey, "hex")
  const info = infoOf(secret.secretKey)
  const newest = () => Math.floor((bench.clock.now() / 1000 - GENESIS) / PERIOD) + 1
  return async (app) => {
    mountControl(app, bench, {
      offers: ["http_500", "wrong_signature"],
      console: () => html`<section class="card"><h2>Round ${newest()}</h2></section>`,
      reset() {},
    })
    app.get("/:chain/info", { config: { api: true } }, (request, reply) => {
      const { chain } = request.params as { chain: string }
      return chain === info.hash ? reply.send(info) : reply.code(404).send({ error: "no such chain" })
    })
    app.get("/:chain/public/:round", { config: { api: true } }, (request, reply) => {
      const { chain, round: roundParam } = request.params as { chain: string; round: string }
      const round = roundParam === "latest" ? newest() : Number(roundParam)
      if (chain !== info.hash || !Number.isSafeInteger(round) || round < 1)
        return reply.code(404).send({ error: "no such round" })
      if (round > newest()) return reply.code(425).send({ error: "too early" })
      // A valid signature of another round, to test that it is refused.
      const isWrong = bench.scenarios.takeOwn(["wrong_signature"]) !== undefined
      return reply.send(isWrong ? { ...draw(round + 1, secretKey), round } : draw(round, secretKey))
    })
  }
}
