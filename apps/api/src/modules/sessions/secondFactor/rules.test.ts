import { expect, test } from "vitest"
import { identityEncryption } from "../../players/index.ts"
import { encryptRecoveryCode, generateRecoveryCode, isRecoveryCode, maskedEmail, parseCode } from "./rules.ts"

test("parses typed codes in every spelling", () => {
  expect(parseCode("123 456")).toEqual({ digits: "123456" })
  expect(parseCode(" 123-456 ")).toEqual({ digits: "123456" })
  expect(parseCode("7k3qm-x9tpa")).toEqual({ recovery: "7K3QMX9TPA" })
  expect(parseCode("OIL00 00000")).toEqual({ recovery: "0110000000" })
  for (const none of ["", "12345", "1234567", "7K3QM-X9TP", "7K3QM-X9TPU", "7K3QM-X9TPAA", "ééééé-ééééé"])
    expect(parseCode(none)).toBeUndefined()
})

test("recovery codes have fifty random bits and differ", () => {
  const codes = Array.from({ length: 2000 }, generateRecoveryCode)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  const signs = new Set(codes.join("").replaceAll("-", ""))
  expect(signs.size).toBe(32)
})

test("a recovery code is stored as an encrypted hash that can be compared", () => {
  const [old, fresh] = [1, 2].map((id) => ({ id, bytes: Buffer.alloc(32, id) }))
  const sealed = encryptRecoveryCode(identityEncryption([old!]), "7K3QM-X9TPA")
  for (const keys of [identityEncryption([old!]), identityEncryption([fresh!, old!])]) {
    expect(isRecoveryCode(keys, sealed, "7K3QMX9TPA")).toBe(true)
    expect(isRecoveryCode(keys, sealed, "7K3QMX9TPB")).toBe(false)
  }
  expect(() => isRecoveryCode(identityEncryption([fresh!]), sealed, "7K3QMX9TPA")).toThrow("not configured")
})

test("masks an address but for its first character and domain", () => {
  expect(maskedEmail("eva@example.be")).toBe("e•••@example.be")
  expect(maskedEmail("é@x.be")).toBe("é•••@x.be")
  expect(maskedEmail('"a@b"@example.be')).toBe('"•••@example.be')
})
