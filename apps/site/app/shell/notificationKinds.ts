import type { notifications } from "@elite/contract"
import { Gamepad2, type LucideIcon, Scale, ShieldCheck, UserRound, Wallet } from "lucide-react"
import { useTranslations } from "../i18n.tsx"

/** The sign of each kind of notification. */
export const notificationIcons: Record<notifications.NotificationKind, LucideIcon> = {
  account: UserRound,
  money: Wallet,
  game: Gamepad2,
  responsible: ShieldCheck,
  ruleChange: Scale,
}

/** What the way to a notification's subject is called. */
export function useOpenLabel() {
  const t = useTranslations("notifications")
  return (kind: notifications.NotificationKind) =>
    t(kind === "game" || kind === "ruleChange" ? "open.other" : `open.${kind}`)
}
