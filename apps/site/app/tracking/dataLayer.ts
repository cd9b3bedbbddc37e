import type { Language } from "@elite/contract"
import { browserChoices } from "../consent/browserConsent.ts"

/** What may be counted: that it happened, and nothing of whom it happened to. */
export type TrackingEvent =
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

const toConsentState = (isGranted: boolean) => (isGranted ? "granted" : "denied")

/** The consent of a browser, as measuring scripts read it: one answer for advertising and measuring, that of targeting. */
export const toConsentMode = (isGranted: boolean) => ({
  ad_storage: toConsentState(isGranted),
  ad_user_data: toConsentState(isGranted),
  ad_personalization: toConsentState(isGranted),
  analytics_storage: toConsentState(isGranted),
})

function getDataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

/** A command is the arguments of a call: whoever reads the layer tells it from an event by that. */
function pushCommand(..._said: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be read as a command.
  getDataLayer().push(arguments)
}

let lastGranted: boolean | undefined

/** Says what this browser allows: denied at first whatever it is, and then each change. */
export function pushConsent(): void {
  const isGranted = browserChoices().targeting
  if (lastGranted === undefined) pushCommand("consent", "default", toConsentMode(false))
  if (isGranted !== (lastGranted ?? false)) pushCommand("consent", "update", toConsentMode(isGranted))
  lastGranted = isGranted
}

/** Puts what happened into the layer; nothing without consent to targeting, and nothing is kept for later. */
export function pushEvent(happening: TrackingEvent): void {
  if (!browserChoices().targeting) return
  pushConsent()
  getDataLayer().push(happening)
}
