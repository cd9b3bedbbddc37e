export {
  addressOf,
  elsewhere,
  href,
  inLanguage,
  languageOf,
  type ParamsOf,
  type PlainPage,
  pageAt,
  prefixOf,
  withoutLanguage,
} from "./href.ts"
export { type Moved, moved, type Page, paths, privatePages, publicPages } from "./paths.ts"
export { closedToRobots } from "./robots.ts"
