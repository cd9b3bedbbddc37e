import { href, languageOf } from "../paths.ts"
import { noticeCookie } from "./notice.ts"

/** Leaves for the home page with a full load, so that nothing of an ended session stays in memory, and says why. */
export function takeHome(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent from Firefox ESR and Safari before 18.4.
  document.cookie = noticeCookie({ kind: "information", text })
  window.location.assign(href("home", languageOf(window.location.pathname)))
}
