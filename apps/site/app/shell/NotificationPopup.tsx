import { notifications as contract, prizes, type ReplyOf } from "@elite/contract"
import { Badge, Button, classes, LinkButton, Loading, Notice } from "@elite/ui"
import { useEffect, useState } from "react"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { ClaimList } from "./Claims.tsx"
import { notificationIcons, useOpenLabel } from "./notificationKinds.ts"
import { CornerPopup, type PopupProps } from "./Popup.tsx"
import { PushSwitch } from "./PushSwitch.tsx"
import { useToast } from "./toasts.tsx"
import { useApiCall } from "./useApiCall.ts"
import { type FreshData, useFreshData } from "./useFreshData.ts"

const rowsShown = 8

type Notification = ReplyOf<typeof contract.getNotifications>["notifications"]["rows"][number]
type NotificationsRead = {
  rows: readonly Notification[]
  unseen: number
  claimable: readonly prizes.ClaimablePrize[]
  push: ReplyOf<typeof contract.getPreferences>["push"]
}

function useNotifications(): FreshData<NotificationsRead> {
  const call = useApiCall()
  return useFreshData(async () => {
    const isBackground = { isBackground: true }
    const [{ notifications }, { prizes: claimable }, { push }] = await Promise.all([
      call(contract.getNotifications, { limit: rowsShown }, isBackground),
      call(prizes.getClaimablePrizes, {}, isBackground),
      call(contract.getPreferences, {}, isBackground),
    ])
    return { rows: notifications.rows, unseen: notifications.unseen, claimable, push }
  })
}

function useMarkSeen(onMarked: () => void) {
  const call = useApiCall()
  const toast = useToast()
  const t = useTranslations("notifications")
  const [marking, setMarking] = useState<number | "all" | null>(null)
  const mark = async (target: number | "all") => {
    if (marking !== null) return
    setMarking(target)
    try {
      await call(
        contract.updateNotification,
        target === "all" ? { status: "all_seen" } : { status: "seen", notificationHistoryId: target },
      )
    } catch {
      toast({ kind: "error", text: t("failedUpdate") })
    }
    setMarking(null)
    onMarked()
  }
  return { marking, mark: (target: number | "all") => void mark(target) }
}

type RowProps = { row: Notification; isMarking: boolean; onMark: () => void }

function Row({ row, isMarking, onMark }: RowProps) {
  const t = useTranslations("notifications")
  const openLabel = useOpenLabel()
  const formats = useFormats()
  const isUnseen = row.status === "not_seen"
  const Sign = notificationIcons[row.kind]
  return (
    <li className={classes("flex gap-3 px-5 py-3.5", isUnseen && "bg-raised")}>
      <span
        className={classes(
          "grid size-9 shrink-0 place-items-center rounded-full border",
          isUnseen ? "border-brass text-brass" : "border-line text-muted",
        )}
      >
        <Sign className="size-4.5" aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{row.title}</span>
          {isUnseen && <Badge tone="brass">{t("isNew")}</Badge>}
        </p>
        <time dateTime={row.createdAt} className="text-muted text-sm">
          {formats.dateTime(row.createdAt)}
        </time>
        <p className="text-pretty text-[0.9375rem]">{row.text}</p>
        <div className="flex flex-wrap items-center gap-x-4">
          {row.link && (
            <Link
              to={row.link}
              onClick={() => isUnseen && onMark()}
              className="inline-flex min-h-11 items-center font-semibold text-brass text-sm underline-offset-4 hover:underline"
            >
              {openLabel(row.kind)}
            </Link>
          )}
          {isUnseen && (
            <Button
              size="small"
              kind="quiet"
              className="-ml-3.5"
              pending={isMarking}
              pendingLabel={t("marking")}
              aria-label={t("markNamed", { title: row.title })}
              onClick={onMark}
            >
              {t("mark")}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/** Offered where the browser has not asked yet; it stays until the popup closes. */
function PushOffer({ push }: Pick<NotificationsRead, "push">) {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => setOffered("Notification" in window && Notification.permission === "default"), [])
  if (!isOffered) return null
  return (
    <div className="border-line border-t p-5">
      <PushSwitch {...push} />
    </div>
  )
}

function Skeleton() {
  return (
    <div className="grid gap-4 px-5 py-4">
      {["first", "second", "third"].map((each) => (
        <div key={each} className="flex gap-3">
          <span className="size-9 rounded-full bg-raised" />
          <span className="h-16 flex-1 rounded-control bg-raised" />
        </div>
      ))}
    </div>
  )
}

function Empty() {
  const t = useTranslations("notifications")
  return (
    <div className="px-5 py-8 text-center">
      <p className="font-semibold">{t("emptyTitle")}</p>
      <p className="mt-1 text-pretty text-muted">{t("emptyText")}</p>
    </div>
  )
}

export default function NotificationPopup({ onClose }: PopupProps) {
  const t = useTranslations("notifications")
  const popup = useTranslations("notificationPopup")
  const claims = useTranslations("claims")
  const to = useTo()
  const { data, failed, reload } = useNotifications()
  const { marking, mark } = useMarkSeen(reload)
  return (
    <CornerPopup
      title={t("title")}
      closeLabel={popup("close")}
      onClose={onClose}
      foot={
        <LinkButton href={to("notifications")} block>
          {popup("all")}
        </LinkButton>
      }
    >
      {data && (
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-line border-b px-5 py-1.5">
          <p role="status" className={data.unseen > 0 ? "font-semibold text-brass" : "text-muted"}>
            {t("unseenCount", { count: data.unseen })}
          </p>
          {data.unseen > 0 && (
            <Button
              size="small"
              kind="quiet"
              className="-mr-3.5"
              pending={marking === "all"}
              pendingLabel={t("marking")}
              onClick={() => mark("all")}
            >
              {t("markAll")}
            </Button>
          )}
        </div>
      )}
      {data && data.claimable.length > 0 && (
        <section className="border-line border-b px-5 py-4">
          <h3 className="mb-3 font-sans font-semibold text-base tracking-normal">{claims("title")}</h3>
          <ClaimList prizes={data.claimable} onClaimed={reload} />
        </section>
      )}
      {failed && (
        <Notice tone="danger" live className="m-5">
          <p className="font-semibold">{t("failedTitle")}</p>
          <p>{t("failedText")}</p>
          <Button size="small" className="mt-2" onClick={reload}>
            {popup("tryAgain")}
          </Button>
        </Notice>
      )}
      {!data && !failed && (
        <Loading label={popup("loading")}>
          <Skeleton />
        </Loading>
      )}
      {data && data.rows.length === 0 && <Empty />}
      {data && data.rows.length > 0 && (
        <ul aria-label={t("list")} className="divide-y divide-line">
          {data.rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              isMarking={marking === row.notificationHistoryId}
              onMark={() => mark(row.notificationHistoryId)}
            />
          ))}
        </ul>
      )}
      {data && <PushOffer push={data.push} />}
    </CornerPopup>
  )
}
