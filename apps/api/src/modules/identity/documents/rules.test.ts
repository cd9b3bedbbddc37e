import { expect, test } from "vitest"
import { addYears, isPdf, toDocumentLabel } from "./rules.ts"

const pdf = (body = "1 0 obj <<>> endobj\ntrailer <<>>", end = "%%EOF\n") =>
  Buffer.from(`%PDF-1.7\n${body}\n${end}`, "latin1")

test.each<[string, Buffer, boolean]>([
  ["a PDF", pdf(), true],
  ["one with a few bytes behind its end", pdf(undefined, `%%EOF\n${"\0".repeat(900)}`), true],
  ["one that was cut off", pdf(undefined, ""), false],
  ["one with 2 kB behind its end", pdf(undefined, `%%EOF\n${"\0".repeat(2048)}`), true],
  ["one whose end is far from its last byte", pdf(undefined, `%%EOF\n${"<script>".repeat(600)}`), false],
  ["one behind a byte order mark", Buffer.concat([Buffer.from("\uFEFF"), pdf()]), true],
  ["one behind lines of a mail", Buffer.concat([Buffer.from("X-Scanner: 1\r\n".repeat(60)), pdf()]), true],
  ["one that begins at byte 1 024", Buffer.concat([Buffer.alloc(1024), pdf()]), true],
  [
    "one behind a page",
    Buffer.concat([Buffer.from("<!doctype html><script>alert(1)</script>"), pdf()]),
    false,
  ],
  ["one that begins later", Buffer.concat([Buffer.alloc(1025), pdf()]), false],
  ["one with a password", pdf("trailer << /Encrypt 5 0 R >>"), false],
  ["a name", Buffer.from("%PDF-"), false],
  ["nothing", Buffer.alloc(0), false],
])("%s", (_, bytes, is) => {
  expect(isPdf(bytes)).toBe(is)
})

test("accepts only labels of the list", () => {
  expect([toDocumentLabel(1), toDocumentLabel(6), toDocumentLabel(7)]).toEqual([
    "identityCardFront",
    "sourceOfFunds",
    undefined,
  ])
})

test("adds calendar years", () => {
  const after = (day: string) => addYears(new Date(`${day}T10:00:00Z`), 10).toISOString()
  expect([after("2026-11-23"), after("2028-02-29")]).toEqual([
    "2036-11-23T10:00:00.000Z",
    "2038-02-28T10:00:00.000Z",
  ])
})
