import { Icon } from "@elite/ui"
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { type Refusal, refusalIn } from "../api.ts"
import { type Notice, takeNotice } from "./notice.ts"

/** Specification section 9. */
const shownMs = 5_000

type Shown = Notice & { id: number }
const ToastContext = createContext<(notice: Notice) => void>(() => {})

/** Shows a toast at the top of the page for five seconds, or until it is closed. */
export const useToast = () => useContext(ToastContext)

/** Refusals that their screen explains itself (specification section 8), and 500, which never shows a toast. */
const silent = new Set(["KycNotDoneErrorType", "GameNotFound", "DataCannotBeFoundErrorType"])
export const isSilent = ({ status, name }: Pick<Refusal["refusal"], "status" | "name">) =>
  status === 404 || status === 500 || (name !== null && silent.has(name))

/**
 * The refusal in the answer of an action, if it is one. It is also shown as a toast, unless its fields carry the
 * sentences or the screen explains it itself.
 */
export function useRefusal(answer: unknown): Refusal["refusal"] | null {
  const toast = useToast()
  const refusal = refusalIn(answer)
  useEffect(() => {
    const now = refusalIn(answer)
    if (!now || isSilent(now) || Object.keys(now.fields).length > 0 || !now.description) return
    toast({ kind: "error", text: now.description })
  }, [answer, toast])
  return refusal
}

const tones: Record<Notice["kind"], string> = {
  success: "border-emerald text-emerald",
  error: "border-coral text-coral",
  information: "border-azure text-azure",
}
const signs = { success: "check", error: "warning", information: "info" } as const

function Toast({ notice, onClose }: { notice: Shown; onClose: () => void }) {
  const t = useTranslations("shell")
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <li
      className={`pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-control border bg-raised py-2 pr-1.5 pl-4 ${tones[notice.kind]}`}
    >
      <Icon name={signs[notice.kind]} className="mt-2.5 size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-2 text-[0.9375rem] text-ivory">{notice.text}</p>
      <button
        type="button"
        aria-label={t("dismiss")}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:text-ivory"
      >
        <Icon name="close" className="size-4.5" />
      </button>
    </li>
  )
}

/** Holds the toasts of the page and shows the notice that a redirect left behind. */
export function Toasts({ children }: { children: ReactNode }) {
  const t = useTranslations("shell")
  const [shown, setShown] = useState<Shown[]>([])
  const { key } = useLocation()
  const show = useCallback((notice: Notice) => {
    const id = performance.now() + Math.floor(performance.timeOrigin)
    setShown((now) => [...now.filter((other) => other.text !== notice.text).slice(-2), { ...notice, id }])
  }, [])
  useEffect(() => {
    // The key changes with every navigation, and each may have left a notice.
    void key
    const waiting = takeNotice()
    if (waiting) show(waiting)
  }, [key, show])
  const close = useMemo(() => {
    const closers = new Map<number, () => void>()
    return (id: number) => {
      const closer = closers.get(id) ?? (() => setShown((now) => now.filter((notice) => notice.id !== id)))
      closers.set(id, closer)
      return closer
    }
  }, [])
  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label={t("notices")}
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 top-3 z-50 px-gutter"
      >
        <ul className="flex flex-col items-center gap-2">
          {shown.map((notice) => (
            <Toast key={notice.id} notice={notice} onClose={close(notice.id)} />
          ))}
        </ul>
      </section>
    </ToastContext>
  )
}
