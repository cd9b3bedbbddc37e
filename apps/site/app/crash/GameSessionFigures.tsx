import { stretch } from "@elite/words/formats.ts"
import { useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { BarFigure } from "../play/BarFigure.tsx"
import { computeGameSessionNet } from "../play/gameSessionNet.ts"
import { useShell } from "../shell/shellData.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import { useSummary } from "../shell/wallet.tsx"

function TimeInGame() {
  const t = useTranslations("play")
  const madeAt = useShell()?.madeAt ?? ""
  const [openedAt] = useState(() => Date.parse(madeAt))
  const now = useServerTime(madeAt)
  return (
    <BarFigure label={t("here")}>
      <span suppressHydrationWarning>{stretch(now - openedAt).slice(-8)}</span>
    </BarFigure>
  )
}

export function GameSessionFigures() {
  const t = useTranslations("play")
  const formats = useFormats()
  const summary = useSummary()
  const [opened] = useState(summary?.today)
  if (!summary || !opened) return null
  return (
    <>
      <TimeInGame />
      <BarFigure label={t("net")} hint={t("netHint")}>
        {formats.signedEuros(computeGameSessionNet(opened, summary.today))}
      </BarFigure>
    </>
  )
}
