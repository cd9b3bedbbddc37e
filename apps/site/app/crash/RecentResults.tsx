import { classes } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormatMultiplier } from "./format.ts"
import type { EndedRound } from "./liveState.ts"

const resultColour = (result: number) =>
  result < 200 ? "text-coral" : result < 1_000 ? "text-emerald" : "text-brass"

export function RecentResults({ over }: { over: readonly EndedRound[] }) {
  const t = useTranslations("crash")
  const times = useFormatMultiplier()
  if (over.length === 0) return <p className="min-h-9 py-2 text-muted text-sm">{t("noResults")}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach its end.
    <ol tabIndex={0} aria-label={t("results")} className="no-scrollbar flex gap-2 overflow-x-auto">
      {over.map(({ roundId, overAs, result }) => (
        <li
          key={roundId}
          className={classes(
            "grid min-h-9 shrink-0 place-items-center rounded-lg border border-line bg-raised px-2.5 font-bold text-sm",
            overAs === "void" ? "text-muted" : resultColour(result),
          )}
        >
          {overAs === "void" ? t("brokenOff") : times(result)}
        </li>
      ))}
    </ol>
  )
}
