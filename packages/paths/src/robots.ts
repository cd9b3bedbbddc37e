import { languages } from "@elite/contract"
import { languagePrefix } from "./href.ts"
import { paths, privatePages } from "./paths.ts"

/** What of an address stands before its first varying part: robots read a line as a beginning. */
const pathPrefix = (path: string): string => path.replace(/:.*$/, "")

/** The beginnings of addresses that robots may not read, the shortest of those that say the same. */
export function listPathsClosedToRobots(): string[] {
  const all = languages.flatMap((language) =>
    privatePages.map((page) => `${languagePrefix(language)}/${pathPrefix(paths[page][language])}`),
  )
  const known = [...new Set(["/api/", ...all])]
  return known.filter((path) => !known.some((other) => other !== path && path.startsWith(other)))
}
