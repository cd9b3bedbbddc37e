import { ChipLink, ErrorState, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/types"
import { GameRail } from "./GameRail.tsx"

export { loader } from "./types.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.games.typesTitle,
  description: ({ words }) => words.games.typesDescription,
})

type Theme = Route.ComponentProps["loaderData"]["themes"][number]

function Themes({ themes }: { themes: readonly Theme[] }) {
  const t = useTranslations("games")
  const to = useTo()
  return (
    <section aria-labelledby="themes">
      <h2 id="themes" className="mb-3 text-xl sm:text-2xl">
        {t("themes")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {themes.map(({ slug, name, games }) => (
          <li key={slug}>
            <ChipLink href={to("theme", { theme: slug })}>
              {name}
              <span className="text-muted text-sm">
                <span aria-hidden="true">{games}</span>
                <span className="sr-only">{t("count", { count: games })}</span>
              </span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function GameTypes({ loaderData: { types, themes } }: Route.ComponentProps) {
  const t = useTranslations("games")
  const tiles = useTranslations("tiles")
  const home = useTranslations("home")
  const to = useTo()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-gutter py-6 sm:py-8">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t("typesTitle")}</h1>
        <p className="mt-1 text-muted">{t("typesDescription")}</p>
      </header>
      {themes.length > 0 && <Themes themes={themes} />}
      {types === null && (
        <ErrorState
          title={t("failedTitle")}
          action={<LinkButton href={to("gameTypes")}>{tiles("tryAgain")}</LinkButton>}
        >
          {tiles("failedText")}
        </ErrorState>
      )}
      {types?.map(({ slug, name, games }) => (
        <GameRail
          key={slug}
          title={name}
          games={games}
          all={{
            href: to("gameType", { type: slug }),
            label: home("seeAll"),
            spoken: home("seeAllOf", { name }),
          }}
        />
      ))}
    </div>
  )
}
