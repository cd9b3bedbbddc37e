import { Card, CardHeader, EmptyState, Notice, Pagination } from "@elite/ui"
import { AccountPage } from "../account/AccountPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/account"
import { FriendList } from "./FriendList.tsx"
import { LinkCard } from "./LinkCard.tsx"
import { friendsPerPage } from "./searchParams.ts"
import { RewardRulesCard } from "./TermsCard.tsx"

export { action, loader } from "./account.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.referrals.title })

type Data = Route.ComponentProps["loaderData"]

function Friends({ users, page: current }: Pick<Data, "users" | "page">) {
  const t = useTranslations("referrals")
  const to = useTo()
  return (
    <Card as="section" className="grid gap-4">
      <CardHeader title={t("friends.title")} />
      {users.rows.length === 0 ? (
        <EmptyState title={t("friends.none")} level={3}>
          {t("friends.noneText")}
        </EmptyState>
      ) : (
        <FriendList rows={users.rows} />
      )}
      {users.count > friendsPerPage && (
        <div className="grid gap-3">
          <p className="text-center text-muted text-sm">{t("friends.count", { count: users.count })}</p>
          <Pagination
            label={t("friends.pages")}
            previousLabel={t("friends.previous")}
            nextLabel={t("friends.next")}
            pageLabel={(at) => t("friends.page", { page: String(at) })}
            current={current}
            count={Math.ceil(users.count / friendsPerPage)}
            href={(at) => (at === 1 ? to("referrals") : `${to("referrals")}?page=${at}`)}
          />
        </div>
      )}
    </Card>
  )
}

export default function Referrals({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("referrals")
  const { isInfoOnly, terms, referralLink, users, page: current } = loaderData
  const isOn = referralLink !== null && terms !== null
  const why = isInfoOnly ? "info" : "off"
  return (
    <AccountPage title={t("title")} lead={isOn ? t("lead") : undefined}>
      <RefusalMessage answer={actionData} isMoney isOutside />
      {isOn ? (
        <>
          <LinkCard link={referralLink} />
          <RewardRulesCard terms={terms} />
        </>
      ) : (
        <Notice tone="info">
          <p className="font-semibold">{t(`${why}.title`)}</p>
          <p className="mt-1 text-pretty">{t(`${why}.text`)}</p>
        </Notice>
      )}
      {(isOn || users.count > 0) && <Friends users={users} page={current} />}
    </AccountPage>
  )
}
