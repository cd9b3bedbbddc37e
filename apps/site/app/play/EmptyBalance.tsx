import { LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useSummary, useWallet } from "../shell/wallet.tsx"
import type { PlayData } from "./play.server.ts"

/** For an empty balance without a usable bonus. It offers no deposit that would be refused. */
export function EmptyBalance({ game, playsBonus }: Pick<PlayData, "game"> & { playsBonus: boolean }) {
  const t = useTranslations("play")
  const formats = useFormats()
  const to = useTo()
  const wallet = useWallet()
  const room = useSummary()?.depositRoom
  if (!wallet || wallet.amount > 0 || (playsBonus && wallet.bonus > 0)) return null
  const hasRoom = !room || room.remaining > 0
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-3 border-line border-b bg-surface px-gutter py-2 text-sm"
    >
      {hasRoom ? (
        <>
          <span>{t("emptyBalance")}</span>
          <LinkButton kind="primary" size="small" href={to("deposits")}>
            {t("emptyBalanceAction")}
          </LinkButton>
        </>
      ) : (
        <>
          <span className="text-pretty">
            {t("emptyNoRoom")} {room.freesAt && t("roomReturns", { at: formats.dateTime(room.freesAt) })}
          </span>
          <LinkButton size="small" href={to("responsibleGambling")}>
            {t("limits")}
          </LinkButton>
          {game.hasDemo && (
            <LinkButton size="small" href={`${to("play", { gameId: game.slug })}?demo=1`}>
              {t("tryIt")}
            </LinkButton>
          )}
        </>
      )}
    </div>
  )
}
