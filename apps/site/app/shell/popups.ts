import { useSyncExternalStore } from "react"

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

/** Without scripts, or with a key for another tab or window, the link is followed. */
export const openOnPlainClick = (open: () => void) => (click: LinkClick) => {
  if (click.button !== 0 || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
  click.preventDefault()
  open()
}
