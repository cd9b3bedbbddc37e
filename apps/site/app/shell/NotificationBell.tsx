import { classes } from "@elite/ui"
import { Bell as BellSign } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { openNotificationPopup, openOnPlainClick } from "./popups.ts"
import { useFiguresAsOf, useSummary } from "./wallet.tsx"

const maxCount = 99

export const useUnseenCount = (): number => useSummary()?.unseenNotifications ?? 0

type UnseenProps = {
  unseen: number
  /** Stale since the connection was lost. */
  isOld: boolean
}

/** Hidden from screen readers: the text around it has the same figure. */
function UnseenFigure({ unseen, isOld, className }: UnseenProps & { className?: string | undefined }) {
  if (unseen === 0) return null
  return (
    <span
      aria-hidden="true"
      className={classes(
        "grid h-5 min-w-5 place-items-center rounded-full px-1 font-bold text-2xs tabular-nums leading-none",
        isOld ? "bg-muted text-ink" : "bg-coral text-ink",
        className,
      )}
    >
      {unseen > maxCount ? `${maxCount}+` : unseen}
    </span>
  )
}

export function UnseenBadge({ unseen, className }: { unseen: number; className?: string }) {
  return <UnseenFigure unseen={unseen} isOld={useFiguresAsOf() !== null} className={className} />
}

function UnseenAnnouncement({ unseen }: { unseen: number }) {
  const t = useTranslations("shell")
  const previous = useRef(unseen)
  const [increase, setIncrease] = useState(0)
  useEffect(() => {
    if (unseen !== previous.current) setIncrease(Math.max(0, unseen - previous.current))
    previous.current = unseen
  }, [unseen])
  return (
    <span aria-live="polite" className="sr-only">
      {increase > 0 && t("notificationsCame", { count: increase })}
    </span>
  )
}

/** Without scripts it leads to the page of notifications. */
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
