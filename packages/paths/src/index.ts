export {
  findPathInOwnLanguage,
  href,
  hrefInLanguage,
  languageOf,
  languagePrefix,
  manifestAddress,
  type ParamsOf,
  type PlainPage,
  pageAt,
  toAbsoluteUrl,
  toCanonicalSpelling,
  withoutLanguage,
} from "./href.ts"
export { type MovedPath, movedPaths, ownPages, type Page, paths, privatePages, publicPages } from "./paths.ts"
export { listPathsClosedToRobots } from "./robots.ts"
