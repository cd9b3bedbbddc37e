/** At the latest, on a page that is never idle. */
export const idleTimeoutMs = 2_500
/** Where the browser cannot tell when it is idle. */
export const idleFallbackMs = 1_200

type Browser = {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => unknown
  setTimeout: (run: () => void, afterMs: number) => unknown
}

export function whenIdle(run: () => void, browser: Browser = window): void {
  if (browser.requestIdleCallback) browser.requestIdleCallback(run, { timeout: idleTimeoutMs })
  else browser.setTimeout(run, idleFallbackMs)
}
