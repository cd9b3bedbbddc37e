import type { jackpots } from "@elite/contract"
import type { Formats } from "@elite/words/formats.ts"
import type { useTranslations } from "../i18n.tsx"
import type { Pool } from "./jackpots.server.ts"
import type { PoolTile } from "./poolTiles.ts"

type Translator<N extends Parameters<typeof useTranslations>[0]> = ReturnType<typeof useTranslations<N>>

/** What the site shows of a type of jackpot, beside its words. */
type PoolType = {
  readonly colour: string
  /** What its window shows over the glass. */
  readonly overlay: "clock" | "fillLine" | "none"
  /** Rounds win it, by the odds of their games: only the most that comes back is known. */
  readonly isWonByRounds: boolean
  /** In the disc of its window. */
  numeral(
    formats: Formats,
    pool: { target?: number | undefined; multiple?: number | undefined },
  ): string | undefined
  /** How it drops, in a few words. */
  dropText(t: Translator<"jackpotDrops">, formats: Formats, pool: PoolTile): string
  ruleText(t: Translator<"jackpots">, formats: Formats, pool: Pool): string
}

const betsWinIt = { isWonByRounds: false, numeral: () => undefined }

export const poolTypes: Readonly<Record<jackpots.JackpotType, PoolType>> = {
  threeHour: {
    ...betsWinIt,
    colour: "#e0a24d",
    overlay: "clock",
    dropText: (t, formats, { hasDropped, dropsBefore = "" }) =>
      t(hasDropped ? "dropped" : "threeHour", { time: formats.time(dropsBefore) }),
    ruleText: (t, formats, { dropsBefore = "" }) => t("rules.threeHour", { time: formats.time(dropsBefore) }),
  },
  hitTheTarget: {
    ...betsWinIt,
    colour: "#2fae95",
    overlay: "fillLine",
    numeral: (formats, { target }) => (target === undefined ? undefined : formats.figure(target)),
    dropText: (t, formats, { target = 0 }) => t("hitTheTarget", { target: formats.shortEuros(target) }),
    ruleText: (t, formats, { start, target = 0 }) =>
      t("rules.hitTheTarget", { start: formats.shortEuros(start), target: formats.shortEuros(target) }),
  },
  anyTime: {
    ...betsWinIt,
    colour: "#7f8df0",
    overlay: "none",
    dropText: (t) => t("anyTime"),
    ruleText: (t, formats, { oneIn }) =>
      t("rules.anyTime", { chance: t("oneIn", { count: formats.figure(oneIn ?? 0) }) }),
  },
  bigWin: {
    colour: "#e2699a",
    overlay: "none",
    isWonByRounds: true,
    numeral: (formats, { multiple }) => (multiple === undefined ? undefined : `${formats.figure(multiple)}×`),
    dropText: (t, formats, { multiple = 0 }) => t("bigWin", { multiple: formats.figure(multiple) }),
    ruleText: (t, formats, { multiple = 0, fullStake = 0 }) =>
      t("rules.bigWin", { multiple: formats.figure(multiple), stake: formats.shortEuros(fullStake) }),
  },
}
