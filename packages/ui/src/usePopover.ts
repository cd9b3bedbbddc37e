import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react"

type PopoverControls = {
  open: boolean
  setOpen: (open: boolean) => void
  id: string
  trigger: RefObject<HTMLButtonElement | null>
  /** For the element that contains trigger and panel. */
  around: {
    ref: RefObject<HTMLDivElement | null>
    onKeyDown: (event: KeyboardEvent) => void
    onBlur: (event: FocusEvent) => void
  }
}

/** A panel beside its button. Escape, a press elsewhere, or a focus change closes it. */
export function usePopover(): PopoverControls {
  const [open, setOpen] = useState(false)
  const id = useId()
  const holder = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const elsewhere = (event: PointerEvent) => {
      if (!holder.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener("pointerdown", elsewhere)
    return () => document.removeEventListener("pointerdown", elsewhere)
  }, [open])

  return {
    open,
    setOpen,
    id,
    trigger,
    around: {
      ref: holder,
      onKeyDown: (event) => {
        if (event.key !== "Escape" || !open) return
        event.stopPropagation()
        setOpen(false)
        trigger.current?.focus()
      },
      onBlur: (event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      },
    },
  }
}
