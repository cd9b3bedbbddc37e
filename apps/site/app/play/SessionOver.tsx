import { Button, LinkButton } from "@elite/ui"
import { useSubmit } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import { computeTimeLeft, useSessionEnd } from "../shell/useSessionEnd.ts"

/**
 * Shown once the player's own session limit is reached. The server refuses new rounds; the current one goes
 * on. `sentence` replaces the text where no game is played.
 */
export function SessionOver({
  isInRound,
  sentence,
}: {
  isInRound: boolean
  sentence?: (until: string) => string
}) {
  const t = useTranslations("play")
  const check = useTranslations("realityCheck")
  const formats = useFormats()
  const to = useTo()
  const submit = useSubmit()
  const end = useSessionEnd()
  const now = useServerTime(useShell()?.madeAt ?? "")
  if (!end || isInRound || computeTimeLeft(end, now).minutes > 0) return null
  const until = formats.dateTime(end.restsUntil)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-line border-b bg-surface px-gutter py-2 text-sm"
    >
      <span className="text-pretty">{sentence?.(until) ?? t("sessionOver", { until })}</span>
      <LinkButton size="small" href={to("limits")}>
        {t("limits")}
      </LinkButton>
      <Button size="small" onClick={() => void submit(null, { method: "post", action: to("logout") })}>
        {check("logOut")}
      </Button>
    </div>
  )
}
