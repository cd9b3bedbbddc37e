/** A page that is never idle gets what is not needed at once after so long, ms. */
export const idleTimeoutMs = 2_500
/** So long it waits where the browser does not say when it is idle, ms. */
export const idleFallbackMs = 1_200

type Browser = {
  requestIdleCallback?: (run: () => void, options: { timeout: number }) => unknown
  setTimeout: (run: () => void, afterMs: number) => unknown
}

/** Runs what is not needed at once when the page has nothing better to do. */
export function whenIdle(run: () => void, browser: Browser = window): void {
  if (browser.requestIdleCallback) browser.requestIdleCallback(run, { timeout: idleTimeoutMs })
  else browser.setTimeout(run, idleFallbackMs)
}
