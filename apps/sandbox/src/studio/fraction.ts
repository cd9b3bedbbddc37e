/** An exact number: n / d, always reduced, d > 0. Returns to player are kept this way, never as floats. */
export type Fraction = { readonly n: bigint; readonly d: bigint }

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

/** Builds a reduced fraction; refuses (RangeError) a denominator of zero or less. */
export function fraction(n: bigint | number, d: bigint | number = 1n): Fraction {
  const top = BigInt(n)
  const bottom = BigInt(d)
  if (bottom <= 0n) throw new RangeError("denominator must be positive")
  const common = gcd(top, bottom) || 1n
  return { n: top / common, d: bottom / common }
}

export const ZERO: Fraction = { n: 0n, d: 1n }
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, by: bigint | number): Fraction => fraction(a.n, a.d * BigInt(by))
export const same = (a: Fraction, b: Fraction): boolean => a.n === b.n && a.d === b.d
export const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, ZERO)

/** Nearest double. Divides after scaling, because both parts may be far beyond what a double can hold. */
export const toNumber = (a: Fraction): number => Number((a.n * 10n ** 15n) / a.d) / 1e15

/** Percentage with two decimals, cut off and never rounded up: a game may not promise more than it returns. */
export const percent = (a: Fraction): number => Number((a.n * 10_000n) / a.d) / 100
