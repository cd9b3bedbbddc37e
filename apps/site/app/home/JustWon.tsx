import { games, type ReplyOf } from "@elite/contract"
import { Anchor, Rail, RailItem } from "@elite/ui"
import { useEffect, useRef, useState } from "react"
import { call } from "../api.ts"
import { thumbOf } from "../games/picture.ts"
import { Kept } from "../kept.tsx"
import { useFormats, useLanguage, useTo } from "../language.ts"
import { usePublicLive } from "../shell/live.tsx"
import { useTranslations } from "../speech.tsx"

/** How many a row shows where there were none yet. */
const mostWinners = 12

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

/** How long news wait before they are read: many hear of a win at the same moment, and must not all ask at once. */
const newsWaitMs = { least: 5_000, spread: 10_000 }

/** The winners as they were read with the page, and read again when somebody won since. */
function useLatest(loaded: readonly Winner[] | null): readonly Winner[] | null {
  const language = useLanguage()
  const [read, setRead] = useState<{ of: unknown; winners: readonly Winner[] } | null>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  usePublicLive("recentWinner", () => {
    if (document.hidden || loaded === null) return
    const wait = newsWaitMs.least + Math.random() * newsWaitMs.spread
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined
      call(
        games.getRecentWinners,
        { limit: loaded.length || mostWinners },
        { language, isBackground: true },
      ).then(
        ({ recentWinners }) => setRead({ of: loaded, winners: recentWinners }),
        () => {},
      )
    }, wait)
  })
  return read?.of === loaded ? read.winners : loaded
}

/** The latest larger wins, names masked. It stands still: nothing ticks past to make anyone hurry. */
export function JustWon({ winners }: Won) {
  if (!winners || winners.length === 0) return null
  return <Kept as="div" part={Wins} given={{ winners }} className="min-w-0" />
}

type Won = { winners: readonly Winner[] | null }

function Wins({ winners: loaded }: Won) {
  const winners = useLatest(loaded)
  const t = useTranslations("home")
  const g = useTranslations("tiles")
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
