import { href, languageOf } from "@elite/paths"
import { leaveNotice } from "../notice.ts"

/** Leaves for the home page with a full load, so that nothing of an ended session stays in memory, and says why. */
export function takeHome(text: string): void {
  leaveNotice({ kind: "information", text })
  window.location.assign(href("home", languageOf(window.location.pathname)))
}
