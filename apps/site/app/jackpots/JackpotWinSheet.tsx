import { jackpots } from "@elite/contract"
import { Anchor, Button, useModal } from "@elite/ui"
import { Hourglass, ShieldCheck } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { useApiCall } from "../shell/useApiCall.ts"
import { Glass } from "./Glass.tsx"
import { poolTypes } from "./poolTypes.ts"
import type { NewWin } from "./useNewWin.ts"

type ClaimState = { state: "open" | "pending" | "refused" } | { state: "paid"; balance: number }

/** A toast shows a refusal; the dialog says that nothing is lost. */
function useClaim(jackpotId: number, onPaid: () => void): [ClaimState, () => void] {
  const call = useApiCall()
  const [claim, setClaim] = useState<ClaimState>({ state: "open" })
  const claimWin = () => {
    setClaim({ state: "pending" })
    call(jackpots.updateJackpotWinner, { jackpotId }).then(
      ({ newBalance: balance }) => {
        setClaim({ state: "paid", balance })
        onPaid()
      },
      () => setClaim({ state: "refused" }),
    )
  }
  return [claim, claimWin]
}

function WonWindow({ win: { type }, multiple, target }: NewWin) {
  const t = useTranslations("jackpotWon")
  const formats = useFormats()
  const madeAt = useShell()?.madeAt ?? ""
  return (
    <Glass
      jackpot={type}
      level={1}
      label={t("window")}
      numeral={poolTypes[type].numeral(formats, { target, multiple })}
      now={madeAt}
      className="pointer-events-none z-10 mx-auto [--u:var(--unit)]"
    />
  )
}

function WinFacts({ win: { until, cycleId } }: Pick<NewWin, "win">) {
  const t = useTranslations("jackpotWon")
  const formats = useFormats()
  const to = useTo()
  const proof = cycleId === null ? "#rules" : `?cycle=${cycleId}#proof`
  return (
    <div className="grid gap-3 border-line border-t pt-4 text-sm">
      <p className="flex gap-3 text-pretty text-muted">
        <Hourglass className="mt-0.5 size-4 shrink-0 text-brass" aria-hidden="true" />
        {t("waits", { until: formats.dateTime(until) })}
      </p>
      <Anchor
        href={`${to("jackpots")}${proof}`}
        className="inline-flex min-h-11 items-center gap-3 font-semibold text-brass underline-offset-4 hover:underline"
      >
        <ShieldCheck className="size-4 shrink-0" aria-hidden="true" />
        {t("how")}
      </Anchor>
    </div>
  )
}

function WinSummary({ win }: Pick<NewWin, "win">) {
  const t = useTranslations("jackpotWon")
  const formats = useFormats()
  return t("yours", {
    stake: formats.euros(win.stake),
    game: win.game?.name ?? "none",
    whole: win.isWhole ? "all" : "part",
    time: formats.time(win.wonAt),
  })
}

type ClaimActionsProps = { amount: number; claim: ClaimState; onClaim: () => void; onClose: () => void }

function ClaimActions({ amount, claim, onClaim, onClose }: ClaimActionsProps) {
  const t = useTranslations("jackpotWon")
  const formats = useFormats()
  if (claim.state === "paid")
    return (
      <Button kind="primary" size="large" block onClick={onClose}>
        {t("goOn")}
      </Button>
    )
  return (
    <div className="grid gap-1">
      <Button
        kind="primary"
        size="large"
        block
        onClick={onClaim}
        pending={claim.state === "pending"}
        pendingLabel={t("claiming")}
      >
        {t("claim", { amount: formats.euros(amount) })}
      </Button>
      {claim.state === "refused" && (
        <p role="alert" className="text-balance text-center text-coral text-sm">
          {t("refused")}
        </p>
      )}
      <Button kind="quiet" block onClick={onClose}>
        {t("later")}
      </Button>
    </div>
  )
}

/** On a phone a sheet, elsewhere a dialog of 480 px. It leaves the session strip in sight. */
export default function JackpotWinSheet({ onClose, ...shown }: NewWin & { onClose: () => void }) {
  const t = useTranslations("jackpotWon")
  const names = useTranslations("jackpotNames")
  const formats = useFormats()
  const modal = useModal({ onClose })
  const { jackpotId, amount, type } = shown.win
  const heading = useRef<HTMLHeadingElement>(null)
  const [title, text] = [useId(), useId()]
  // After the dialog has opened, which focuses its first button.
  useEffect(() => heading.current?.focus(), [])
  // The focused button disappears.
  const [claim, claimWin] = useClaim(jackpotId, () => heading.current?.focus())
  const isPaid = claim.state === "paid"
  return (
    <dialog
      {...modal}
      aria-labelledby={title}
      aria-describedby={text}
      data-theme="dark"
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-2.25rem)] w-full max-w-none animate-rise overflow-x-hidden overflow-y-auto overscroll-contain bg-transparent text-ivory outline-none backdrop:top-9 sm:inset-0 sm:m-auto sm:h-fit sm:max-w-[30rem]"
    >
      <div className="[--unit:clamp(0.25px,calc((100dvh-31.5rem)/400),0.82px)]">
        <WonWindow {...shown} />
        <div className="relative -mt-[calc(96*var(--unit))] rounded-t-card border border-line bg-surface px-6 pt-[calc(80*var(--unit)+2.75rem)] pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:rounded-card">
          <div className="grid gap-5">
            <div className="grid gap-2 text-center">
              <h2 id={title} ref={heading} tabIndex={-1} className="grid gap-1 outline-none">
                <span className="eyebrow font-sans text-brass">{t("eyebrow", { name: names(type) })}</span>
                <span className="amount text-[2.5rem] text-brass leading-12 sm:text-[3rem]">
                  {formats.euros(amount)}
                </span>
              </h2>
              <p id={text} role="status" className="text-balance">
                {isPaid ? (
                  t("paid", { balance: formats.euros(claim.balance) })
                ) : (
                  <WinSummary win={shown.win} />
                )}
              </p>
            </div>
            <ClaimActions amount={amount} claim={claim} onClaim={claimWin} onClose={onClose} />
            {!isPaid && <WinFacts win={shown.win} />}
          </div>
        </div>
      </div>
    </dialog>
  )
}
