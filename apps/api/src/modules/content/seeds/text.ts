import type { Language } from "@elite/contract"
import type { PageContent } from "../pages/store.ts"

type Block = PageContent[Language][number]

/** `# ` begins a heading, `- ` an item; any other line is a paragraph. */
export function blocks(text: string): Block[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line): Block => {
      if (line.startsWith("# ")) return { kind: "heading", text: line.slice(2) }
      if (line.startsWith("- ")) return { kind: "item", text: line.slice(2) }
      return { kind: "text", text: line }
    })
}
