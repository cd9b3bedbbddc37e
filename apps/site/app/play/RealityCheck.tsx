import { limits, me } from "@elite/contract"
import { Button, Dialog, LinkButton, Loading } from "@elite/ui"
import { useCallback, useEffect, useRef, useState } from "react"
import { useSubmit } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { RealityCheckFigures, type ShownRealityCheck } from "../limits/RealityCheckFigures.tsx"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useShell } from "../shell/shellData.ts"
import { useApiCall } from "../shell/useApiCall.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import { useSummary } from "../shell/wallet.tsx"

/** When the next check is due, as the server last said it: null for never. */
function useCheckDueAt(): [string | null, (dueAt: string | null) => void] {
  const said = useSummary()?.realityCheck?.dueAt ?? null
  const [heard, setHeard] = useState<{ of: string | null; dueAt: string | null } | null>(null)
  const hear = useCallback((dueAt: string | null) => setHeard({ of: said, dueAt }), [said])
  useLiveMessage("realityCheck", ({ dueAt }) => hear(dueAt))
  return [heard?.of === said ? heard.dueAt : said, hear]
}

/**
 * The reality check over a game: no round begins at the server until it is answered, and here it says why. It waits
 * until the round that is played has been shown.
 */
export function RealityCheck({ isInRound }: { isInRound: boolean }) {
  const [dueAt, setDueAt] = useCheckDueAt()
  const now = useServerTime(useShell()?.madeAt ?? "")
  if (dueAt === null || now < Date.parse(dueAt) || isInRound) return null
  return <RealityCheckQuestion onAnswered={setDueAt} />
}

function RealityCheckQuestion({ onAnswered }: { onAnswered: (nextDueAt: string | null) => void }) {
  const t = useTranslations("realityCheck")
  const to = useTo()
  const call = useApiCall()
  const submit = useSubmit()
  const [shown, setShown] = useState<ShownRealityCheck | null>(null)
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
        <RealityCheckFigures {...shown} />
      ) : (
        <Loading label={t("sending")}>
          <div className="h-28" />
        </Loading>
      )}
    </Dialog>
  )
}
