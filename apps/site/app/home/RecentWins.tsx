import type { games } from "@elite/contract"
import { Anchor, Button, Rail, RailItem } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { type RefObject, useRef } from "react"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { minRailGames } from "../games/tile.ts"
import { useLiveWinners } from "../games/useLiveWinners.ts"
import { winKey } from "../games/winners.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { toThumbnailUrl } from "../picture.ts"

function WinnerCard({ winner }: { winner: games.RecentWinner }) {
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
        src={toThumbnailUrl(game.thumbnailUrl)}
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
        <span className="sr-only">{t("times", { multiplier: formats.figure(truncate(multiplier, 2)) })}</span>
      </span>
    </Anchor>
  )
}

/** Names are masked. New wins are not announced, so as not to urge anybody to play. */
export function RecentWins({ winners }: { winners: readonly games.RecentWinner[] | null }) {
  const box = useRef<HTMLDivElement>(null)
  if (!winners || winners.length < minRailGames) return null
  return (
    <CachedFragment
      as="div"
      ref={box}
      part={WinnerRow}
      given={{ winners }}
      does={{ box }}
      className="min-w-0"
    />
  )
}

type RecentWinsProps = { winners: readonly games.RecentWinner[]; box: RefObject<HTMLElement | null> }

function WinnerRow({ winners: loaded, box }: RecentWinsProps) {
  const { winners, arrived, hasMoved, isStill, toggle } = useLiveWinners(loaded, box)
  const t = useTranslations("home")
  const g = useTranslations("tiles")
  const still = (
    <Button size="small" kind="quiet" onClick={toggle}>
      {t(isStill ? "winsGoOn" : "winsStandStill")}
    </Button>
  )
  return (
    <Rail
      grows
      title={t("justWon")}
      action={hasMoved && still}
      previousLabel={g("previous")}
      nextLabel={g("next")}
    >
      {winners.map((winner) => (
        <RailItem key={winKey(winner)} width="auto" arrives={winKey(winner) === arrived}>
          <WinnerCard winner={winner} />
        </RailItem>
      ))}
    </Rail>
  )
}
