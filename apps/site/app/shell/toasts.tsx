import { Toaster, Toasts as ToastQueue, type ToastTone } from "@elite/ui"
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { type Refusal, refusalIn } from "../api.ts"
import { type Notice, takeNotice } from "../notice.ts"
import { useShell } from "./data.ts"

const ToastContext = createContext<(notice: Notice) => void>(() => {})

/** Shows a toast at the top of the page for five seconds, or until it is closed. */
export const useToast = () => useContext(ToastContext)

/** Refusals that their screen explains itself. */
const explained = new Set(["KycNotDoneErrorType", "GameNotFound", "DataCannotBeFoundErrorType"])

/** Whether a refusal shows no toast: not found, our own fault, and what its screen explains. */
export const isSilent = ({ status, name }: Pick<Refusal["refusal"], "status" | "name">): boolean =>
  status === 404 || status === 500 || (name !== null && explained.has(name))

/**
 * The refusal in the answer of an action, if it is one. It is also shown as a toast, unless its fields carry the
 * sentences or the screen explains it itself.
 */
export function useRefusal(answer: unknown): Refusal["refusal"] | null {
  const toast = useToast()
  const t = useTranslations("shell")
  useEffect(() => {
    const refusal = refusalIn(answer)
    if (refusal?.status === 0) toast({ kind: "error", text: t("notSent") })
    if (!refusal || isSilent(refusal) || Object.keys(refusal.fields).length > 0 || !refusal.description)
      return
    toast({ kind: "error", text: refusal.description })
  }, [answer, toast, t])
  return refusalIn(answer)
}

const tones: Record<Notice["kind"], ToastTone> = { success: "success", error: "danger", information: "info" }

/** Holds the toasts of the page and shows the notice that a redirect left behind. */
export function Toasts({ children }: { children: ReactNode }) {
  const t = useTranslations("shell")
  const [toasts] = useState(() => new ToastQueue())
  const { key } = useLocation()
  const show = useCallback(({ kind, text }: Notice) => void toasts.show(text, tones[kind]), [toasts])
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
    <ToastContext value={show}>
      {children}
      <Toaster toasts={toasts} label={t("notices")} closeLabel={t("dismiss")} />
    </ToastContext>
  )
}
