import { href, languageOf } from "@elite/paths"
import { leaveNotice } from "../notice.ts"

/** How long a call that is refused waits for the live connection to say why the session is over, ms. */
const wordMs = 500

let isOnTheWay = false
let wordless: number | undefined

function leave(): void {
  isOnTheWay = true
  window.location.assign(href("home", languageOf(window.location.pathname)))
}

/**
 * Leaves for the home page with a full load, so that nothing of an ended session stays in memory, and says why. Once: of
 * two loads the first would take the words and the second would be shown. Without words it waits a moment for them.
 */
export function takeHome(text?: string): void {
  if (isOnTheWay) return
  if (text === undefined) {
    wordless ??= window.setTimeout(leave, wordMs)
    return
  }
  window.clearTimeout(wordless)
  leaveNotice({ kind: "information", text })
  leave()
}
