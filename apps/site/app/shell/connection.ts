import { useEffect, useRef, useSyncExternalStore } from "react"
import type { Refusal } from "../api.ts"
import { isBundleUrl } from "../i18nBundles.ts"
import { noteFailure } from "./failure.tsx"
import { hasFile, uploadForm } from "./uploadForm.ts"

/** `offline`, a failed fetch or a broken live connection start a check, which is repeated until it succeeds. */
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
/** A page that fails while the server answers is a fault, and shown as one. */
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

/** Shares one check among all callers, and repeats it until the server answers. */
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

/** Resolves when the server can be reached; rejects when the signal aborts. */
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

const isPageRequest = ({ origin, pathname }: URL) =>
  origin === window.location.origin && pathname.endsWith(".data")

/** Reads of a page, and forms that lead to another one. The form of the open page shows its own error. */
function mustWaitForConnection(url: URL, method: string): boolean {
  if (isBundleUrl(url.pathname)) return true
  return isPageRequest(url) && (method === "GET" || pathOf(url) !== window.location.pathname)
}

let pageBeingRead: string | undefined

function pageOf(data: URL): string {
  const url = new URL(data)
  url.pathname = pathOf(url)
  url.searchParams.delete("_routes")
  return url.href
}

async function fetchWhenConnected(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = urlOf(input)
  const method = init?.method ?? "GET"
  const [waits, isPage] = [mustWaitForConnection(url, method), isPageRequest(url)]
  const body = isPage ? init?.body : undefined
  if (isPage && method === "GET") pageBeingRead = pageOf(url)
  for (let attempt = 1; ; attempt++) {
    if (waits) await whenConnected(init?.signal)
    try {
      const answer = await (init && hasFile(body) ? uploadForm(url, body, init) : browserFetch(input, init))
      if (waits && isPage) pageBeingRead = undefined
      if (isPage) noteFailure(answer)
      return answer
    } catch (problem) {
      if (!isUnreachableError(problem)) throw problem
      const connection = checkConnection()
      if (!waits || ((await connection) && attempt >= maxPageReads)) throw problem
    }
  }
}

/** React Router reloads when a script fails to load. Without a connection that shows the browser's error page. */
function preventReloadWhileLost(): void {
  let isAllowed = false
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable || isAllowed) return
    event.preventDefault()
    const target = pageBeingRead ?? window.location.href
    void checkConnection()
      .then(() => whenConnected(null))
      .then(() => {
        isAllowed = true
        window.location.assign(target)
      })
  })
}

/** Patches `window.fetch`, once, before anything is fetched. */
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

/** True where the server could not be reached, rather than refused. */
export function isUnreachableError(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  if (problem instanceof TypeError) return /fetch|network|load failed/i.test(problem.message)
  return problem.cause !== undefined && isUnreachableError(problem.cause)
}

/** The answer of a form that could not be sent; its sentence is `shell.notSent`. */
export const unsentRefusal: Refusal & { written: Record<string, string> } = {
  refusal: { status: 0, name: null, description: "", fields: {} },
  written: {},
}

export const isConnectionLost = (): boolean => isLost

/** By `performance.now()`. */
export const connectionLostAt = (): number => lostAtMs

export const useIsConnectionLost = (): boolean =>
  useSyncExternalStore(subscribe, isConnectionLost, () => false)

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
