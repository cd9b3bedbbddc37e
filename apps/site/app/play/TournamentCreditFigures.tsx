import { Anchor, Badge } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage, useTo } from "../language.ts"
import { BarFigure } from "./BarFigure.tsx"
import type { TournamentCredit } from "./tournamentCredit.ts"

export function useTournamentAddress(): (credit: TournamentCredit) => string {
  const to = useTo()
  return ({ tournamentId }) => `${to("myTournaments")}?tournament=${tournamentId}`
}

export function TournamentCreditMark({ credit }: { credit: TournamentCredit }) {
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

export function TournamentCreditFigures({
  credit: { balance, winPoints, rank },
}: {
  credit: TournamentCredit
}) {
  const t = useTranslations("play")
  const { figure, units } = useFormats()
  return (
    <>
      <BarFigure label={t("credit.rank")}>{rank === null ? "–" : figure(rank)}</BarFigure>
      <BarFigure label={t("credit.winPoints")}>{figure(winPoints)}</BarFigure>
      <BarFigure label={t("credit.balance")} hint={t("credit.balanceHint")}>
        {units(balance)}
      </BarFigure>
    </>
  )
}
