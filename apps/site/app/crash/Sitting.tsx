import { stretch } from "@elite/words/formats.ts"
import { useState } from "react"
import { useFormats } from "../language.ts"
import { Figure } from "../play/Figure.tsx"
import { sittingNet } from "../play/sitting.ts"
import { useServerTime } from "../shell/clock.ts"
import { useShell } from "../shell/data.ts"
import { useSummary } from "../shell/wallet.tsx"
import { useTranslations } from "../speech.tsx"

/** How long the reader has been at this game. */
function Here() {
  const t = useTranslations("play")
  const madeAt = useShell()?.madeAt ?? ""
  const [openedAt] = useState(() => Date.parse(madeAt))
  const now = useServerTime(madeAt)
  return (
    <Figure label={t("here")}>
      <span suppressHydrationWarning>{stretch(now - openedAt).slice(-8)}</span>
    </Figure>
  )
}

/** Beside the strip's figures of the day: the time and the result of this sitting. */
export function Sitting() {
  const t = useTranslations("play")
  const formats = useFormats()
  const summary = useSummary()
  const [opened] = useState(summary?.today)
  if (!summary || !opened) return null
  return (
    <>
      <Here />
      <Figure label={t("net")} hint={t("netHint")}>
        {formats.signedEuros(sittingNet(opened, summary.today))}
      </Figure>
    </>
  )
}
