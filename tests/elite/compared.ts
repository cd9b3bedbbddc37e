/** A difference for each line that only one side has. */
export function compared(what: string, casino: readonly string[], model: readonly string[]): string[] {
  const count = (lines: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1)
    return counts
  }
  const [ours, expected] = [count(casino), count(model)]
  const only = (a: Map<string, number>, b: Map<string, number>, who: string) =>
    [...a]
      .filter(([line, times]) => (b.get(line) ?? 0) < times)
      .map(([line]) => `${what}: only the ${who} has ${line}`)
  const [first, second] = [only(ours, expected, "casino"), only(expected, ours, "model")]
  return Array.from({ length: Math.max(first.length, second.length) }, (_, n) => [first[n], second[n]])
    .flat()
    .filter((line) => line !== undefined)
}
