/** Checks nesting, quoted attributes, and that all numbers are numbers. */
export function findSvgFaults(svg: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, closing, name, attributes, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`)
      continue
    }
    if (!/^(\s+[a-zA-Z0-9:-]+="[^"<&]*")*\s*$/.test(attributes!)) found.push(`<${name}${attributes}`)
    for (const [, d] of attributes!.matchAll(/\sd="([^"]*)"/g)) {
      if (/[^MLHVCSQTAZmlhvcsqtaz0-9.\s-]/.test(d!)) found.push(`d="${d}"`)
    }
    if (!alone) open.push(name!)
  }
  if (/NaN|undefined|Infinity/.test(svg)) found.push("a figure that is not one")
  const ids = new Set([...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id)) found.push(`no gradient ${id}`)
  return [...found, ...open]
}

/** References to anything outside the drawing, and content that is not drawing. */
export const externalReferencePattern =
  /href|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<(?:image|script|text|foreignObject)/
