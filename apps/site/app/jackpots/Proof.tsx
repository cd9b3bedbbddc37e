import { Button, ErrorState, LinkButton, Notice, ProgressBar } from "@elite/ui"
import { Lock, LockOpen, ShieldCheck } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { Formulas } from "./Formulas.tsx"
import { useFormatPast } from "./format.ts"
import { Hash } from "./Hash.tsx"
import type { OpenedCycle, Verdict } from "./proof.ts"
import { type JackpotsQuery, toJackpotsQueryString } from "./searchParams.ts"
import { useVerifyCycle } from "./useVerify.ts"

function Step({ sign: Sign, title, note, children }: StepProps) {
  return (
    <div className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 text-[0.8125rem] text-muted leading-5">
      <Sign className="mt-0.5 size-4 text-brass" aria-hidden="true" />
      <p>
        <b className="font-semibold text-ivory">{title}</b>, {note}
      </p>
      <div className="col-start-2">{children}</div>
    </div>
  )
}
type StepProps = { sign: typeof Lock; title: string; note: string; children: ReactNode }

const unitsPerEuro = 100_000

function ProofFigures({ cycle, bets }: { cycle: OpenedCycle; bets: number | undefined }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const paid = cycle.drops.reduce((sum, { paidUnits }) => sum + Number(paidUnits), 0) / unitsPerEuro
  const figures: [string, string][] = [
    ...(bets === undefined ? [] : [[t("proof.bets"), formats.figure(bets)] as [string, string]]),
    [t("proof.items"), formats.figure(cycle.last - cycle.since)],
    [t("proof.paid"), formats.euros(paid)],
  ]
  return (
    <dl className="text-[0.8125rem] leading-5">
      {figures.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-t py-1">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function VerdictMessage({ verdict, all }: { verdict: Verdict; all: number }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const email = useShell()?.site.supportEmail ?? ""
  switch (verdict.state) {
    case "matches": {
      const figures = { items: formats.figure(verdict.items), heads: formats.figure(verdict.heads) }
      return <Notice tone="success">{t("proof.matches", figures)}</Notice>
    }
    case "differs": {
      const { what, item } = verdict.fault
      const text =
        item !== undefined && what !== "seal"
          ? t(`proof.faults.${what}`, { item: formats.figure(item) })
          : t(`proof.faults.${what === "drop" ? "dropMissing" : what === "end" ? "endMissing" : "seal"}`)
      return (
        <Notice tone="danger">
          <p>{text}</p>
          <p className="mt-2">{t("proof.tellUs", { email })}</p>
        </Notice>
      )
    }
    case "unread":
    case "stopped": {
      const figures = { done: formats.figure(verdict.done), all: formats.figure(all) }
      return <Notice>{t(`proof.${verdict.state === "unread" ? "unread" : "stopped"}`, figures)}</Notice>
    }
  }
}

type ProofProps = {
  cycle: OpenedCycle
  bets: number | undefined
  verdict: Verdict | undefined
  onVerdict: (verdict: Verdict) => void
}

function VerifyControls({ cycle, verdict, onVerdict }: Omit<ProofProps, "bets">) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const { done, start, stop } = useVerifyCycle(cycle, onVerdict)
  const all = cycle.last - cycle.since
  const isRunning = done !== null
  return (
    <div className="grid gap-3">
      {/* One button throughout, so that the keyboard focus stays. */}
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 noscript:hidden">
        <Button onClick={isRunning ? stop : start} className="border-edge">
          {!isRunning && <ShieldCheck className="size-5" aria-hidden="true" />}
          {t(isRunning ? "proof.stop" : verdict ? "proof.again" : "proof.verify")}
        </Button>
        <span className="min-w-24 flex-1 text-muted text-xs leading-4">{t("proof.here")}</span>
      </div>
      {isRunning && (
        <div className="grid gap-1.5 text-muted text-xs">
          <ProgressBar value={done / Math.max(1, all)} label={t("proof.progressLabel")} />
          <p>{t("proof.progress", { done: formats.figure(done), all: formats.figure(all) })}</p>
        </div>
      )}
      <div role="status">{!isRunning && verdict && <VerdictMessage verdict={verdict} all={all} />}</div>
      <noscript>
        <Notice>{t("proof.noScripts")}</Notice>
      </noscript>
    </div>
  )
}

export function Proof({ cycle, bets, verdict, onVerdict }: ProofProps) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const moment = useFormatPast()
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef(cycle.jackpotId)
  useEffect(() => {
    if (shownId.current === cycle.jackpotId) return
    shownId.current = cycle.jackpotId
    heading.current?.focus({ preventScroll: true })
  }, [cycle.jackpotId])
  const named = { name: t(`pools.${cycle.type}`), number: formats.figure(cycle.cycle) }
  return (
    <section aria-labelledby="sealed" className="grid min-w-0 content-start gap-3 p-4 sm:p-5">
      <div>
        <p className="eyebrow">{t("proof.eyebrow", named)}</p>
        <h2 ref={heading} id="sealed" tabIndex={-1} className="mt-0.5 text-xl leading-7 outline-none">
          {t("proof.title")}
        </h2>
      </div>
      <Step
        sign={Lock}
        title={t("proof.sealed", { when: moment(cycle.sealedAt) })}
        note={t("proof.sealedNote")}
      >
        <span className="sr-only">{t("proof.seal")}</span>
        <Hash value={cycle.seal} />
      </Step>
      <Step
        sign={LockOpen}
        title={t("proof.opened", { when: moment(cycle.endedAt) })}
        note={t("proof.openedNote")}
      >
        <span className="sr-only">{t("proof.seed")}</span>
        <Hash value={cycle.seed} />
      </Step>
      <ProofFigures cycle={cycle} bets={bets} />
      <VerifyControls key={cycle.jackpotId} cycle={cycle} verdict={verdict} onVerdict={onVerdict} />
      <Formulas />
    </section>
  )
}

export function ProofUnavailable({ query }: { query: JackpotsQuery }) {
  const t = useTranslations("jackpots")
  const shell = useTranslations("shell")
  const to = useTo()
  return (
    <ErrorState
      title={t("proof.failedTitle")}
      action={
        <LinkButton href={to("jackpots") + toJackpotsQueryString(query)}>{shell("tryAgain")}</LinkButton>
      }
    >
      {t("cycles.failedText")}
    </ErrorState>
  )
}
