import { createHash, createHmac } from "node:crypto"

// The rules once more, from what docs/crash-fairness.md says and by other means, to compare the house with: results are searched
// for by comparing products, never by dividing; a flight is a series of whole numbers, without floats.

/** The first 52 bits of the HMAC, one after the other. */
function bitsOf(hash: string, salt: string): bigint {
  const mac = createHmac("sha256", Buffer.from(salt, "utf8")).update(Buffer.from(hash, "hex")).digest()
  let r = 0n
  for (let n = 0; n < 52; n++) r = r * 2n + BigInt((mac[n >> 3]! >> (7 - (n & 7))) & 1)
  return r
}

/** The greatest number of hundredths that is not more than 99 / (1 − r / 2^52), between 100 and ten million. */
export function secondOfDraw(r: bigint): number {
  const space = 4_503_599_627_370_496n
  const fits = (hundredths: bigint) => hundredths * (space - r) <= 99n * space
  let [fitting, tooMuch] = [100n, 10_000_001n]
  while (tooMuch - fitting > 1n) {
    const middle = (fitting + tooMuch) / 2n
    if (fits(middle)) fitting = middle
    else tooMuch = middle
  }
  return Number(fitting)
}

/** Where the flight of a round ends. */
export const secondResult = (hash: string, salt: string): number => secondOfDraw(bitsOf(hash, salt))

/** The hash of the round before. */
export const secondBefore = (hash: string): string =>
  createHash("sha256").update(Buffer.from(hash, "hex")).digest("hex")

const precision = 160n
const one = 1n << precision

/** e^(6 · ms / 100 000) in 160 binary places: a thousandth of the exponent as a series, multiplied with itself. */
export function exponential(ms: number): bigint {
  const x = (BigInt(ms) * 6n * one) / 100_000n / 1024n
  let [sum, term] = [one, one]
  for (let n = 1n; term > 0n; n++) {
    term = (term * x) / (n * one)
    sum += term
  }
  for (let n = 0; n < 10; n++) sum = (sum * sum) / one
  return sum
}

/** So many hundredths, with the places behind them. */
export const hundredthsIn = (exponential: bigint) => ({
  whole: Number((exponential * 100n) / one),
  rest: Number(((exponential * 100n) % one) >> (precision - 52n)) / 2 ** 52,
})
export const product = (a: bigint, b: bigint): bigint => (a * b) / one
