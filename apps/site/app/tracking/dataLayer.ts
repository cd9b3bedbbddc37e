import type { Language } from "@elite/contract"
import { allowedHere } from "../consent/browser.ts"

/** What may be counted: that it happened, and nothing of whom it happened to. */
export type Happening =
  | { event: "page_view"; page: string; language: Language }
  | {
      event:
        | "account_created"
        | "deposit_made"
        | "deposit_failed"
        | "withdrawal_made"
        | "elite_quest_opt_in"
        | "tournament_opt_in"
    }

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const state = (isGranted: boolean) => (isGranted ? "granted" : "denied")

/** The consent of a browser, as measuring scripts read it: one answer for advertising and measuring, that of targeting. */
export const consentMode = (isGranted: boolean) => ({
  ad_storage: state(isGranted),
  ad_user_data: state(isGranted),
  ad_personalization: state(isGranted),
  analytics_storage: state(isGranted),
})

function layer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** A command is the arguments of a call: whoever reads the layer tells it from an event by that. */
function command(..._said: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be read as a command.
  layer().push(arguments)
}

let granted: boolean | undefined

/** Says what this browser allows: denied at first whatever it is, and then each change. */
export function sayConsent(): void {
  const isGranted = allowedHere().targeting
  if (granted === undefined) command("consent", "default", consentMode(false))
  if (isGranted !== (granted ?? false)) command("consent", "update", consentMode(isGranted))
  granted = isGranted
}

/** Puts what happened into the layer; nothing without consent to targeting, and nothing is kept for later. */
export function push(happening: Happening): void {
  if (!allowedHere().targeting) return
  sayConsent()
  layer().push(happening)
}
