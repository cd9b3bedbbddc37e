import { buttonClass, classes, useModal } from "@elite/ui"
import { X } from "lucide-react"
import type { ReactNode } from "react"

/** `search` is the text that was typed when the search opened. */
export type PopupProps = { search: string; onClose: () => void }

const places = {
  middle:
    "top-9 bottom-auto h-[calc(100dvh-2.25rem)] max-h-none sm:mx-auto sm:mt-4 sm:h-auto sm:max-h-[min(44rem,85dvh)] sm:max-w-3xl",
  corner:
    "top-auto bottom-0 max-h-[calc(100dvh-3.5rem)] sm:top-25 sm:right-[var(--gutter,1rem)] sm:bottom-auto sm:left-auto sm:mt-1.5 sm:max-h-[min(54rem,calc(100dvh-7.5rem))] sm:w-[26rem] backdrop:bg-ink-deep/60",
} as const

type PopupDialogProps = {
  label: string
  place: keyof typeof places
  onClose: () => void
  children: ReactNode
}

/** A modal that Escape, a click outside or a navigation closes. */
export function PopupDialog({ label, place, onClose, children }: PopupDialogProps) {
  const modal = useModal({ onClose })
  return (
    <dialog
      {...modal}
      aria-label={label}
      className={classes(
        "fixed inset-x-0 m-0 w-full max-w-none animate-rise overflow-hidden rounded-t-card border-line border-t bg-surface text-ivory outline-none open:flex open:flex-col sm:rounded-card sm:border",
        places[place],
      )}
    >
      {children}
    </dialog>
  )
}

type ClosingProps = { label: string; onClose: () => void; className?: string }

export function ClosePopup({ label, onClose, className }: ClosingProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className={classes(buttonClass({ kind: "quiet", square: true }), className)}
    >
      <X className="size-5 text-muted" aria-hidden="true" />
    </button>
  )
}

type CornerPopupProps = {
  title: string
  closeLabel: string
  onClose: () => void
  action?: ReactNode
  /** Stays in sight below the scrolled content. */
  foot: ReactNode
  children: ReactNode
}

export function CornerPopup({ title, closeLabel, onClose, action, foot, children }: CornerPopupProps) {
  return (
    <PopupDialog label={title} place="corner" onClose={onClose}>
      <header className="flex min-h-16 items-center gap-2 border-line border-b py-2 pr-2 pl-5">
        <h2 className="min-w-0 flex-1 text-xl leading-7">{title}</h2>
        {action}
        <ClosePopup label={closeLabel} onClose={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      <footer className="border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {foot}
      </footer>
    </PopupDialog>
  )
}
