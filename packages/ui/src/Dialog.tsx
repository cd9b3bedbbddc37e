import { type ReactNode, useId } from "react"
import { Button } from "./Button.tsx"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"
import { sheetClass } from "./sheetClass.ts"
import { useModal } from "./useModal.ts"

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The label of the close button; without it there is none, and `explicit` should be set. */
  closeLabel?: string | undefined
  /** Requires an answer: neither Escape nor a press outside closes it. */
  explicit?: boolean
  actions?: ReactNode
  size?: "small" | "medium" | "large"
  /** `sheet` rises from the lower edge on a phone and is a dialog elsewhere. */
  look?: "dialog" | "sheet"
  children?: ReactNode
}

const widths = { small: "sm:max-w-md", medium: "sm:max-w-xl", large: "sm:max-w-4xl" }

const centredDialogClass =
  "m-auto max-h-[88dvh] w-[calc(100%-2rem)] animate-rise overflow-y-auto overscroll-contain rounded-card border border-line bg-surface text-ivory outline-none"

const sheetDialogClass = classes(
  sheetClass,
  "sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-card sm:border",
)

/** A modal dialog. Mounted only while open. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

export function Sheet(props: Omit<DialogProps, "look">) {
  return <Dialog {...props} look="sheet" />
}

function OpenDialog(props: DialogProps) {
  const {
    onClose,
    title,
    closeLabel,
    explicit = false,
    actions,
    size = "small",
    look = "dialog",
    children,
  } = props
  const modal = useModal({ onClose, explicit })
  const id = useId()
  return (
    <dialog
      {...modal}
      tabIndex={explicit ? -1 : undefined}
      aria-labelledby={id}
      className={classes(look === "sheet" ? sheetDialogClass : centredDialogClass, widths[size])}
    >
      <div className="grid gap-4 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-6">
        <header className="flex items-start justify-between gap-4">
          <h2 id={id} className="pt-1.5 text-xl leading-7 sm:text-2xl">
            {title}
          </h2>
          {closeLabel && (
            <Button kind="quiet" square className="-mt-1 -mr-2" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" className="text-muted" />
            </Button>
          )}
        </header>
        {children}
        {actions && (
          <footer className="mt-2 flex flex-wrap justify-end gap-3 *:grow sm:*:grow-0">{actions}</footer>
        )}
      </div>
    </dialog>
  )
}
