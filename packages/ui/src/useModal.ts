import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react"

let openModals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setStack(next: readonly HTMLDialogElement[]): void {
  openModals = next
  for (const listener of listeners) listener()
}

/** The modal that lies on top of all, for what must be reachable above it. */
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

/**
 * Opens the browser's own `<dialog>` as a modal for as long as it is mounted: it keeps the focus inside, makes the
 * rest inert, hears Escape and gives the focus back. `explicit` is for a dialog that wants an answer: neither
 * Escape nor a press outside closes it.
 */
export function useModal({
  onClose,
  explicit = false,
}: {
  onClose: () => void
  explicit?: boolean
}): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)

  // With the page and not after it: a dialog that was taken out of the page before it closed gives the focus back to nothing.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    dialog.showModal()
    // A key that was meant for what lay here before answers nothing.
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
    // Only the browser closes it here (Escape); its owner takes it away. An event of an earlier opening comes late,
    // and a browser may close on a second Escape what refused the first.
    onClose: (event) => {
      const dialog = event.currentTarget
      if (event.target !== dialog || dialog.open) return
      if (explicit) dialog.showModal()
      else onClose()
    },
    onCancel: (event) => {
      if (explicit) event.preventDefault()
    },
    // The dialog has no padding of its own, so a press that lands on it landed on its backdrop.
    onClick: (event) => {
      if (!explicit && event.target === event.currentTarget) onClose()
    },
  }
}
