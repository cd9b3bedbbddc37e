import { Card, EmptyState } from "@elite/ui"
import { RestrictedActions, RestrictedText } from "../account/Restricted.tsx"
import { page } from "../page.ts"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/sportsBook"
import { Frame } from "./Frame.tsx"
import { Purse } from "./Purse.tsx"

export { loader } from "./sportsBook.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.sportsbook.title })

/** Bets on sports, in the provider's page; under another licence than the games, and from a purse of their own. */
export default function SportsBook({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("sportsbook")
  const restricted = useTranslations("restricted")
  const { isInfoOnly, licence, frame, balance, isPlayer, exclusion } = loaderData
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8">
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
        <p className="max-w-2xl text-pretty text-muted">{t("lead")}</p>
      </header>
      {exclusion ? (
        <>
          <Purse balance={balance} mayPayIn={false} />
          <Card>
            <EmptyState title={restricted("title.play")} action={<RestrictedActions exclusion={exclusion} />}>
              <RestrictedText exclusion={exclusion} />
            </EmptyState>
          </Card>
        </>
      ) : isInfoOnly || !frame ? (
        <>
          {isPlayer && <Purse balance={balance} mayPayIn={false} />}
          <Card>
            <EmptyState title={t("infoTitle")}>{t("infoText")}</EmptyState>
          </Card>
        </>
      ) : (
        <Frame frame={frame} isPlayer={isPlayer} balance={balance} />
      )}
      <p className="max-w-2xl text-pretty text-muted text-sm">{t("licence", { number: licence.number })}</p>
    </div>
  )
}
