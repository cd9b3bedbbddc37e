import { Card, EmptyState, ErrorState, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/verify"
import { Chains } from "./proof/Chains.tsx"
import { DayCheck } from "./proof/DayCheck.tsx"
import { Formulas } from "./proof/Formulas.tsx"
import { RoundCheck } from "./proof/RoundCheck.tsx"

export { loader } from "./verify.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.crashProof.title,
  description: ({ words }) => words.crashProof.description,
})

function NoChains() {
  const t = useTranslations("crashProof")
  const shell = useTranslations("shell")
  const to = useTo()
  const again = <LinkButton href={to("crashVerify")}>{shell("tryAgain")}</LinkButton>
  return (
    <Card>
      <ErrorState title={t("chains.failedTitle")} action={again}>
        {t("chains.failedText")}
      </ErrorState>
    </Card>
  )
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("crashProof")
  const { chains, chain, written, round, wrong, day } = loaderData
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-6">
      <header className="grid gap-1">
        <h1 className="text-3xl sm:text-[2.5rem] sm:leading-12">{t("title")}</h1>
        <p className="max-w-3xl text-pretty text-muted">{t("lead")}</p>
      </header>
      {chains === null && <NoChains />}
      {chains?.length === 0 && (
        <Card>
          <EmptyState title={t("chains.noneTitle")}>{t("chains.noneText")}</EmptyState>
        </Card>
      )}
      {chains && chain && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <RoundCheck key={chain.chainId} chain={chain} written={written} round={round} wrong={wrong} />
            <DayCheck chains={chains} written={written} day={day} />
          </div>
          <Chains chains={chains} chain={chain} />
        </div>
      )}
      <Formulas />
    </div>
  )
}
