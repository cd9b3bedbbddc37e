import { Button, Card, classes, EmptyState, ErrorState, LinkButton, Notice, Pagination } from "@elite/ui"
import { Form, useLocation, useNavigation } from "react-router"
import { AccountPage } from "../account/AccountPage.tsx"
import { Refused } from "../account/Refused.tsx"
import { refusalIn } from "../api.ts"
import { page } from "../page.ts"
import { ClaimCard } from "../shell/Claims.tsx"
import { useLive } from "../shell/live.tsx"
import { useReadPage } from "../shell/useReadPage.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/notifications"
import { NotificationRow } from "./NotificationRow.tsx"
import { WaysCard } from "./WaysCard.tsx"

export { action, loader } from "./notifications.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.notifications.title,
})

/** How many are new, and the way to see them all; pressed again while that is under way it does nothing. */
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

function NotUpdated({ answer }: { answer: unknown }) {
  const t = useTranslations("notifications")
  const refusal = refusalIn(answer)
  if (!refusal || refusal.status === 0) return <Refused answer={answer} isOutside />
  return (
    <Notice tone="danger" live>
      <p className="font-semibold">{t("failedUpdate")}</p>
      <p>{refusal.description}</p>
    </Notice>
  )
}

function Failed() {
  const t = useTranslations("notifications")
  const shell = useTranslations("shell")
  const { pathname, search } = useLocation()
  const again = <LinkButton href={pathname + search}>{shell("tryAgain")}</LinkButton>
  return (
    <Card>
      <ErrorState title={t("failedTitle")} action={again}>
        {t("failedText")}
      </ErrorState>
    </Card>
  )
}

function Pages({ current, count }: { current: number; count: number }) {
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
  // Something came, or was seen on another device.
  useLive("notification", useReadPage())
  const isLoading = state === "loading" && location?.pathname === pathname
  return (
    <AccountPage title={t("title")} lead={t("lead")}>
      <NotUpdated answer={actionData && !actionData.isOfWays ? actionData : undefined} />
      <ClaimCard prizes={claimable} />
      {!list ? (
        <Failed />
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
          <Pages current={current} count={pages} />
          <p className="text-center text-muted text-sm">{t("kept", { days: String(keptDays) })}</p>
        </>
      )}
      {ways && <WaysCard ways={ways} answer={actionData?.isOfWays ? actionData : undefined} />}
    </AccountPage>
  )
}
