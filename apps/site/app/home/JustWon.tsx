import type { games, ReplyOf } from "@elite/contract"
import { Anchor, Rail, RailItem } from "@elite/ui"
import { useTranslations } from "use-intl"
import { thumbOf } from "../games/picture.ts"
import { useFormats, useTo } from "../language.ts"

type Winner = ReplyOf<typeof games.getRecentWinners>["recentWinners"][number]

function Win({ winner }: { winner: Winner }) {
  const t = useTranslations("home")
  const formats = useFormats()
  const to = useTo()
  const { game, amount, username, multiplier } = winner
  return (
    <Anchor
      href={to("play", { gameId: game.slug })}
      className="relative flex items-center gap-3 rounded-control border border-line bg-surface p-2 pr-4 hover:border-edge"
    >
      <img
        src={thumbOf(game.thumbnailUrl)}
        alt=""
        width={39}
        height={52}
        loading="lazy"
        decoding="async"
        className="h-13 w-[2.4375rem] rounded-md bg-raised object-cover"
      />
      <span className="grid">
        <span className="font-bold text-emerald">{formats.euros(amount)}</span>
        <span className="whitespace-nowrap text-muted text-sm">
          {username} · {game.name}
        </span>
        <span className="sr-only">{t("times", { multiplier: formats.figure(multiplier) })}</span>
      </span>
    </Anchor>
  )
}

/** The latest larger wins, names masked. It stands still: nothing ticks past to make anyone hurry. */
export function JustWon({ winners }: { winners: readonly Winner[] | null }) {
  const t = useTranslations("home")
  const g = useTranslations("games")
  // Fewer than a handful would be the same two names all day.
  if (!winners || winners.length === 0) return null
  return (
    <Rail title={t("justWon")} previousLabel={g("previous")} nextLabel={g("next")}>
      {winners.map((winner) => (
        <RailItem key={`${winner.wonAt} ${winner.username} ${winner.amount}`} width="auto">
          <Win winner={winner} />
        </RailItem>
      ))}
    </Rail>
  )
}
