/** One text of each entry: `{ anyTime: { name, drops }, … }` becomes `{ anyTime: name, … }`. */
export const textsOf = <
  const E extends Readonly<Record<string, Readonly<Record<K, string>>>>,
  K extends string,
>(
  entries: E,
  key: K,
) =>
  Object.fromEntries(Object.entries(entries).map(([name, texts]) => [name, texts[key]])) as {
    readonly [Name in keyof E]: E[Name][K]
  }
