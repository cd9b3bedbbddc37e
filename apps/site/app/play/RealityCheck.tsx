import { limits, me } from "@elite/contract"
import { Button, Dialog, LinkButton, Loading } from "@elite/ui"
import { useCallback, useEffect, useRef, useState } from "react"
import { useSubmit } from "react-router"
import { useTo } from "../language.ts"
import { CheckFigures, type CheckShown } from "../limits/CheckFigures.tsx"
import { useServerTime } from "../shell/clock.ts"
import { useShell } from "../shell/data.ts"
import { useLive } from "../shell/live.tsx"
import { useCall } from "../shell/useCall.ts"
import { useSummary } from "../shell/wallet.tsx"
import { useTranslations } from "../speech.tsx"

/** When the next check is due, as the server last said it: null for never. */
function useDueAt(): [string | null, (dueAt: string | null) => void] {
  const said = useSummary()?.realityCheck?.dueAt ?? null
  const [heard, setHeard] = useState<{ of: string | null; dueAt: string | null } | null>(null)
  const hear = useCallback((dueAt: string | null) => setHeard({ of: said, dueAt }), [said])
  useLive("realityCheck", ({ dueAt }) => hear(dueAt))
  return [heard?.of === said ? heard.dueAt : said, hear]
}

/**
 * The reality check over a game: no round begins at the server until it is answered, and here it says why. It waits
 * until the round that is played has been shown.
 */
export function RealityCheck({ isInRound }: { isInRound: boolean }) {
  const [dueAt, setDueAt] = useDueAt()
  const now = useServerTime(useShell()?.madeAt ?? "")
  if (dueAt === null || now < Date.parse(dueAt) || isInRound) return null
  return <Question onAnswered={setDueAt} />
}

function Question({ onAnswered }: { onAnswered: (nextDueAt: string | null) => void }) {
  const t = useTranslations("realityCheck")
  const to = useTo()
  const call = useCall()
  const submit = useSubmit()
  const [shown, setShown] = useState<CheckShown | null>(null)
  const [isSent, setSent] = useState(false)
  const answered = useRef(onAnswered)
  answered.current = onAnswered
  useEffect(() => {
    void call(me.getRealityCheck, {}).then(
      ({ serverTime, realityCheck }) => {
        if (realityCheck) setShown({ serverTime, realityCheck })
        else answered.current(null)
      },
      () => {},
    )
  }, [call])
  const goOn = () => {
    setSent(true)
    call(limits.answerRealityCheck, {}).then(
      ({ realityCheck }) => onAnswered(realityCheck?.dueAt ?? null),
      () => setSent(false),
    )
  }
  return (
    <Dialog
      open
      explicit
      onClose={() => {}}
      size="medium"
      title={t("dueTitle")}
      actions={
        <>
          <Button onClick={() => void submit(null, { method: "post", action: to("logout") })}>
            {t("logOut")}
          </Button>
          <LinkButton href={to("betHistory")}>{t("history")}</LinkButton>
          <LinkButton href={to("limits")}>{t("pause")}</LinkButton>
          <Button kind="primary" onClick={goOn} pending={isSent} pendingLabel={t("sending")}>
            {t("continue")}
          </Button>
        </>
      }
    >
      {shown ? (
        <CheckFigures {...shown} />
      ) : (
        <Loading label={t("sending")}>
          <div className="h-28" />
        </Loading>
      )}
    </Dialog>
  )
}
