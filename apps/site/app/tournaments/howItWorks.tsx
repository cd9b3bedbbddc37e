import { Anchor, Card, LinkButton } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/howItWorks"
import { kindColours } from "./format.ts"

export { loader } from "./howItWorks.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.tournaments.how.title,
  description: ({ words }) => words.tournaments.how.description,
})

const RuleSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-xl leading-7">{title}</h2>
    <div className="mt-1 text-pretty text-muted">{children}</div>
  </section>
)

const sectionKeys = ["scoring", "ties", "prizes", "leaving"] as const

export default function HowTournamentsWork({ loaderData: { kinds } }: Route.ComponentProps) {
  const t = useTranslations("tournaments")
  const to = useTo()
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t("how.title")}</h1>
        <p className="mt-2 text-pretty text-muted">{t("how.lead")}</p>
      </header>
      <Card className="grid content-start gap-6">
        <RuleSection title={t("how.kinds.title")}>
          <dl className="grid gap-3">
            {kinds.map((kind) => (
              <div key={kind}>
                <dt className={`font-bold ${kindColours[kind]}`}>{t(`kinds.${kind}`)}</dt>
                <dd>{t(`how.${kind}`)}</dd>
              </div>
            ))}
          </dl>
        </RuleSection>
        {sectionKeys.map((part) => (
          <RuleSection key={part} title={t(`how.${part}.title`)}>
            <p>{t(`how.${part}.text`)}</p>
          </RuleSection>
        ))}
        <RuleSection title={t("how.limits.title")}>
          <p>
            {t("how.limits.text")}{" "}
            <Anchor href={to("responsibleGambling")} className="text-brass underline underline-offset-4">
              {t("how.limits.link")}
            </Anchor>
          </p>
        </RuleSection>
        <LinkButton href={to("currentTournaments")} className="justify-self-start">
          {t("how.toProgramme")}
        </LinkButton>
      </Card>
    </div>
  )
}
