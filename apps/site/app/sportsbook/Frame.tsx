import type { LiveMessages } from "@elite/contract"
import { Button, EmptyState, Loading, Notice } from "@elite/ui"
import { useRef, useState } from "react"
import { LimitReached } from "../play/LimitReached.tsx"
import { RealityCheck } from "../play/RealityCheck.tsx"
import { SessionOver } from "../play/SessionOver.tsx"
import { Covered } from "../shell/Covered.tsx"
import { useLost } from "../shell/connection.ts"
import { useLive } from "../shell/live.tsx"
import { useTranslations } from "../speech.tsx"
import { Purse } from "./Purse.tsx"
import type { SportsData } from "./sportsBook.server.ts"
import { useFrame } from "./useFrame.ts"

type FrameProps = Pick<SportsData, "isPlayer" | "balance"> & { frame: NonNullable<SportsData["frame"]> }

/** The provider's page under the purse of the sports book, as high as it says that it is. */
export function Frame({ frame: { origin, url }, isPlayer, balance: read }: FrameProps) {
  const t = useTranslations("sportsbook")
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [reached, setReached] = useState<LiveMessages["limitReached"] | null>(null)
  const { state, height, refusal, balance } = useFrame(
    frame,
    { origin },
    { isPlayer, balance: read, attempt },
  )
  const isLost = useLost()
  useLive("limitReached", setReached)
  return (
    <div className="grid gap-4">
      {isPlayer ? <Purse balance={balance} mayPayIn /> : <Notice tone="info">{t("logIn")}</Notice>}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {isPlayer && <SessionOver isInRound={false} />}
      {reached && <LimitReached reached={reached} onClose={() => setReached(null)} />}
      <noscript>
        <p className="text-muted">{t("noScript")}</p>
      </noscript>
      {state === "silent" ? (
        <EmptyState
          title={t("silentTitle")}
          action={<Button onClick={() => setAttempt((now) => now + 1)}>{t("retry")}</Button>}
        >
          {t("silentText")}
        </EmptyState>
      ) : (
        <div className="relative overflow-hidden rounded-card border border-line bg-ink-deep">
          {state === "opening" && (
            <Loading label={t("loading")} className="absolute inset-0 grid place-items-center">
              <p aria-hidden="true" className="animate-pulse text-muted">
                {t("loading")}
              </p>
            </Loading>
          )}
          <iframe
            key={attempt}
            ref={frame}
            src={url}
            inert={isLost}
            title={t("frame")}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="origin"
            className="block max-h-[max(30rem,calc(100dvh-11rem))] w-full border-0"
            style={{ height: height ?? 640 }}
          />
          {isPlayer && <RealityCheck isInRound={false} />}
          {isLost && <Covered title={t("lostTitle")}>{t("lostText")}</Covered>}
        </div>
      )}
    </div>
  )
}
