import { expect, test } from "vitest"
import { assertPasswordStrong, decodePassword, hashPassword, isPassword } from "./hashing.ts"

const rule = { minimumScore: 3 }
const weak = expect.objectContaining({ name: "WeakPasswordErrorType" })

test("decodes base64 once and refuses bytes that are not UTF-8", () => {
  expect(decodePassword(Buffer.from("paswoord met é").toString("base64"))).toBe("paswoord met é")
  const twice = Buffer.from(Buffer.from("secret").toString("base64")).toString("base64")
  expect(decodePassword(twice)).toBe("c2VjcmV0")
  expect(() => decodePassword(Buffer.from([0xff, 0xfe, 0x80]).toString("base64"))).toThrow(
    expect.objectContaining({ name: "BadInputErrorType" }),
  )
})

test.each(["Password123!", "qwertyuiop", "1234567890", "aaaaaaaaaaaaaaa", "short9!xQ", "x7".repeat(65)])(
  "%s is refused",
  (password) => {
    expect(() => assertPasswordStrong(password, rule, [])).toThrow(weak)
  },
)

test("refuses passwords made of details of the player", () => {
  expect(() => assertPasswordStrong("Annelies.Vandevelde", rule, [])).not.toThrow()
  expect(() => assertPasswordStrong("Annelies.Vandevelde", rule, ["Annelies", "Vandevelde"])).toThrow(weak)
})

test("accepts ten to 128 characters, counted as code points", () => {
  expect(() => assertPasswordStrong("zonnebloem42", rule, [])).not.toThrow()
  expect(() => assertPasswordStrong("🌻🦊".repeat(5).slice(0, 18), rule, [])).toThrow(weak)
})

test("hashes with argon2id, 19 MiB, two passes, one lane, and a salt", async () => {
  const [one, other] = await Promise.all([hashPassword("zonnebloem42"), hashPassword("zonnebloem42")])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword(one, "zonnebloem42")).toBe(true)
  expect(await isPassword(one, "zonnebloem43")).toBe(false)
})

test("an unknown account costs the same work and never matches", async () => {
  const hash = await hashPassword("zonnebloem42")
  const timeOf = async (against: string | undefined) => {
    const start = performance.now()
    expect(await isPassword(against, "wrong password")).toBe(false)
    return performance.now() - start
  }
  await isPassword(undefined, "warm up")
  let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const isAlike = () => unknown / known > 0.5 && unknown / known < 2
  // The minimum of several alternating runs, so that other load affects both alike.
  for (let i = 0; i < 8 || (i < 60 && !isAlike()); i++) {
    known = Math.min(known, await timeOf(hash))
    unknown = Math.min(unknown, await timeOf(undefined))
  }
  expect(isAlike(), `${unknown} ms and ${known} ms`).toBe(true)
})

test("refuses hashes beyond the queue, so that memory stays bounded", async () => {
  const answers = await Promise.allSettled(Array.from({ length: 90 }, () => hashPassword("zonnebloem42")))
  const refused = answers.filter(({ status }) => status === "rejected")
  expect(refused).toHaveLength(90 - 4 - 64)
  expect(refused[0]).toMatchObject({ reason: { name: "TemporarilyUnavailableErrorType" } })
  await expect(hashPassword("zonnebloem42")).resolves.toContain("argon2id")
})
