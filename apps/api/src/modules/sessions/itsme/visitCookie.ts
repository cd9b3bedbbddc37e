import { setCookie } from "../../../platform/http/cookies.ts"
import type { Platform } from "../../../platform/platform.ts"

export const browserCookie = "itsme_visit"

export const visitCookie = (
  { publicUrl }: Pick<Platform, "publicUrl">,
  { browser, maxAgeSeconds }: { browser: string; maxAgeSeconds: number },
): string => setCookie(browserCookie, browser, { maxAgeSeconds, secure: publicUrl.startsWith("https:") })
