import { hashToken } from "../../platform/lib/random.ts"

const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Headless)?(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const systems: [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
]
const nameIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

export const unnamed = "—"

/** Known browser and system, "Firefox, Windows"; else empty. */
const knownName = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(", ")

export const deviceName = (userAgent: string): string =>
  knownName(userAgent) || userAgent.slice(0, 40) || unnamed

/** For e-mails: never text that the client chose, which could be a message to the reader. */
export const recognisedDevice = (userAgent: string): string => knownName(userAgent) || unnamed

/** Ignores version numbers, so that an update is not a new device. */
export const deviceHash = (userAgent: string): Buffer => hashToken(userAgent.replaceAll(/[\d._]+/g, ""))

export const toDeviceType = (userAgent: string): "mobile" | "web" =>
  /iPhone|iPad|iPod|Android/.test(userAgent) ? "mobile" : "web"
