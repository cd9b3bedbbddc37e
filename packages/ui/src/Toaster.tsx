import { useEffect, useRef, useSyncExternalStore } from "react"
import { createPortal } from "react-dom"
import { classes } from "./classes.ts"
import { Icon, type IconName } from "./icons.tsx"
import type { Toast, Toasts, ToastTone } from "./toasts.ts"
import { topModal } from "./useModal.ts"

const looks: Record<ToastTone, { icon: IconName; colour: string }> = {
  neutral: { icon: "info", colour: "text-muted" },
  success: { icon: "check", colour: "text-emerald" },
  danger: { icon: "warning", colour: "text-coral" },
  info: { icon: "info", colour: "text-azure" },
}

const noToasts: readonly Toast[] = []
const getNoToasts = () => noToasts
const doNothing = () => undefined

type ToasterProps = { toasts: Toasts; closeLabel: string; label: string }

/** A refusal is an alert, others are a status. An open dialog makes the rest inert, so toasts go into the topmost. */
export function Toaster(props: ToasterProps) {
  const modal = useSyncExternalStore(topModal.subscribe, topModal.current, doNothing)
  return modal ? createPortal(<Messages {...props} />, modal) : <Messages {...props} />
}

function Messages({ toasts, closeLabel, label }: ToasterProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, getNoToasts)
  const place = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id

  // A popover is above the page and its dialogs; reopening it lifts it above dialogs opened since.
  useEffect(() => {
    const element = place.current
    if (!element?.showPopover) return
    if (element.matches(":popover-open")) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])

  // A container that disappears from under the pointer gets no leave event.
  useEffect(() => toasts.release, [toasts])

  return (
    <section
      ref={place}
      popover="manual"
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && toasts.hold()}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
      className="fixed inset-x-0 top-(--toast-top) bottom-(--toast-bottom) mx-auto my-0 w-[min(28rem,calc(100%-1.5rem))] gap-2 overflow-visible bg-transparent p-0 [&:popover-open]:grid"
    >
      {shown.map((toast) => (
        <Message
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClose={() => toasts.close(toast.id)}
        />
      ))}
    </section>
  )
}

function Message({ toast, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose: () => void }) {
  const { icon, colour } = looks[toast.tone]
  return (
    <div
      role={toast.tone === "danger" ? "alert" : "status"}
      className="flex animate-rise items-start gap-3 rounded-control border border-edge bg-raised py-1.5 pr-1.5 pl-4 text-[0.9375rem] text-ivory"
    >
      <Icon name={icon} className={classes("mt-2.5 size-5 shrink-0", colour)} />
      <div className="min-w-0 flex-1 py-2">{toast.message}</div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="grid size-10 place-items-center rounded-lg text-muted hover:text-ivory"
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </div>
  )
}
