type TextLine = { kind: "heading" | "text" | "item"; text: string }
export type Block =
  | { key: string; kind: "heading" | "text"; text: string }
  | { key: string; kind: "list"; items: string[] }

/** Consecutive items become one list. */
export function groupBlocks(written: readonly TextLine[]): Block[] {
  const blocks: Block[] = []
  for (const [at, { kind, text }] of written.entries()) {
    const last = blocks.at(-1)
    if (kind !== "item") blocks.push({ key: `${kind} ${at}`, kind, text })
    else if (last?.kind === "list") last.items.push(text)
    else blocks.push({ key: `list ${at}`, kind: "list", items: [text] })
  }
  return blocks
}
