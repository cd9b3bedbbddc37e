import { useSyncExternalStore } from "react"

/** What lies over the page; the search opens with the text that was written so far. */
export type PopupState = { name: "search"; search: string } | { name: "wallet" } | { name: "notifications" }
export type PopupName = PopupState["name"]

let openPopup: PopupState | null = null
const subscribers = new Set<() => void>()

function setPopup(next: PopupState | null): void {
  openPopup = next
  for (const subscriber of subscribers) subscriber()
}

export const openSearchPopup = (search = ""): void => setPopup({ name: "search", search })
export const openWalletPopup = (): void => setPopup({ name: "wallet" })
export const openNotificationPopup = (): void => setPopup({ name: "notifications" })
export const closePopup = (): void => setPopup(null)

const subscribe = (subscriber: () => void) => {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

/** The popup that is open; null where none is. */
export const usePopup = (): PopupState | null =>
  useSyncExternalStore(
    subscribe,
    () => openPopup,
    () => null,
  )

type LinkClick = {
  button: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
  preventDefault: () => void
}

/** The press on a link that opens a popup instead, unless it asks for another tab or window. Without scripts the link leads on. */
export const openOnPlainClick = (open: () => void) => (press: LinkClick) => {
  if (press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return
  press.preventDefault()
  open()
}
