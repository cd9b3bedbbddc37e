import { useEffect, useRef, useSyncExternalStore } from "react"
import type { Refusal } from "../api.ts"
import { isBundleUrl } from "../i18nBundles.ts"
import { noteFailure } from "./failure.tsx"
import { hasFile, uploadForm } from "./uploadForm.ts"

/**
 * Whether the house can be reached from this window. Three things tell: the browser's own word, a fetch that failed and
 * a live connection that broke. The last two only raise the question; a call of a few bytes answers it, and goes on
 * asking until there is an answer again.
 */
let isLost = false
let lostAtMs = 0
const listeners = new Set<() => void>()
let pendingCheck: Promise<boolean> | undefined
let retryTimer: number | undefined
let failedChecks = 0

const healthPath = "/healthz"
const healthTimeoutMs = 5_000
const retryPausesMs = [1_000, 2_000, 4_000, 8_000]
const maxRetryPauseMs = 10_000
/** A page that cannot be read although the house answers is a fault, and said to be one. */
const maxPageReads = 3

let browserFetch: typeof fetch = (input, init) => window.fetch(input, init)

function setLost(next: boolean): void {
  if (isLost === next) return
  isLost = next
  if (next) lostAtMs = performance.now()
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isReachable = (): Promise<boolean> =>
  browserFetch(healthPath, { cache: "no-store", signal: AbortSignal.timeout(healthTimeoutMs) }).then(
    () => true,
    () => false,
  )

/** Asks whether the house can be reached, once for all who want to know, and again until it can. */
export function checkConnection(): Promise<boolean> {
  window.clearTimeout(retryTimer)
  pendingCheck ??= isReachable().then((isReached) => {
    pendingCheck = undefined
    setLost(!isReached)
    if (isReached) failedChecks = 0
    else
      retryTimer = window.setTimeout(
        () => void checkConnection(),
        retryPausesMs[failedChecks++] ?? maxRetryPauseMs,
      )
    return isReached
  })
  return pendingCheck
}

/** Settles when the house can be reached; rejects when whoever waits is no longer interested. */
export function whenConnected(signal: AbortSignal | null | undefined): Promise<void> {
  if (!isLost) return Promise.resolve()
  return new Promise((done, fail) => {
    const stop = subscribe(() => {
      if (isLost) return
      stop()
      done()
    })
    signal?.addEventListener("abort", () => {
      stop()
      fail(signal.reason)
    })
  })
}

const pathOf = ({ pathname }: URL) =>
  pathname.replace(/\/_\.data$|\.data$/, (end) => (end === "/_.data" ? "/" : ""))

const urlOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : input, window.location.href)

/** Whether a request is a page's own, and not a call that something on it makes. */
const isPageRequest = ({ origin, pathname }: URL) =>
  origin === window.location.origin && pathname.endsWith(".data")

/**
 * Whether a request is held until the house answers: what reads a page or its words, and what leads to another page,
 * such as the log-out. The form of a page that is open says itself that it was not sent.
 */
function mustWaitForConnection(url: URL, method: string): boolean {
  if (isBundleUrl(url.pathname)) return true
  return isPageRequest(url) && (method === "GET" || pathOf(url) !== window.location.pathname)
}

/** The address of the page that is being read, while nothing has come of it. */
let pageBeingRead: string | undefined

/** The page whose data these are. */
function pageOf(data: URL): string {
  const url = new URL(data)
  url.pathname = pathOf(url)
  url.searchParams.delete("_routes")
  return url.href
}

async function fetchWhenConnected(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = urlOf(input)
  const method = init?.method ?? "GET"
  const [held, ofPage] = [mustWaitForConnection(url, method), isPageRequest(url)]
  const body = ofPage ? init?.body : undefined
  if (ofPage && method === "GET") pageBeingRead = pageOf(url)
  for (let readings = 1; ; readings++) {
    if (held) await whenConnected(init?.signal)
    try {
      const answer = await (init && hasFile(body) ? uploadForm(url, body, init) : browserFetch(input, init))
      if (held && ofPage) pageBeingRead = undefined
      if (ofPage) noteFailure(answer)
      return answer
    } catch (problem) {
      if (!isUnreachableError(problem)) throw problem
      const asked = checkConnection()
      if (!held || ((await asked) && readings >= maxPageReads)) throw problem
    }
  }
}

/**
 * React Router loads the open page anew when the script of the next one does not come. Without a connection that would
 * put the browser's own page in the place of ours: it waits until the house answers, and then loads the page that was
 * asked for.
 */
function preventReloadWhileLost(): void {
  let isMeant = false
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || isMeant) return
    event.preventDefault()
    const wanted = pageBeingRead ?? window.location.href
    void checkConnection()
      .then(() => whenConnected(null))
      .then(() => {
        isMeant = true
        window.location.assign(wanted)
      })
  })
}

/** Watches over the connection of this window, once, before anything is fetched. */
export function watchConnection(): void {
  browserFetch = window.fetch.bind(window)
  window.fetch = fetchWhenConnected
  preventReloadWhileLost()
  window.addEventListener("offline", () => {
    setLost(true)
    void checkConnection()
  })
  window.addEventListener("online", () => void checkConnection())
  document.addEventListener("visibilitychange", () => {
    if (isLost && !document.hidden) void checkConnection()
  })
}

/** Whether an error says that there was no way to the house, rather than that it refused. */
export function isUnreachableError(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  if (problem instanceof TypeError) return /fetch|network|load failed/i.test(problem.message)
  return problem.cause !== undefined && isUnreachableError(problem.cause)
}

/** What a form hears instead of an answer that did not come; its sentence is `shell.notSent`. */
export const unsentRefusal: Refusal & { written: Record<string, string> } = {
  refusal: { status: 0, name: null, description: "", fields: {} },
  written: {},
}

export const isConnectionLost = (): boolean => isLost

/** When the connection was lost, by `performance.now()`. */
export const connectionLostAt = (): number => lostAtMs

/** Whether the connection is lost. */
export const useIsConnectionLost = (): boolean =>
  useSyncExternalStore(subscribe, isConnectionLost, () => false)

/** Hears that the house can be reached again. */
export function useOnReconnected(listener: () => void): void {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(
    () =>
      subscribe(() => {
        if (!isLost) latest.current()
      }),
    [],
  )
}
