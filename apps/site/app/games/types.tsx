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

type Named = Route.ComponentProps["loaderData"]["themes"][number]

type ChipsProps = { id: string; title: string; all: readonly Named[]; hrefOf: (slug: string) => string }

function Chips({ id, title, all, hrefOf }: ChipsProps) {
  const t = useTranslations("games")
  if (all.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl sm:text-2xl">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {all.map(({ slug, name, games }) => (
          <li key={slug}>
            <ChipLink href={hrefOf(slug)}>
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

export default function GameTypes({ loaderData: { types, themes, collections } }: Route.ComponentProps) {
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
      <Chips
        id="collections"
        title={t("collections")}
        all={collections}
        hrefOf={(collection) => to("collection", { collection })}
      />
      <Chips id="themes" title={t("themes")} all={themes} hrefOf={(theme) => to("theme", { theme })} />
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
