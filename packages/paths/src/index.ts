export {
  addressOf,
  elsewhere,
  href,
  inLanguage,
  languageOf,
  manifestAddress,
  type ParamsOf,
  type PlainPage,
  pageAt,
  prefixOf,
  spelled,
  withoutLanguage,
} from "./href.ts"
export { type Moved, moved, ownPages, type Page, paths, privatePages, publicPages } from "./paths.ts"
export { closedToRobots } from "./robots.ts"
