import { expect, test } from "vitest"
import { groupBlocks } from "./blocks.ts"

test("merges consecutive items into one list", () => {
  const written = [
    { kind: "text", text: "a" },
    { kind: "item", text: "b" },
    { kind: "item", text: "c" },
    { kind: "heading", text: "d" },
    { kind: "item", text: "e" },
  ] as const
  expect(groupBlocks(written).map((block) => (block.kind === "list" ? block.items : block.text))).toEqual([
    "a",
    ["b", "c"],
    "d",
    ["e"],
  ])
})
