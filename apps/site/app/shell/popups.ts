import { useSyncExternalStore } from "react"

/** What lies over the page; the search opens with the text that was written so far. */
export type PopupState = { name: "search"; search: string } | { name: "wallet" } | { name: "notifications" }
export type PopupName = PopupState["name"]

let state: PopupState | null = null
const subscribers = new Set<() => void>()

function set(next: PopupState | null): void {
  state = next
  for (const subscriber of subscribers) subscriber()
}

export const openSearchPopup = (search = ""): void => set({ name: "search", search })
export const openWalletPopup = (): void => set({ name: "wallet" })
export const openNotificationPopup = (): void => set({ name: "notifications" })
export const closePopup = (): void => set(null)

const subscribe = (subscriber: () => void) => {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

/** The popup that is open; null where none is. */
export const usePopup = (): PopupState | null =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  )

type Press = {
  button: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  preventDefault: () => void
}

/** The press on a link that opens a popup instead, unless it asks for another tab or window. Without scripts the link leads on. */
export const opensInstead = (open: () => void) => (press: Press) => {
  if (press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return
  press.preventDefault()
  open()
}
