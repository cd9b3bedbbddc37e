import { expect, test } from "vitest"
import { type Environment, readConfig } from "./config.ts"

const vendors: Environment = Object.fromEntries(
  ["HUB88_URL", "HIPAY_URL", "HIPAY_GATEWAY_URL", "SHUFTI_URL", "EPIS_URL", "BANK_URL"].map((name) => [
    name,
    "https://vendor.example",
  ]),
)
const words: Environment = Object.fromEntries(
  [
    "SMTP_URL",
    "HUB88_OPERATOR_ID",
    "HUB88_PRIVATE_KEY",
    "HUB88_PUBLIC_KEY",
    "GAME_ORIGINS",
    "HIPAY_LOGIN",
    "HIPAY_PASSWORD",
    "HIPAY_PASSPHRASE",
    "SHUFTI_CLIENT_ID",
    "SHUFTI_SECRET_KEY",
    "EPIS_TOKEN",
    "BANK_TOKEN",
    "BANK_WEBHOOK_SECRET",
  ].map((name) => [name, "x"]),
)
const whole: Environment = { ...vendors, ...words, IDENTITY_KEY: Buffer.alloc(32).toString("base64") }

test("a casino for the world is reached by https: without it the session cookie travels in the open", () => {
  expect(() => readConfig({ ...whole, PUBLIC_URL: "http://casino.example" })).toThrow("https")
  expect(readConfig({ ...whole, PUBLIC_URL: "https://casino.example/" }).publicUrl).toBe(
    "https://casino.example",
  )
  expect(readConfig({ ...whole, PORT: "3210" }).publicUrl).toBe("http://localhost:3210")
})

test("a casino for the world does not talk to sandboxes, nor in the open", () => {
  const PUBLIC_URL = "https://casino.example"
  for (const BANK_URL of ["http://localhost:4000/bank", "http://bank.example", "https://127.0.0.1/bank"])
    expect(() => readConfig({ ...whole, PUBLIC_URL, BANK_URL })).toThrow("BANK_URL")
})

test("what is missing is named, and no value is", () => {
  const { BANK_TOKEN: _, ...rest } = whole
  expect(() => readConfig({ ...rest, IDENTITY_KEY: "c2VjcmV0" })).toThrow(/BANK_TOKEN[\s\S]*IDENTITY_KEY/)
  expect(() => readConfig({ ...rest, IDENTITY_KEY: "c2VjcmV0" })).not.toThrow("c2VjcmV0")
})
