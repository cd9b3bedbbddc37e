import { content } from "@elite/contract"
import { useSyncExternalStore } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { useLiveMessage, useOnConnected } from "./liveSocket.tsx"
import { useIsGamePage } from "./shellData.ts"

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

/** Rounds are played on the page, and reading it again would replace it by the maintenance page. */
export function useStaysOpenInMaintenance(): boolean {
  const isClosedNow = useSyncExternalStore(subscribe, isClosedForMaintenance, () => false)
  return useIsGamePage() && isClosedNow
}
