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
  names.find(([mark]) => mark.test(userAgent))?.[1]

/** The name of a device whose browser says nothing of itself. */
export const unnamed = "—"

/** Browser and system, where the user agent names ones that we know: "Firefox, Windows". Empty otherwise. */
const knownName = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(", ")

/** What a person would call the device: "Firefox, Windows". A dash where the browser says nothing. */
export const deviceName = (userAgent: string): string =>
  knownName(userAgent) || userAgent.slice(0, 40) || unnamed

/** The device as a letter names it: never a text that the client chose, which could be a message to the reader. */
export const recognisedDevice = (userAgent: string): string => knownName(userAgent) || unnamed

/** One device is one user agent without its version numbers, so that an update is no new device. */
export const deviceHash = (userAgent: string): Buffer => hashToken(userAgent.replaceAll(/[\d._]+/g, ""))

/** What kind of device a browser says it is on. */
export const toDeviceType = (userAgent: string): "mobile" | "web" =>
  /iPhone|iPad|iPod|Android/.test(userAgent) ? "mobile" : "web"
