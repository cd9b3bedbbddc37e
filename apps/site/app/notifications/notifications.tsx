import { Button, Card, classes, EmptyState, ErrorState, LinkButton, Notice, Pagination } from "@elite/ui"
import { Form, useLocation, useNavigation } from "react-router"
import { AccountPage } from "../account/AccountPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { findRefusal } from "../api.ts"
import { useTranslations } from "../i18n.tsx"
import { page } from "../page.ts"
import { ClaimCard } from "../shell/Claims.tsx"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import type { Route } from "./+types/notifications"
import { NotificationRow } from "./NotificationRow.tsx"
import { PreferencesCard } from "./PreferencesCard.tsx"

export { action, loader } from "./notifications.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.notifications.title,
})

/** A second press while the request is pending does nothing. */
function MarkAll({ unseen }: { unseen: number }) {
  const t = useTranslations("notifications")
  const { formData } = useNavigation()
  const isNothing = unseen === 0
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p aria-live="polite" className={unseen > 0 ? "font-semibold text-brass" : "text-muted"}>
        {t("unseenCount", { count: unseen })}
      </p>
      <Form method="post" preventScrollReset replace>
        <input type="hidden" name="status" value="all_seen" />
        <Button
          type="submit"
          size="small"
          pending={formData?.get("status") === "all_seen"}
          pendingLabel={t("marking")}
          aria-disabled={isNothing}
          onClick={(event) => {
            if (isNothing) event.preventDefault()
          }}
          className={isNothing ? "opacity-55" : undefined}
        >
          {t("markAll")}
        </Button>
      </Form>
    </div>
  )
}

function UpdateRefusal({ answer }: { answer: unknown }) {
  const t = useTranslations("notifications")
  const refusal = findRefusal(answer)
  if (!refusal || refusal.status === 0) return <RefusalMessage answer={answer} isOutside />
  return (
    <Notice tone="danger" live>
      <p className="font-semibold">{t("failedUpdate")}</p>
      <p>{refusal.description}</p>
    </Notice>
  )
}

function NotificationsUnavailable() {
  const t = useTranslations("notifications")
  const shell = useTranslations("shell")
  const { pathname, search } = useLocation()
  const retryLink = <LinkButton href={pathname + search}>{shell("tryAgain")}</LinkButton>
  return (
    <Card>
      <ErrorState title={t("failedTitle")} action={retryLink}>
        {t("failedText")}
      </ErrorState>
    </Card>
  )
}

function NotificationPages({ current, count }: { current: number; count: number }) {
  const t = useTranslations("notifications")
  const { pathname } = useLocation()
  return (
    <Pagination
      label={t("pages")}
      previousLabel={t("previous")}
      nextLabel={t("next")}
      pageLabel={(at) => t("page", { page: String(at) })}
      current={current}
      count={count}
      href={(at) => (at === 1 ? pathname : `${pathname}?page=${at}`)}
    />
  )
}

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("notifications")
  const { list, ways, claimable, page: current, pages, keptDays } = loaderData
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  // A notification arrived, or was seen on another device.
  useLiveMessage("notification", useRevalidatePage())
  const isLoading = state === "loading" && location?.pathname === pathname
  return (
    <AccountPage title={t("title")} lead={t("lead")}>
      <UpdateRefusal answer={actionData && !actionData.isPreferencesForm ? actionData : undefined} />
      <ClaimCard prizes={claimable} />
      {!list ? (
        <NotificationsUnavailable />
      ) : list.count === 0 ? (
        <Card>
          <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
        </Card>
      ) : (
        <>
          <MarkAll unseen={list.unseen} />
          <Card
            padding="none"
            aria-busy={isLoading || undefined}
            className={classes(isLoading && "opacity-60")}
          >
            <ul aria-label={t("list")}>
              {list.rows.map((row) => (
                <NotificationRow key={row.id} row={row} />
              ))}
            </ul>
          </Card>
          <NotificationPages current={current} count={pages} />
          <p className="text-center text-muted text-sm">{t("kept", { days: String(keptDays) })}</p>
        </>
      )}
      {ways && (
        <PreferencesCard ways={ways} answer={actionData?.isPreferencesForm ? actionData : undefined} />
      )}
    </AccountPage>
  )
}
