import { generateKeyPairSync } from "node:crypto"
import { expect, test } from "vitest"
import { publicKeyOf, signatureHolds, signatureOf } from "./signature.ts"

/** Vectors in the style of the vendor's examples, made with a key whose private half was thrown away. */
const KEY = publicKeyOf(`-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqkPlFd3VZKNpSOEFAckb
2gbrIGRavLDfPu9NEOC94v3crH0WigzAmrQwCSC8u2FqckjzuBdYb0OPI60c02Ld
bD/0VoC3VAoYgN1dqSqGedYNZL80MEdXTsEKydiTF3HjiD5iWdvJCz0z6aRIn0Yr
OHYqFFYqhtfm1YX72pwmbkhEJoVoj4ZOG4WdkQ3d40g3+kXrQeEWv6JGFs2VVyCO
OBdIER8+YstqEWp23eObsJd6UafKC4pOkRPWCsv6PcHAq6z/0BwTbqMj1sHEgD6W
Or5IBitQLXp3uYXZ5vFyeZ4dSKFC/PGJFmBii0NoWFLyPtuxLMlJQw/rcCWAtZ2+
MQIDAQAB
-----END PUBLIC KEY-----`)
const VECTORS = [
  [
    '{"operator_id":"1001"}',
    "XdFjaBrYXaD0KhtSN/gH93VIjq6Pxs3mWjRyknr//PYmvo+LBQHP6AacshUQehfKTCeG34yZ2UX9ZG18KdW69xyXMULAf8z94JMGc6YE8YMOTUbPNnU4niamLCXT9FuXvnKAhMeQpLtBR8ACXoPfdRUTOQ/gixjpjwNZMMCwYUuY92GRK6RjQDS0/jtCQKMWs4KwSoiFFD62fFTEHjE8PYKPWNUWVAiQWp0r/s5iaNso8cPsaSeqJjyPvtfWt+oZNNtTpvH7uQgXkPGqOoqcx1VT+6MoSG+XEX2PrB/t05Nt9rohrs5KqW1Pfk+sgquidOk2ZRIgkWgvZKzlKuzkXQ==",
  ],
  [
    '{"user":"p_10042","amount":100000,"round_closed":false}',
    "C87gyvOYJ8EZ5lJOeX8gDIpQ1pQVoZW/vcEvKCXcIHz/L1W1G58DigVIFBQSjWOBn0st725CHB72Pvn7jT324xCt5ZDJkbQYqDaP0O5S4sUZnCeQuVjRhGNwt0on9gErzVDPJnKF3M7wF3x0KcrVTFOLmbJhLbAncWEalEpjuD2Eh+opFz/XvEGJuBuQpe4u15hnitORVMwuf3TE6YaCJVb7gWw/TScfomRy6tA6O9JyiFRunweqr/GVpQLpdZW5oCy+2av15PYnZLZ/WDbA69qVhC4zm1gYjoU18RJPZ6vKAYR1TkPlbJWek39iifs007ACwLtuiphHMqwsfoX3lw==",
  ],
  [
    "",
    "JB8nA0gHN8/fenJmflx2m/jYU1gxsUoqdTWmyljW594QqGQO5ZTrdF0JYo9g1UWA88GMfRfU3FxuWSjr197yZn1CRgKFIhmgqbUghntjbtqH/qnizVV4XH5R7ol20vd6TLri8Ajp13ysfm9/GwxJG4jcpti/URn/9UqqDcYNpeZ8zAR7IWSRccCfNyus4OcGMFYxnlofHtRgvf7+y22PjvPHN1qyFUDF5SMD4qmvUiCW6SjwerMRXe7pcqrGD/r0WRyBJYHjbKkwajy7g5Raq+k005zjK9sVr0H9ytusMUHEgug9cXWhnh1eDrYWZcl/6PQ+MyPfnuBmSCdTixlFQQ==",
  ],
] as const

test.each(VECTORS)("the vector for %j holds", (body, signature) => {
  expect(signatureHolds(Buffer.from(body), signature, KEY)).toBe(true)
})

test("one changed byte, another key, an empty or a missing header do not hold", () => {
  const [body, signature] = VECTORS[1]
  expect(signatureHolds(Buffer.from(`${body} `), signature, KEY)).toBe(false)
  expect(
    signatureHolds(
      Buffer.from(body),
      signature.replace(/^./, (sign) => (sign === "A" ? "B" : "A")),
      KEY,
    ),
  ).toBe(false)
  expect(signatureHolds(Buffer.from(body), "", KEY)).toBe(false)
  expect(signatureHolds(Buffer.from(body), undefined, KEY)).toBe(false)
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 })
  expect(signatureHolds(Buffer.from(body), signature, other.publicKey)).toBe(false)
})

test("what one side signs the other verifies, and signing twice gives the same", () => {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 })
  const body = Buffer.from('{"amount":356000}')
  expect(signatureHolds(body, signatureOf(body, pair.privateKey), pair.publicKey)).toBe(true)
  expect(signatureOf(body, pair.privateKey)).toBe(signatureOf(body, pair.privateKey))
})
