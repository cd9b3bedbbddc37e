type TextLine = { kind: "heading" | "text" | "item"; text: string }
export type Block =
  | { key: string; kind: "heading" | "text"; text: string }
  | { key: string; kind: "list"; items: string[] }

/** Consecutive items become one list. */
export function groupBlocks(lines: readonly TextLine[]): Block[] {
  const blocks: Block[] = []
  for (const [index, { kind, text }] of lines.entries()) {
    const last = blocks.at(-1)
    if (kind !== "item") blocks.push({ key: `${kind} ${index}`, kind, text })
    else if (last?.kind === "list") last.items.push(text)
    else blocks.push({ key: `list ${index}`, kind: "list", items: [text] })
  }
  return blocks
}
