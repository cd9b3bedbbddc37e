import { href, languageOf } from "@elite/paths"
import { storeNotice } from "../notice.ts"

/** How long a call that is refused waits for the live connection to say why the session is over, ms. */
const reasonTimeoutMs = 500

let isRedirecting = false
let pendingRedirect: number | undefined

function loadHome(): void {
  isRedirecting = true
  window.location.assign(href("home", languageOf(window.location.pathname)))
}

/**
 * Leaves for the home page with a full load, so that nothing of an ended session stays in memory, and says why. Once: of
 * two loads the first would take the words and the second would be shown. Without words it waits a moment for them.
 */
export function redirectHome(text?: string): void {
  if (isRedirecting) return
  if (text === undefined) {
    pendingRedirect ??= window.setTimeout(loadHome, reasonTimeoutMs)
    return
  }
  window.clearTimeout(pendingRedirect)
  storeNotice({ kind: "information", text })
  loadHome()
}
