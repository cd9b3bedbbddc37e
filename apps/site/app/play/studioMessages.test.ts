import { expect, test } from "vitest"
import { parseStudioMessage } from "./studioMessages.ts"

const ours = { postMessage() {} } as unknown as MessageEventSource
const other = { postMessage() {} } as unknown as MessageEventSource
const frame = { origin: "https://games.example", window: ours }
const said = (data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) =>
  parseStudioMessage({ origin: frame.origin, source: ours, data, ...from }, frame)

test("the studio is heard from its own frame and origin", () => {
  expect(said({ source: "studio", kind: "roundEnded", winCents: 5 })).toBe("roundEnded")
  expect(said({ source: "studio", kind: "deposit" })).toBe("deposit")
})

test("nobody else is: another origin, another window, a frame that is not there", () => {
  const message = { source: "studio", kind: "lobby" }
  expect(said(message, { origin: "https://evil.example" })).toBeNull()
  expect(said(message, { source: other })).toBeNull()
  expect(said(message, { source: null })).toBeNull()
  expect(
    parseStudioMessage({ origin: frame.origin, source: null, data: message }, { ...frame, window: null }),
  ).toBeNull()
})

test("what it does not know, it does not hear", () => {
  for (const data of [null, "lobby", 3, {}, { kind: "lobby" }, { source: "studio", kind: "credit" }]) {
    expect(said(data)).toBeNull()
  }
})
