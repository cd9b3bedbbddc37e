import { Toaster, Toasts as ToastQueue, type ToastTone } from "@elite/ui"
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react"
import { useLocation } from "react-router"
import { findRefusal, type Refusal } from "../api.ts"
import { hasNoToast } from "../apiErrorPolicy.ts"
import { useTranslations } from "../i18n.tsx"
import { type Notice, takeNotice } from "../notice.ts"
import { useShell } from "./shellData.ts"

type ToastHost = {
  toasts: ToastQueue
  /** Shows a notice and returns the name of its toast. */
  show: (notice: Notice) => number
  /** Whether scripts run in this page by now; what it came with was read without them. */
  isAlive: () => boolean
}
const ToastContext = createContext<ToastHost>({
  toasts: new ToastQueue(),
  show: () => 0,
  isAlive: () => false,
})

/** Shows a toast at the top of the page for five seconds, or until it is closed. */
export const useToast = () => useContext(ToastContext).show

/** Whether a refusal is said by a toast: nobody explains it, and neither its fields nor the form's own notice say it. */
const isShownAsToast = (refusal: Refusal["refusal"]): boolean =>
  refusal.status !== 0 && !hasNoToast(refusal) && Object.keys(refusal.fields).length === 0

const nothing: readonly never[] = []

/**
 * The refusal in the answer of an action, if it is one, and whether a toast says it just now: then its place in the page
 * stays empty, so that it stands there once the toast is gone and nothing moves. What the page came with, because no
 * script sent the form, stands in the page from the beginning and needs no toast.
 */
export function useRefusal(answer: unknown): { refusal: Refusal["refusal"] | null; isToast: boolean } {
  const t = useTranslations("shell")
  const { toasts, show, isAlive } = useContext(ToastContext)
  const [cameWithPage] = useState(() => (isAlive() ? undefined : answer))
  const [said, setSaid] = useState<{ answer: unknown; toast: number } | null>(null)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, () => nothing)
  const refusal = findRefusal(answer)
  // Before the page is painted: its place in the page is never seen to be filled and emptied.
  useLayoutEffect(() => {
    const now = findRefusal(answer)
    if (!now || !isShownAsToast(now) || answer === cameWithPage) return
    setSaid({ answer, toast: show({ kind: "error", text: now.description || t("errorTitle") }) })
  }, [answer, cameWithPage, show, t])
  return { refusal, isToast: said?.answer === answer && shown.some(({ id }) => id === said?.toast) }
}

const tones: Record<Notice["kind"], ToastTone> = { success: "success", error: "danger", information: "info" }

/** A plain text where there is one line: the queue shows the same text once. */
const toToastMessage = ({ text, detail }: Notice): ReactNode =>
  detail === undefined ? (
    text
  ) : (
    <>
      <p>{text}</p>
      <p className="text-muted text-sm">{detail}</p>
    </>
  )

/** Holds the toasts of the page and shows the notice that a redirect left behind. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("shell")
  const [toasts] = useState(() => new ToastQueue())
  const { key } = useLocation()
  const show = useCallback(
    (notice: Notice) => toasts.show(toToastMessage(notice), tones[notice.kind]),
    [toasts],
  )
  const alive = useRef(false)
  useLayoutEffect(() => {
    alive.current = true
  }, [])
  const house = useMemo(() => ({ toasts, show, isAlive: () => alive.current }), [toasts, show])
  const sent = useShell()?.notice
  useEffect(() => {
    if (sent) show(sent)
  }, [sent, show])
  useEffect(() => {
    // The key changes with every navigation, and each may have left a notice.
    void key
    const waiting = takeNotice()
    if (waiting) show(waiting)
  }, [key, show])
  return (
    <ToastContext value={house}>
      {children}
      <Toaster toasts={toasts} label={t("notices")} closeLabel={t("dismiss")} />
    </ToastContext>
  )
}
