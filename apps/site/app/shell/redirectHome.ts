import { href, languageOf } from "@elite/paths"
import { storeNotice } from "../notice.ts"

/** A refused call waits this long for the live message with the reason. */
const reasonTimeoutMs = 500

let isRedirecting = false
let pendingRedirect: number | undefined

function loadHome(): void {
  isRedirecting = true
  window.location.assign(href("home", languageOf(window.location.pathname)))
}

/** A full load clears an ended session from memory. Of two loads the first would take the notice, so it runs once. */
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
