/** Turns that read like a translation; none belongs in a sentence that players read. */
export const turns: readonly RegExp[] = [
  /\bof (?:its|your|their) own accord\b/i,
  /\bin all cases\b/i,
  /\bshall\b/i,
  /\bcomes? to an end\b/i,
  /\bstakes are taken\b/i,
  /\bAll 1 \w+\b/,
]
