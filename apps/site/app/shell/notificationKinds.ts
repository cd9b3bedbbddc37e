import type { notifications } from "@elite/contract"
import { Gamepad2, type LucideIcon, Scale, ShieldCheck, UserRound, Wallet } from "lucide-react"
import { useTranslations } from "../i18n.tsx"

export const notificationIcons: Record<notifications.NotificationKind, LucideIcon> = {
  account: UserRound,
  money: Wallet,
  game: Gamepad2,
  responsible: ShieldCheck,
  ruleChange: Scale,
}

export function useOpenLabel() {
  const t = useTranslations("notifications")
  return (kind: notifications.NotificationKind) =>
    t(kind === "game" || kind === "ruleChange" ? "open.other" : `open.${kind}`)
}
