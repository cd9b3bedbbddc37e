import type { jackpots } from "@elite/contract"
import { Anchor } from "@elite/ui"
import { Lock } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { toThumbnailUrl } from "../picture.ts"
import { CountUp } from "./CountUp.tsx"
import { computeFillLevel } from "./fillLevel.ts"
import { centsPerEuro, useFormatPast } from "./format.ts"
import { Glass } from "./Glass.tsx"
import type { Pool } from "./jackpots.server.ts"
import { poolTypes } from "./poolTypes.ts"
import { useDropRule } from "./useDropRule.ts"

/** The upper end of a pool's scale. A first cycle may have begun with less than today's start. */
function scaleTop({ target, highest, start }: Pool): { name: "full" | "highest" | "double"; euros: number } {
  if (target !== undefined) return { name: "full", euros: target }
  if (highest === null || highest <= start) return { name: "double", euros: 2 * start }
  return { name: "highest", euros: highest }
}

function OddsEntry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1">
      <dt className="text-muted">{name}</dt>
      <dd className="ml-auto font-semibold">{children}</dd>
    </div>
  )
}

function Odds({ pool }: { pool: Pool }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const { type, oneIn, fullStake = 0, returnPpm } = pool
  const cents = centsPerEuro(returnPpm)
  const { isWonByRounds } = poolTypes[type]
  return (
    <dl className="text-[0.8125rem] leading-5">
      {isWonByRounds ? (
        <OddsEntry name={t("fromStake", { stake: formats.shortEuros(fullStake) })}>
          {t("allOrShare")}
        </OddsEntry>
      ) : (
        <OddsEntry name={t("chance")}>
          {oneIn === null ? t("noChance") : t("oneIn", { count: formats.figure(oneIn) })}
        </OddsEntry>
      )}
      <OddsEntry name={t("comesBack")}>{t(isWonByRounds ? "atMostCents" : "cents", { cents })}</OddsEntry>
    </dl>
  )
}

function LastWin({ win }: { win: jackpots.JackpotWin | undefined }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const to = useTo()
  const moment = useFormatPast()
  if (!win) return <p className="min-h-11 text-[0.8125rem] text-muted">{t("neverWon")}</p>
  const { game, amount, username, wonAt } = win
  const content = (
    <span className="grid min-w-0 leading-5">
      <span className="font-semibold text-emerald">{formats.euros(amount)}</span>
      <span className="text-muted text-xs">
        {username}, {moment(wonAt)}
      </span>
    </span>
  )
  if (!game) return <p className="min-h-11">{content}</p>
  return (
    <Anchor
      href={to("play", { gameId: game.slug })}
      className="flex min-h-11 items-center gap-3 underline-offset-4 hover:underline"
    >
      <img
        src={toThumbnailUrl(game.thumbnailUrl)}
        alt={t("lastWon", { game: game.name })}
        width={30}
        height={40}
        loading="lazy"
        decoding="async"
        className="h-10 w-7.5 rounded bg-raised object-cover"
      />
      {content}
    </Anchor>
  )
}

const partClass = "relative mx-auto grid w-full max-w-90 px-5 sm:px-6"

/** Its four parts are rows of the wall, so that they begin at the same height in every window. */
function PoolWindow({ pool, euros, now }: { pool: Pool; euros: number; now: string }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const drop = useDropRule()
  const { type, cycle, dropsBefore, hasDropped } = pool
  const name = t(`pools.${type}`)
  const top = scaleTop(pool)
  const level = computeFillLevel(euros, top.euros)
  const topText = formats.shortEuros(Math.floor(top.euros))
  const percent = formats.percent(Math.round(level * 100))
  return (
    <li className="relative row-span-4 grid min-w-0 snap-start grid-rows-subgrid overflow-hidden border-line max-sm:not-first:border-l sm:@max-[1039px]/wall:even:border-l sm:@max-[1039px]/wall:nth-[n+3]:border-t @min-[1040px]/wall:not-first:border-l">
      <Glass
        jackpot={type}
        level={level}
        label={t("glass", { percent, top: topText })}
        now={now}
        windowEndsAt={dropsBefore}
        numeral={poolTypes[type].numeral(formats, pool)}
        isDark={hasDropped}
        scale={{ top: { label: t(top.name), amount: topText }, foot: formats.shortEuros(0) }}
        className="mx-auto @max-[1151px]/wall:@min-[1040px]/wall:[--u:calc(100cqi/1160)]"
      />
      <div className={`${partClass} content-start gap-1`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="font-sans font-semibold text-base tracking-normal">{name}</h2>
          <a
            href={`#seal-${type}`}
            aria-label={t("itsSeal", { name, number: formats.figure(cycle) })}
            className="inline-flex min-h-6 items-center gap-1.5 text-muted text-xs underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <Lock className="size-3" aria-hidden="true" />
            {t("cycle", { number: formats.figure(cycle) })}
          </a>
        </div>
        <CountUp euros={euros} className="text-[2rem] leading-11 lg:text-[2.25rem]" />
        <p className="font-semibold text-[0.9375rem]">{drop(pool)}</p>
        <p className="mb-2.5 min-h-10 text-pretty text-[0.8125rem] text-muted leading-5">
          {t(`how.${type}`)}
        </p>
      </div>
      <div className={`${partClass} content-start`}>
        <Odds pool={pool} />
      </div>
      <div className={`${partClass} content-start pt-1 pb-4`}>
        <div className="border-line border-t pt-2">
          <LastWin win={pool.lastWinners[0]} />
        </div>
      </div>
    </li>
  )
}

type PoolWindowsProps = {
  all: readonly Pool[]
  /** Euros. */
  pools: Record<jackpots.JackpotType, number>
  now: string
}

export function PoolWindows({ all, pools, now }: PoolWindowsProps) {
  const t = useTranslations("jackpots")
  return (
    <section
      aria-label={t("wall")}
      data-theme="dark"
      className="@container/wall overflow-hidden rounded-card border border-line bg-ink text-ivory"
    >
      <ul className="no-scrollbar max-sm:grid max-sm:grid-rows-[repeat(4,auto)] max-sm:snap-x max-sm:snap-mandatory max-sm:auto-cols-[18rem] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:overscroll-x-contain max-[359px]:auto-cols-[16rem] sm:grid sm:grid-cols-2 @min-[1040px]/wall:grid-cols-4">
        {all.map((pool) => (
          <PoolWindow key={pool.type} pool={pool} euros={pools[pool.type]} now={now} />
        ))}
      </ul>
    </section>
  )
}
