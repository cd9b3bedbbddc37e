import { classes } from "@elite/ui"
import { Bell as BellSign } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { openNotificationPopup, openOnPlainClick } from "./popups.ts"
import { useFiguresAsOf, useSummary } from "./wallet.tsx"

const maxCount = 99

/** How many notifications the player has not seen, as the shell's figures say; it stands still with them. */
export const useUnseenCount = (): number => useSummary()?.unseenNotifications ?? 0

type UnseenProps = {
  unseen: number
  /** Since the connection was lost it may be more. */
  isOld: boolean
}

/** The figure on a bell or beside its name; the words around it say the same to a screen reader. */
function UnseenFigure({ unseen, isOld, className }: UnseenProps & { className?: string | undefined }) {
  if (unseen === 0) return null
  return (
    <span
      aria-hidden="true"
      className={classes(
        "grid h-5 min-w-5 place-items-center rounded-full px-1 font-bold text-2xs tabular-nums leading-none",
        isOld ? "bg-edge text-ink" : "bg-coral text-ink",
        className,
      )}
    >
      {unseen > maxCount ? `${maxCount}+` : unseen}
    </span>
  )
}

/** The figure where the menu leads to the notifications. */
export function UnseenBadge({ unseen, className }: { unseen: number; className?: string }) {
  return <UnseenFigure unseen={unseen} isOld={useFiguresAsOf() !== null} className={className} />
}

/** Says that something came while the page was open, once each time the figure rises. */
function UnseenAnnouncement({ unseen }: { unseen: number }) {
  const t = useTranslations("shell")
  const before = useRef(unseen)
  const [came, setCame] = useState(0)
  useEffect(() => {
    if (unseen !== before.current) setCame(Math.max(0, unseen - before.current))
    before.current = unseen
  }, [unseen])
  return (
    <span aria-live="polite" className="sr-only">
      {came > 0 && t("notificationsCame", { count: came })}
    </span>
  )
}

/**
 * Opens the latest notifications, and says how many are new; without scripts it leads to their page. Where the header is
 * `isTight`, a phone has them in its menu only.
 */
export function NotificationBell({ unseen, isOld, isTight }: UnseenProps & { isTight: boolean }) {
  const t = useTranslations("shell")
  const to = useTo()
  return (
    <>
      <Link
        to={to("notifications")}
        aria-label={t("notificationsUnseen", { count: unseen })}
        aria-haspopup="dialog"
        onClick={openOnPlainClick(openNotificationPopup)}
        className={classes(
          "relative grid size-11 shrink-0 place-items-center rounded-control border border-line hover:border-edge hover:bg-raised",
          isTight ? "max-md:hidden" : "max-[389px]:hidden",
        )}
      >
        <BellSign className="size-5" aria-hidden="true" />
        <UnseenFigure unseen={unseen} isOld={isOld} className="absolute -top-1.5 -right-1.5" />
      </Link>
      <UnseenAnnouncement unseen={unseen} />
    </>
  )
}
