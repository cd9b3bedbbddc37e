import { content } from "@elite/contract"
import { useSyncExternalStore } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { useLiveMessage, useOnConnected } from "./liveSocket.tsx"
import { useIsGamePage } from "./shellData.ts"

/** Whether this window was told that the site is closed for maintenance. */
let isClosed = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function setClosed(next: boolean): void {
  isClosed = next
  for (const listener of [...listeners]) listener()
}

/** Remembers what this window is told of maintenance; belongs to the shell. */
export function useListenToMaintenance(): void {
  const language = useLanguage()
  useLiveMessage("feature", ({ feature, state }) => {
    if (feature === "maintenance") setClosed(state === "on")
  })
  // The message that the site is open may have been lost with the connection.
  useOnConnected((isFirst) => {
    if (isFirst || !isClosed) return
    call(content.getLanguages, {}, { language, isBackground: true }).then(
      () => setClosed(false),
      () => {},
    )
  })
}

const isClosedForMaintenance = (): boolean => isClosed

/**
 * Whether the open page is kept although the site is closed: rounds are played on it, and reading it again would put the page of
 * maintenance in its place.
 */
export function useStaysOpenInMaintenance(): boolean {
  const isToldClosed = useSyncExternalStore(subscribe, isClosedForMaintenance, () => false)
  return useIsGamePage() && isToldClosed
}
