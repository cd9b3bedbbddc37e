import { Anchor, Rail, RailItem } from "@elite/ui"
import { useRevalidator } from "react-router"
import { useTranslations } from "use-intl"
import type { Tile } from "./tile.ts"
import { useTiles } from "./useTiles.tsx"

type GameRailProps = {
  title: string
  /** Null when the list could not be loaded. */
  games: readonly Tile[] | null
  /** Where all of them are. */
  all?: { href: string; label: string; spoken: string }
  ranked?: boolean
  /** The first rail of a page: its pictures are wanted at once. */
  first?: boolean
}

/** Posters of the first screen are fetched at once, the others when they come near. */
const firstScreen = 4

/** A row of games. An empty one is not shown; one that failed says so and can be tried again. */
export function GameRail({ title, games, all, ranked = false, first = false }: GameRailProps) {
  const t = useTranslations("games")
  const { revalidate, state } = useRevalidator()
  const tile = useTiles()
  if (games?.length === 0) return null
  if (games === null)
    return (
      <section className="rounded-card border border-line bg-surface p-4">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-muted">{t("failedText")}</p>
        <button
          type="button"
          onClick={() => void revalidate()}
          disabled={state === "loading"}
          className="mt-2 min-h-11 font-semibold text-brass underline underline-offset-4"
        >
          {t("tryAgain")}
        </button>
      </section>
    )
  return (
    <Rail
      title={title}
      previousLabel={t("previous")}
      nextLabel={t("next")}
      action={
        all && (
          <Anchor
            href={all.href}
            aria-label={all.spoken}
            className="inline-flex min-h-9 items-center whitespace-nowrap font-semibold text-[0.9375rem] text-brass hover:underline pointer-coarse:min-h-11"
          >
            {all.label}
          </Anchor>
        )
      }
    >
      {games.map((game, at) => (
        <RailItem key={game.casinoGameId} width={ranked ? "ranked" : "tile"}>
          {tile(game, { eager: first && at < firstScreen, ...(ranked ? { rank: at + 1 } : {}) })}
        </RailItem>
      ))}
    </Rail>
  )
}
