import { Badge, Button, classes, LinkButton } from "@elite/ui"
import { useEffect, useRef } from "react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { notificationIcons as signs, useOpenLabel } from "../shell/notificationKinds.ts"
import type { Notification } from "./notifications.server.ts"

/** Keeps the focus in the row: the pressed button disappears once the notification is seen. */
function useFocusAfterSeen(isSending: boolean, isUnseen: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const isOurs = useRef(false)
  if (isSending) isOurs.current = true
  useEffect(() => {
    if (isUnseen || !isOurs.current) return
    isOurs.current = false
    row.current?.focus({ preventScroll: true })
  }, [isUnseen])
  return row
}

function NotificationActions({ row, isSending }: { row: Notification; isSending: boolean }) {
  const t = useTranslations("notifications")
  const openLabel = useOpenLabel()
  const { link, kind, title } = row
  const id = <input type="hidden" name="notificationHistoryId" value={row.notificationHistoryId} />
  if (row.status === "seen")
    return (
      link && (
        <LinkButton size="small" href={link} className="justify-self-start max-sm:-ml-13">
          {openLabel(kind)}
        </LinkButton>
      )
    )
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 max-sm:-ml-13">
      {link && (
        <Form method="post">
          {id}
          <input type="hidden" name="go" value={link} />
          <Button type="submit" size="small">
            {openLabel(kind)}
          </Button>
        </Form>
      )}
      <Form method="post" preventScrollReset replace>
        {id}
        <Button
          type="submit"
          size="small"
          kind="quiet"
          pending={isSending}
          pendingLabel={t("marking")}
          aria-label={t("markNamed", { title })}
        >
          {t("mark")}
        </Button>
      </Form>
    </div>
  )
}

/** One notification. Opening it marks it as seen. */
export function NotificationRow({ row }: { row: Notification }) {
  const t = useTranslations("notifications")
  const formats = useFormats()
  const { formData } = useNavigation()
  const isUnseen = row.status === "not_seen"
  const isSending = formData?.get("notificationHistoryId") === String(row.notificationHistoryId)
  const item = useFocusAfterSeen(isSending, isUnseen)
  const Sign = signs[row.kind]
  return (
    <li
      ref={item}
      tabIndex={-1}
      className={classes(
        "flex gap-3 border-line border-b px-4 py-4 outline-none last:border-b-0 sm:gap-4 sm:px-5",
        isUnseen && "bg-raised",
      )}
    >
      <span
        className={classes(
          "grid size-10 shrink-0 place-items-center rounded-full border",
          isUnseen ? "border-brass text-brass" : "border-line text-muted",
        )}
      >
        <Sign className="size-5" aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 font-sans font-semibold text-base">{row.title}</h2>
          {isUnseen && <Badge tone="brass">{t("isNew")}</Badge>}
        </div>
        <p className="text-muted text-sm">
          {t(`kinds.${row.kind}`)} · <time dateTime={row.createdAt}>{formats.dateTime(row.createdAt)}</time>
        </p>
        <p className="mb-2 max-w-2xl text-pretty text-[0.9375rem]">{row.text}</p>
        <NotificationActions row={row} isSending={isSending} />
      </div>
    </li>
  )
}
