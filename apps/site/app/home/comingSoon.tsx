import { Anchor, Card, CardHeader } from "@elite/ui"
import { GameRail } from "../games/GameRail.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/comingSoon"

export { loader } from "./comingSoon.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.pages.soon.title,
  description: ({ words }) => words.pages.soon.description,
})

export default function ComingSoon({ loaderData: { soon, newest } }: Route.ComponentProps) {
  const t = useTranslations("pages")
  const { dateTime } = useFormats()
  const to = useTo()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-6 sm:py-8">
      <header className="max-w-2xl">
        <h1 className="text-3xl sm:text-4xl">{t("soon.title")}</h1>
        <p className="mt-2 text-pretty text-muted">{t("soon.lead")}</p>
      </header>
      <Card as="section" aria-labelledby="announced" className="max-w-2xl">
        <CardHeader id="announced" title={t("soon.tournaments")} />
        {soon === null && <p className="text-muted">{t("results.failed")}</p>}
        {soon?.length === 0 && <p className="text-muted">{t("soon.none")}</p>}
        <ul className="grid divide-y divide-line">
          {soon?.map(({ tournamentId, name, from }) => (
            <li key={tournamentId} className="py-2">
              <Anchor
                href={`${to("currentTournaments")}?tournament=${tournamentId}`}
                className="font-semibold text-brass underline underline-offset-4"
              >
                {name}
              </Anchor>
              <p className="text-muted text-sm">{t("soon.begins", { at: dateTime(from) })}</p>
            </li>
          ))}
        </ul>
      </Card>
      <GameRail title={t("soon.newest")} games={newest} />
    </div>
  )
}
