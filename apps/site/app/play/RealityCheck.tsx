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

/** Null where none is due. */
function useCheckDueAt(): [string | null, (dueAt: string | null) => void] {
  const loaded = useSummary()?.realityCheck?.dueAt ?? null
  const [latest, setLatest] = useState<{ of: string | null; dueAt: string | null } | null>(null)
  const setDueAt = useCallback((dueAt: string | null) => setLatest({ of: loaded, dueAt }), [loaded])
  useLiveMessage("realityCheck", ({ dueAt }) => setDueAt(dueAt))
  return [latest?.of === loaded ? latest.dueAt : loaded, setDueAt]
}

/** The server starts no round until it is answered. It appears after the current round was shown. */
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
  const answer = () => {
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
        // Equal in size, and the brass is for what protects.
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <LinkButton kind="primary" block href={to("limits")}>
            {t("pause")}
          </LinkButton>
          <Button block onClick={() => void submit(null, { method: "post", action: to("logout") })}>
            {t("logOut")}
          </Button>
          <LinkButton block href={to("betHistory")}>
            {t("history")}
          </LinkButton>
          <Button block onClick={answer} pending={isSent} pendingLabel={t("sending")}>
            {t("continue")}
          </Button>
        </div>
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
