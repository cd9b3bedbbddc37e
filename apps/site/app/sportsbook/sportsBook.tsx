import { Card, EmptyState, LinkButton } from "@elite/ui"
import { RestrictionActions, RestrictionText } from "../account/Restriction.tsx"
import { useTranslations } from "../i18n.tsx"
import { useLanguage } from "../language.ts"
import { page } from "../page.ts"
import { commissionUrl } from "../shell/Footer.tsx"
import type { Route } from "./+types/sportsBook"
import { ProviderFrame } from "./ProviderFrame.tsx"
import { SportsPurse } from "./SportsPurse.tsx"
import type { SportsData } from "./sportsBook.server.ts"

export { loader } from "./sportsBook.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.sportsbook.title,
  description: ({ words }) => words.sportsbook.description,
})

/** The sports book takes no bets: since when, or why, and what happens to money in it. */
function NotOffered({ state, isPlayer }: Pick<SportsData, "isPlayer"> & { state: "infoOnly" | "closed" }) {
  const t = useTranslations("sportsbook")
  const restricted = useTranslations("restricted")
  const language = useLanguage()
  return (
    <Card>
      <EmptyState
        title={t(state === "closed" ? "closedTitle" : "infoTitle")}
        action={
          !isPlayer && <LinkButton href={commissionUrl[language]}>{restricted("commission")}</LinkButton>
        }
      >
        {t(state === "closed" ? "closedText" : isPlayer ? "infoText" : "infoVisitor")}
      </EmptyState>
    </Card>
  )
}

/** Shown in place of the frame during an exclusion or break: the reason, and its end. */
function Restricted({ exclusion }: { exclusion: NonNullable<SportsData["exclusion"]> }) {
  const t = useTranslations("restricted")
  return (
    <Card>
      <EmptyState title={t("title.play")} action={<RestrictionActions exclusion={exclusion} />}>
        <RestrictionText exclusion={exclusion} />
      </EmptyState>
    </Card>
  )
}

/** Sports bets in the provider's page, under another licence than the games and from a separate purse. */
export default function SportsBook({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("sportsbook")
  const { state, licence, frame, balance, isPlayer, exclusion } = loaderData
  const isOpen = state === "on" && frame !== null && !exclusion
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8">
      <header className="grid gap-2">
        <h1 className="text-3xl max-[359px]:text-2xl sm:text-4xl">{t("title")}</h1>
        <p className="max-w-2xl text-pretty text-muted">{t("lead")}</p>
      </header>
      {isOpen ? (
        <ProviderFrame frame={frame} isPlayer={isPlayer} balance={balance} />
      ) : (
        <>
          {isPlayer && <SportsPurse balance={balance} mayPayIn={false} />}
          {exclusion && state !== "closed" ? (
            <Restricted exclusion={exclusion} />
          ) : (
            <NotOffered state={state === "closed" ? state : "infoOnly"} isPlayer={isPlayer} />
          )}
        </>
      )}
      {licence !== null && (
        <p className="max-w-2xl text-pretty text-muted text-sm">{t("licence", { number: licence })}</p>
      )}
    </div>
  )
}
