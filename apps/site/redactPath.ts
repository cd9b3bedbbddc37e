/** Longer than any name of ours; the key of a link in an email has 43 characters. */
const linkKeyPattern = /[\w-]{40,}/g

/** The path for the log: without its query and without keys that grant access. */
export const redactPath = (url: string): string => url.split("?", 1)[0]!.replaceAll(linkKeyPattern, "…")
