import type { LiveMessages } from "@elite/contract"
import { Button, Card, classes, EmptyState, Loading } from "@elite/ui"
import { useRef, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { LimitReached } from "../play/LimitReached.tsx"
import { RealityCheck } from "../play/RealityCheck.tsx"
import { SessionOver } from "../play/SessionOver.tsx"
import { ConnectionLostOverlay } from "../shell/ConnectionLostOverlay.tsx"
import { useIsConnectionLost } from "../shell/connection.ts"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { BettingRefusal, LogInToBetNotice } from "./BettingNotices.tsx"
import { OwnBetsLink, SportsPurse } from "./SportsPurse.tsx"
import type { SportsData } from "./sportsBook.server.ts"
import { useProviderFrame } from "./useProviderFrame.ts"

type ProviderFrameProps = Pick<SportsData, "isPlayer" | "balance"> & {
  frame: NonNullable<SportsData["frame"]>
}

/** Replaces a page that did not report ready in time. */
function ProviderSilent({ isPlayer, onRetry }: { isPlayer: boolean; onRetry: () => void }) {
  const t = useTranslations("sportsbook")
  return (
    <Card>
      <div role="status">
        <EmptyState
          title={t("silentTitle")}
          action={
            <>
              <Button kind="primary" onClick={onRetry}>
                {t("retry")}
              </Button>
              {isPlayer && <OwnBetsLink />}
            </>
          }
        >
          {t(isPlayer ? "silentText" : "silentVisitor")}
        </EmptyState>
      </div>
    </Card>
  )
}

/** Covers the provider's page until it reports ready, because a half-loaded one is white. */
function ProviderOpening() {
  const t = useTranslations("sportsbook")
  return (
    <Loading label={t("loading")} className="absolute inset-0 grid place-items-center bg-ink-deep">
      <p aria-hidden="true" className="animate-pulse text-muted motion-reduce:animate-none">
        {t("loading")}
      </p>
    </Loading>
  )
}

/** The provider's page with the sports purse, in the height that it reports. */
export function ProviderFrame({ frame: { origin, url }, isPlayer, balance: read }: ProviderFrameProps) {
  const t = useTranslations("sportsbook")
  const frame = useRef<HTMLIFrameElement>(null)
  const [limitReached, setLimitReached] = useState<LiveMessages["limitReached"] | null>(null)
  const { state, attempt, reopen, height, refusal, sendSession, balance } = useProviderFrame(
    frame,
    { origin },
    { isPlayer, balance: read },
  )
  const isLost = useIsConnectionLost()
  useLiveMessage("limitReached", setLimitReached)
  const isSilent = state === "silent" && !isLost
  return (
    <div className="grid gap-4">
      {isPlayer ? <SportsPurse balance={balance} mayPayIn /> : <LogInToBetNotice />}
      {refusal && <BettingRefusal refusal={refusal} onTryAgain={() => void sendSession()} />}
      {isPlayer && <RealityCheck isInRound={false} />}
      {isPlayer && <SessionOver isInRound={false} sentence={(until) => t("sessionOver", { until })} />}
      {limitReached && (
        // The provider's betting slip is at the foot of a long frame, so a refusal has to stay in sight.
        <div className="sticky top-11 z-20 overflow-clip rounded-card border border-line *:border-b-0 md:top-28">
          <LimitReached reached={limitReached} onClose={() => setLimitReached(null)} />
        </div>
      )}
      <noscript>
        <p className="text-muted">{t("noScript")}</p>
      </noscript>
      {isSilent && <ProviderSilent isPlayer={isPlayer} onRetry={reopen} />}
      {/* It stays mounted after the timeout, in case the provider's page reports ready later. */}
      <div
        className={classes(
          "relative overflow-clip rounded-card border border-line bg-ink-deep",
          isSilent && "hidden",
        )}
      >
        {state === "opening" && <ProviderOpening />}
        <iframe
          key={attempt}
          ref={frame}
          src={url}
          inert={isLost}
          title={t("frame")}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="origin"
          className="block w-full border-0"
          style={{ height: height ?? "max(40rem, 100dvh)" }}
        />
        {isLost && <ConnectionLostOverlay title={t("lostTitle")}>{t("lostText")}</ConnectionLostOverlay>}
      </div>
    </div>
  )
}
