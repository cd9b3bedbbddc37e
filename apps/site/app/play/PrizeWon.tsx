import { prizes } from "@elite/contract"
import { Button, Icon } from "@elite/ui"
import { useCallback, useEffect, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { ClaimButton } from "../shell/Claims.tsx"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { usePlayer } from "../shell/shellData.ts"
import { useApiCall } from "../shell/useApiCall.ts"
import { NoticeStrip } from "./BonusStrip.tsx"

/** Read again after a notification, and after a movement of money while a prize waits: it may be its claim elsewhere. */
function useClaimablePrizes() {
  const call = useApiCall()
  const [claimable, setClaimable] = useState<readonly prizes.ClaimablePrize[]>([])
  const read = useCallback(async () => {
    const reply = await call(prizes.getClaimablePrizes, {}, { isBackground: true }).catch(() => null)
    if (reply) setClaimable(reply.prizes)
  }, [call])
  useEffect(() => void read(), [read])
  useLiveMessage("notification", () => void read())
  useLiveMessage("wallet", () => claimable.length > 0 && void read())
  return { claimable, reload: () => void read() }
}

/** A prize to claim, below the game; one that was won in a round waits until the round has been shown. */
export function PrizeWon({ isInRound }: { isInRound: boolean }) {
  const t = useTranslations("play")
  const claims = useTranslations("claims")
  const formats = useFormats()
  const mayClaim = !usePlayer()?.exclusion
  const { claimable, reload } = useClaimablePrizes()
  const [closed, setClosed] = useState<readonly number[]>([])
  const prize = claimable.find(({ prizeId }) => !closed.includes(prizeId))
  if (!prize || !mayClaim || isInRound) return null
  const { source, amount, prizeId } = prize
  return (
    <NoticeStrip isAnnounced>
      <span className="text-pretty">
        {t("prizeWon", { source: claims(`sources.${source}`), amount: formats.euros(amount) })}
      </span>
      <span className="flex items-center gap-1">
        <ClaimButton key={prizeId} prize={prize} onClaimed={reload} />
        <Button
          kind="quiet"
          square
          aria-label={t("dismiss")}
          onClick={() => setClosed((before) => [...before, prizeId])}
        >
          <Icon name="close" className="text-muted" />
        </Button>
      </span>
    </NoticeStrip>
  )
}
