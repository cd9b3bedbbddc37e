import { Anchor, ErrorState } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/providers"
import { StudioMark } from "./StudioMark.tsx"

export { loader } from "./providers.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.games.providersTitle,
  description: ({ words }) => words.games.providersDescription,
})

export default function Providers({ loaderData: { studios } }: Route.ComponentProps) {
  const t = useTranslations("games")
  const tiles = useTranslations("tiles")
  const to = useTo()
  return (
    <div className="px-gutter py-6 sm:py-8">
      <h1 className="text-3xl sm:text-4xl">{t("providersTitle")}</h1>
      <p className="mt-1 mb-6 text-muted">{t("providersDescription")}</p>
      {studios.length === 0 && <ErrorState title={t("failedTitle")}>{tiles("failedText")}</ErrorState>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-3">
        {studios.map(({ name, slug, icon, games }) => (
          <li key={slug}>
            <Anchor
              href={to("provider", { provider: slug })}
              aria-label={`${name}, ${t("count", { count: games })}`}
              className="flex min-h-28 flex-col justify-center gap-2 rounded-card border border-line bg-surface px-5 py-4 hover:border-brass"
            >
              <StudioMark icon={icon} className="h-12" />
              <span className="text-muted text-sm">{t("count", { count: games })}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
