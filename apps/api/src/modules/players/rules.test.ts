import { expect, test } from "vitest"
import { identityEncryption } from "./encryption/identityEncryption.ts"
import { ageAt, assertProfessionAllowed, emailKey, isBounceRateHigh, parseMonthDayYear } from "./rules.ts"

test.each([
  ["05-18-1993", "1993-05-18"],
  ["02-29-2000", "2000-02-29"],
  ["02-29-2001", undefined],
  ["02-30-2000", undefined],
  ["11-31-1990", undefined],
])("MM-DD-YYYY %s is %s", (wire, date) => {
  expect(parseMonthDayYear(wire)).toBe(date)
})

test.each([
  // The eve and the day of the 21st birthday, and the midnight of Brussels in winter and summer.
  ["2005-11-21", "2026-11-20T12:00:00Z", 20],
  ["2005-11-20", "2026-11-20T12:00:00Z", 21],
  ["2005-11-21", "2026-11-20T22:59:59Z", 20],
  ["2005-11-21", "2026-11-20T23:00:00Z", 21],
  ["2005-07-01", "2026-06-30T21:59:59Z", 20],
  ["2005-07-01", "2026-06-30T22:00:00Z", 21],
  ["2004-02-29", "2025-02-28T12:00:00Z", 20],
  ["2004-02-29", "2025-03-01T12:00:00Z", 21],
])("born %s, at %s: %i", (birthDate, now, age) => {
  expect(ageAt(birthDate, new Date(now))).toBe(age)
})

test.each(["magistrate", "notary", "bailiff", "police"])("a %s may not play", (profession) => {
  expect(() => assertProfessionAllowed(profession)).toThrow(
    expect.objectContaining({ name: "ProfessionBarredErrorType" }),
  )
})

test("others may", () => {
  for (const profession of ["employee", undefined] as const)
    expect(() => assertProfessionAllowed(profession)).not.toThrow()
})

test("addresses are equal in every spelling", () => {
  expect(emailKey("Anna@Example.BE")).toBe("anna@example.be")
})

const key = (id: number) => ({ id, bytes: Buffer.alloc(32, id) })

test("a new key encrypts, and every key decrypts and finds its own data", () => {
  const [before, rotating] = [identityEncryption([key(1)]), identityEncryption([key(2), key(1)])]
  const old = before.encrypt("85073003328")
  expect([old[0], rotating.isCurrent(old), rotating.decrypt(old)]).toEqual([1, false, "85073003328"])
  const fresh = rotating.encrypt("85073003328")
  expect([fresh[0], rotating.isCurrent(fresh), rotating.decrypt(fresh)]).toEqual([2, true, "85073003328"])
  expect(() => before.decrypt(fresh)).toThrow("key 2")
  expect(rotating.numberKeys("1")).toEqual([
    identityEncryption([key(2)]).numberKey("1"),
    before.numberKey("1"),
  ])
  // The same bytes under another id are not taken for that key's.
  expect(() => rotating.decrypt(Buffer.concat([Buffer.from([2]), old.subarray(1)]))).toThrow()
})

test("sealed data cannot be read or changed without the key, and one person has one look-up key", () => {
  const secret = identityEncryption([key(1)])
  const sealed = secret.encrypt("85073003328")
  expect(sealed.includes("85073003328")).toBe(false)
  expect(secret.decrypt(sealed)).toBe("85073003328")
  expect(secret.encrypt("85073003328").equals(sealed)).toBe(false)
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  expect(() => secret.decrypt(changed)).toThrow()
  expect(() => identityEncryption([key(2)]).decrypt(sealed)).toThrow()

  const person = { firstName: "Élise Marie", lastName: "De Smet", birthDate: "1990-01-02" }
  const same = { firstName: "elise", lastName: "DE-SMET", birthDate: "1990-01-02" }
  expect(secret.nameKey(person)).toEqual(secret.nameKey(same))
  expect(secret.nameKey(person)).not.toEqual(secret.nameKey({ ...person, birthDate: "1990-01-03" }))
  expect(secret.numberKey("1")).not.toEqual(identityEncryption([key(2)]).numberKey("1"))
})

test("the bounce rate is high above the share and the minimum count", () => {
  const setting = { sharePercent: 10, atLeast: 20 }
  expect(isBounceRateHigh({ sent: 199, returned: 20 }, setting)).toBe(true)
  expect(isBounceRateHigh({ sent: 200, returned: 20 }, setting)).toBe(false)
  expect(isBounceRateHigh({ sent: 19, returned: 19 }, setting)).toBe(false)
  expect(isBounceRateHigh({ sent: 0, returned: 0 }, setting)).toBe(false)
})
