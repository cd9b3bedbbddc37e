import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react"

let openModals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setStack(next: readonly HTMLDialogElement[]): void {
  openModals = next
  for (const listener of listeners) listener()
}

/** The topmost modal, for content that must stay reachable above it. */
export const topModal = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): HTMLDialogElement | undefined => openModals.at(-1),
}

type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/** `explicit` requires an answer: neither Escape nor a press outside closes it. */
export function useModal({
  onClose,
  explicit = false,
}: {
  onClose: () => void
  explicit?: boolean
}): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)

  // In a layout effect: a dialog removed before it closes does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    // A key meant for the page before must not press a button here.
    if (explicit) dialog.focus()
    setStack([...openModals, dialog])
    const root = document.documentElement
    const before = root.style.overflow
    root.style.overflow = "hidden"
    return () => {
      root.style.overflow = before
      setStack(openModals.filter((open) => open !== dialog))
      dialog.close()
    }
  }, [explicit])

  return {
    ref,
    // Here only the browser closes it (Escape); the owner unmounts it. A close event of an earlier opening may arrive
    // late, and browsers may force a close on the second Escape.
    onClose: (event) => {
      const dialog = event.currentTarget
      if (event.target !== dialog || dialog.open) return
      if (explicit) dialog.showModal()
      else onClose()
    },
    onCancel: (event) => {
      if (explicit) event.preventDefault()
    },
    // The dialog has no padding, so a press on it is on its backdrop.
    onClick: (event) => {
      if (!explicit && event.target === event.currentTarget) onClose()
    },
  }
}
