import { useSyncExternalStore } from "react"

/** The search popup: null while it is closed, else the text that it opened with. */
type SearchPopupState = { search: string } | null

let state: SearchPopupState = null
const subscribers = new Set<() => void>()

function set(next: SearchPopupState): void {
  state = next
  for (const subscriber of subscribers) subscriber()
}

export const openSearchPopup = (search = ""): void => set({ search })
export const closeSearchPopup = (): void => set(null)

const subscribe = (subscriber: () => void) => {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

export const useSearchPopup = (): SearchPopupState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )
