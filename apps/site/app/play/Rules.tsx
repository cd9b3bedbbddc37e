import { Anchor, LinkButton, Sheet } from "@elite/ui"
import type { ReactNode } from "react"
import { StudioMark } from "../games/StudioMark.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { PlayData } from "./play.server.ts"

type VolatilityLevel = "1" | "2" | "3" | "4" | "5" | "6"

const linkClass = "underline decoration-edge underline-offset-4 hover:decoration-brass"

function RuleLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-line border-b py-2.5 last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}

/** What one wants to know of a game before playing it. */
export function GameFacts({ game }: { game: PlayData["game"] }) {
  const t = useTranslations("play")
  const formats = useFormats()
  const to = useTo()
  const { returnToPlayer, volatility, minBet, maxBet, madeBy, kind } = game
  return (
    <>
      <dl>
        <RuleLine label={t("studio")}>
          {madeBy ? (
            <Anchor href={to("provider", { provider: madeBy.slug })} className={linkClass}>
              {game.studio}
            </Anchor>
          ) : (
            game.studio
          )}
        </RuleLine>
        <RuleLine label={t("kind")}>
          <Anchor href={to("gameType", { type: kind.slug })} className={linkClass}>
            {kind.name}
          </Anchor>
        </RuleLine>
        {returnToPlayer !== null && (
          <RuleLine label={t("returnToPlayer")}>{formats.percent(returnToPlayer)}</RuleLine>
        )}
        {volatility !== null && (
          <RuleLine label={t("volatility")}>{t(`level.${String(volatility) as VolatilityLevel}`)}</RuleLine>
        )}
        {minBet !== null && maxBet !== null && (
          <RuleLine label={t("stakes")}>
            {t("stakesRange", { minimum: formats.euros(minBet), maximum: formats.euros(maxBet) })}
          </RuleLine>
        )}
      </dl>
      {returnToPlayer !== null && (
        <p className="text-pretty text-muted text-sm">
          {t("returnText", { amount: formats.euros(returnToPlayer) })}
        </p>
      )}
    </>
  )
}

type RulesProps = { game: PlayData["game"]; isOpen: boolean; onClose: () => void }

export function GameRules({ game, isOpen, onClose }: RulesProps) {
  const t = useTranslations("play")
  const to = useTo()
  return (
    <Sheet open={isOpen} onClose={onClose} title={game.name} closeLabel={t("close")}>
      {game.madeBy && <StudioMark icon={game.madeBy.icon} className="h-14" />}
      <GameFacts game={game} />
      <p className="text-pretty text-muted text-sm">{t("rulesNote")}</p>
      <LinkButton href={to("responsibleGambling")}>{t("limits")}</LinkButton>
    </Sheet>
  )
}
