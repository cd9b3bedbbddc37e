export type Messages = { readonly [key: string]: string | Messages }

/** Every sentence below `tree` with its dotted key. */
export function sentencesOf(tree: Messages, path = ""): [key: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${path}${key}`, value] as [string, string]]
      : sentencesOf(value, `${path}${key}.`),
  )
}
