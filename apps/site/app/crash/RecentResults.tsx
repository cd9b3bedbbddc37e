import { classes } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormatMultiplier } from "./format.ts"
import type { EndedRound } from "./liveState.ts"

const stripClass =
  "crash-results no-scrollbar flex gap-2 overflow-x-auto pr-8 max-md:absolute max-md:inset-x-2 max-md:top-2 max-md:z-1"

const resultColour = (result: number) =>
  result < 200 ? "text-coral" : result < 1_000 ? "text-emerald" : "text-brass"

export function RecentResults({ over }: { over: readonly EndedRound[] }) {
  const t = useTranslations("crash")
  const times = useFormatMultiplier()
  if (over.length === 0) return <p className="py-2 text-muted text-sm max-md:hidden">{t("noResults")}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach its end.
    <ol tabIndex={0} aria-label={t("results")} className={stripClass}>
      {over.map(({ roundId, overAs, result }) => (
        <li
          key={roundId}
          className={classes(
            "grid min-h-7 shrink-0 place-items-center rounded-lg border border-line bg-raised px-2 font-bold text-xs md:min-h-9 md:px-2.5 md:text-sm",
            overAs === "void" ? "text-muted" : resultColour(result),
          )}
        >
          {overAs === "void" ? t("brokenOff") : times(result)}
        </li>
      ))}
    </ol>
  )
}
