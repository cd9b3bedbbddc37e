import { stretch } from "@elite/words/formats.ts"
import { useEffect } from "react"
import { useTranslations } from "../i18n.tsx"
import { useShell } from "../shell/shellData.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import { BarFigure } from "./BarFigure.tsx"

/** The server refuses rounds itself once the time is over. */
export function DemoTime({ endsAt, onOver }: { endsAt: string; onOver: () => void }) {
  const t = useTranslations("play")
  const now = useServerTime(useShell()?.madeAt ?? "")
  const left = Date.parse(endsAt) - now
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return (
    <BarFigure label={t("demoLeft")} hint={t("demoLeftHint")}>
      <span role="timer">{stretch(Math.max(0, Math.ceil(left / 1_000) * 1_000)).slice(-5)}</span>
    </BarFigure>
  )
}
