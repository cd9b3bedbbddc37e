import { languages } from "@elite/contract"
import { languagePrefix } from "./href.ts"
import { paths, privatePages } from "./paths.ts"

/** Robots match by prefix, so a rule ends before the first parameter. */
const pathPrefix = (path: string): string => path.replace(/:.*$/, "")

/** Prefixes closed to robots, without those that a shorter one covers. */
export function listPathsClosedToRobots(): string[] {
  const all = languages.flatMap((language) =>
    privatePages.map((page) => `${languagePrefix(language)}/${pathPrefix(paths[page][language])}`),
  )
  const known = [...new Set(["/api/", ...all])]
  return known.filter((path) => !known.some((other) => other !== path && path.startsWith(other)))
}
