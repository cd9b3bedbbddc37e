import { expect, test } from "vitest"
import { parseStudioMessage } from "./studioMessages.ts"

const ours = { postMessage() {} } as unknown as MessageEventSource
const other = { postMessage() {} } as unknown as MessageEventSource
const frame = { origin: "https://games.example", window: ours }
const parsed = (data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) =>
  parseStudioMessage({ origin: frame.origin, source: ours, data, ...from }, frame)

test("accepts a message from the studio's own frame and origin", () => {
  expect(parsed({ source: "studio", kind: "roundEnded", winCents: 5 })).toBe("roundEnded")
  expect(parsed({ source: "studio", kind: "deposit" })).toBe("deposit")
})

test("refuses another origin, another window and a missing frame", () => {
  const message = { source: "studio", kind: "lobby" }
  expect(parsed(message, { origin: "https://evil.example" })).toBeNull()
  expect(parsed(message, { source: other })).toBeNull()
  expect(parsed(message, { source: null })).toBeNull()
  expect(
    parseStudioMessage({ origin: frame.origin, source: null, data: message }, { ...frame, window: null }),
  ).toBeNull()
})

test("ignores unknown messages", () => {
  for (const data of [null, "lobby", 3, {}, { kind: "lobby" }, { source: "studio", kind: "credit" }]) {
    expect(parsed(data)).toBeNull()
  }
})
