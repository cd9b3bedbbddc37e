import { Anchor, Badge } from "@elite/ui"
import { useFormats, useLanguage, useTo } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import type { Credit } from "./credit.ts"
import { Figure } from "./Figure.tsx"

/** The address of a tournament that a player is in. */
export function useTournamentAddress(): (credit: Credit) => string {
  const to = useTo()
  return ({ tournamentId }) => `${to("myTournaments")}?tournament=${tournamentId}`
}

/** Says that a game is not played for money, and leads to the tournament whose credit it is played with. */
export function CreditMark({ credit }: { credit: Credit }) {
  const t = useTranslations("play")
  const address = useTournamentAddress()
  const name = credit.name[useLanguage()]
  return (
    <Anchor
      href={address(credit)}
      title={t("credit.note", { name })}
      aria-label={t("credit.note", { name })}
      className="grid min-h-11 shrink-0 items-center max-sm:hidden"
    >
      <Badge tone="azure">{t("credit.mark")}</Badge>
    </Anchor>
  )
}

/** In the place of money: what is left of the credit, and how the player stands. */
export function CreditFigures({ credit: { balance, winPoints, rank } }: { credit: Credit }) {
  const t = useTranslations("play")
  const { figure, units } = useFormats()
  return (
    <>
      <Figure label={t("credit.rank")}>{rank === null ? "–" : figure(rank)}</Figure>
      <Figure label={t("credit.winPoints")}>{figure(winPoints)}</Figure>
      <Figure label={t("credit.balance")} hint={t("credit.balanceHint")}>
        {units(balance)}
      </Figure>
    </>
  )
}
