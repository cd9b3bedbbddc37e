import { setCookie } from "../../../platform/http/cookies.ts"
import type { Platform } from "../../../platform/platform.ts"

/** Marks the browser that left, so that what comes back is believed in no other. */
export const browserCookie = "itsme_visit"

/** The cookie of a browser that leaves, for as long as it may come back. */
export const visitCookie = (
  { publicUrl }: Pick<Platform, "publicUrl">,
  { browser, maxAgeSeconds }: { browser: string; maxAgeSeconds: number },
): string => setCookie(browserCookie, browser, { maxAgeSeconds, secure: publicUrl.startsWith("https:") })
