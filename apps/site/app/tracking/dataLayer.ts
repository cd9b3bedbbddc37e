import type { Language } from "@elite/contract"
import { browserChoices } from "../consent/browserConsent.ts"

/** Events without personal data. */
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

/** The consent as Google's consent mode expects it: advertising and analytics follow targeting. */
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

/** Google's scripts tell a command from an event by its type: a command is an `arguments` object. */
function pushCommand(..._args: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would not be read as a command.
  getDataLayer().push(arguments)
}

let lastGranted: boolean | undefined

/** The first command denies by default, the next ones update. */
export function pushConsent(): void {
  const isGranted = browserChoices().targeting
  if (lastGranted === undefined) pushCommand("consent", "default", toConsentMode(false))
  if (isGranted !== (lastGranted ?? false)) pushCommand("consent", "update", toConsentMode(isGranted))
  lastGranted = isGranted
}

/** Without consent to targeting the event is dropped, not queued. */
export function pushEvent(event: TrackingEvent): void {
  if (!browserChoices().targeting) return
  pushConsent()
  getDataLayer().push(event)
}
