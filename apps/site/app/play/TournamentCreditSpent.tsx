import type { LiveMessages } from "@elite/contract"
import { Button, LinkButton } from "@elite/ui"
import { type ReactNode, useEffect, useRef } from "react"
import { useFetcher, useLocation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useIdempotencyKey } from "../form/useIdempotencyKey.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { useChannel } from "../shell/liveSocket.tsx"
import { useShell } from "../shell/shellData.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import type { PlayData } from "./play.server.ts"
import { useTournamentAddress } from "./TournamentCreditFigures.tsx"
import { isCreditPlayable, isCreditSpent, type TournamentCredit } from "./tournamentCredit.ts"

type TournamentCreditSpentProps = Pick<PlayData, "game" | "attempt"> & {
  credit: TournamentCredit
  /** The current round goes on. */
  isInRound: boolean
  /** The page subscribes to the tournament's board, because it shows a place on it. */
  onBoard: (board: LiveMessages["tournament"]) => void
  /** The game must be opened again, which is the only way it learns of new credit. */
  onRebought: () => void
}

const NoticeStrip = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-line border-b bg-surface px-gutter py-2 text-sm"
  >
    {children}
  </div>
)

function RebuyButton({ credit, attempt: fresh }: Pick<TournamentCreditSpentProps, "credit" | "attempt">) {
  const t = useTranslations("play")
  const { euros, units } = useFormats()
  const { pathname, search } = useLocation()
  const { Form, data: answer, state } = useFetcher<FormRefusal>()
  const { rebuyFee, rebuyCredit, rebuysLeft, tournamentId } = credit
  const { attempt, remember } = useIdempotencyKey(fresh, `${tournamentId} ${rebuysLeft}`, answer)
  return (
    <>
      <Form
        method="post"
        action={pathname + search}
        onSubmit={remember}
        className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1"
      >
        <input type="hidden" name="rebuy" value={tournamentId} />
        <input type="hidden" name="attempt" value={attempt} />
        <span className="text-muted">
          {t("credit.rebuyNote", { credit: units(rebuyCredit), left: rebuysLeft })}
        </span>
        <Button type="submit" size="small" pending={state !== "idle"} pendingLabel={t("credit.rebuying")}>
          {t("credit.rebuy", { fee: euros(rebuyFee) })}
        </Button>
      </Form>
      <RefusalMessage answer={answer} isMoney isOutside />
    </>
  )
}

/**
 * Shown when the tournament is over or too little credit is left. The server refuses stakes; scored points
 * stay.
 */
export function TournamentCreditSpent({
  credit,
  game,
  attempt,
  isInRound,
  onBoard,
  onRebought,
}: TournamentCreditSpentProps) {
  const t = useTranslations("play")
  const { units } = useFormats()
  const address = useTournamentAddress()
  const name = credit.name[useLanguage()]
  const now = useServerTime(useShell()?.madeAt ?? "")
  useChannel({ name: "tournament", id: credit.tournamentId }, (board) => {
    if (board.tournamentId === credit.tournamentId) onBoard(board)
  })
  const spent = isCreditSpent(credit, game.minBet)
  const last = useRef({ spent, rebuysLeft: credit.rebuysLeft })
  useEffect(() => {
    const before = last.current
    last.current = { spent, rebuysLeft: credit.rebuysLeft }
    if (before.spent && !spent && credit.rebuysLeft < before.rebuysLeft) onRebought()
  }, [spent, credit.rebuysLeft, onRebought])
  const toTournament = (
    <LinkButton size="small" href={address(credit)}>
      {t("credit.toTournament")}
    </LinkButton>
  )
  if (isInRound) return null
  if (!isCreditPlayable(credit, now))
    return (
      <NoticeStrip>
        <span className="text-pretty">
          {t(credit.status === "out" ? "credit.out" : "credit.over", { name })}
        </span>
        {toTournament}
      </NoticeStrip>
    )
  if (!spent) return null
  return (
    <NoticeStrip>
      <span className="text-pretty">
        {credit.balance > 0 ? t("credit.tooLittle", { balance: units(credit.balance) }) : t("credit.spent")}{" "}
        {credit.rebuysLeft === 0 && t("credit.pointsStay")}
      </span>
      {credit.rebuysLeft > 0 && <RebuyButton credit={credit} attempt={attempt} />}
      {toTournament}
    </NoticeStrip>
  )
}
