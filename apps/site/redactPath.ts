/** Longer than any name of ours: the key of a link in a letter is 43 characters. */
const linkKeyPattern = /[\w-]{40,}/g

/** The path of a request as it may stand in the log: without its query, and without the keys that let somebody in. */
export const redactPath = (url: string): string => url.split("?", 1)[0]!.replaceAll(linkKeyPattern, "…")
