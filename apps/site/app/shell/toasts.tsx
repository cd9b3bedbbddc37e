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

/** `isForNextPage`: it announces a page that is about to open, and does not leave with the one before. */
type ToastNotice = Notice & { isForNextPage?: true }

type ToastHost = {
  toasts: ToastQueue
  show: (notice: ToastNotice) => number
  /** Whether the page is hydrated; its initial data were read without scripts. */
  isAlive: () => boolean
}
const ToastContext = createContext<ToastHost>({
  toasts: new ToastQueue(),
  show: () => 0,
  isAlive: () => false,
})

/** For five seconds, or until it is closed. */
export const useToast = () => useContext(ToastContext).show

const isShownAsToast = (refusal: Refusal["refusal"]): boolean =>
  refusal.status !== 0 && !hasNoToast(refusal) && Object.keys(refusal.fields).length === 0

const nothing: readonly never[] = []

/** While a toast shows it, its place in the page stays empty, so that nothing moves afterwards. */
export function useRefusal(answer: unknown): { refusal: Refusal["refusal"] | null; isToast: boolean } {
  const t = useTranslations("shell")
  const { toasts, show, isAlive } = useContext(ToastContext)
  const [initialAnswer] = useState(() => (isAlive() ? undefined : answer))
  const [shownRefusal, setShownRefusal] = useState<{ answer: unknown; toast: number } | null>(null)
  const visibleToasts = useSyncExternalStore(toasts.subscribe, toasts.shown, () => nothing)
  const refusal = findRefusal(answer)
  // Before paint, so that the refusal does not flicker in the page.
  useLayoutEffect(() => {
    const current = findRefusal(answer)
    if (!current || !isShownAsToast(current) || answer === initialAnswer) return
    setShownRefusal({ answer, toast: show({ kind: "error", text: current.description || t("errorTitle") }) })
  }, [answer, initialAnswer, show, t])
  return {
    refusal,
    isToast: shownRefusal?.answer === answer && visibleToasts.some(({ id }) => id === shownRefusal?.toast),
  }
}

const tones: Record<Notice["kind"], ToastTone> = { success: "success", error: "danger", information: "info" }

/** Plain text where possible: the queue shows equal texts once. */
const toToastMessage = ({ text, detail }: Notice): ReactNode =>
  detail === undefined ? (
    text
  ) : (
    <>
      <p>{text}</p>
      <p className="text-muted text-sm">{detail}</p>
    </>
  )

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("shell")
  const [toasts] = useState(() => new ToastQueue())
  const { key, pathname } = useLocation()
  const forNextPage = useRef(new Set<number>())
  const show = useCallback(
    (notice: ToastNotice) => {
      const id = toasts.show(toToastMessage(notice), tones[notice.kind])
      if (notice.isForNextPage) forNextPage.current.add(id)
      return id
    },
    [toasts],
  )
  const alive = useRef(false)
  useLayoutEffect(() => {
    alive.current = true
  }, [])
  const host = useMemo(() => ({ toasts, show, isAlive: () => alive.current }), [toasts, show])
  const pageNotice = useShell()?.notice
  useEffect(() => {
    if (pageNotice) show(pageNotice)
  }, [pageNotice, show])
  useEffect(() => {
    // React cleans up after a page before the next one shows its own.
    void pathname
    return () => {
      for (const { id } of toasts.shown()) if (!forNextPage.current.has(id)) toasts.dismiss(id)
      forNextPage.current.clear()
    }
  }, [toasts, pathname])
  useEffect(() => {
    // The key changes with every navigation, and each may have left a notice.
    void key
    const notice = takeNotice()
    if (notice) show(notice)
  }, [key, show])
  return (
    <ToastContext value={host}>
      {children}
      <Toaster toasts={toasts} label={t("notices")} closeLabel={t("dismiss")} />
    </ToastContext>
  )
}
