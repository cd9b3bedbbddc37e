import { Button, Notice, ProgressBar } from "@elite/ui"
import { Check, ShieldCheck } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslations } from "../../i18n.tsx"
import { useFormats } from "../../language.ts"
import { useShell } from "../../shell/shellData.ts"
import { useFormatMultiplier } from "../format.ts"
import type { Fault, Verdict } from "./proof.ts"
import type { useVerify } from "./useVerify.ts"

function useFaultText(): (fault: Fault) => string {
  const t = useTranslations("crashProof")
  const times = useFormatMultiplier()
  const { figure } = useFormats()
  return (fault) => {
    switch (fault.what) {
      case "committed":
      case "randomness":
      case "signature":
        return t(`verify.faults.${fault.what}`)
      case "chain":
        return t("verify.faults.chain", { number: figure(fault.number), steps: fault.number })
      case "number":
      case "link":
        return t(`verify.faults.${fault.what}`, { number: figure(fault.number) })
      case "result": {
        const results = { found: times(fault.found), said: times(fault.published) }
        return t("verify.faults.result", { number: figure(fault.number), ...results })
      }
    }
  }
}

function MismatchMessage({ fault }: { fault: Fault }) {
  const t = useTranslations("crashProof")
  const faultText = useFaultText()
  const email = useShell()?.site.supportEmail ?? ""
  return (
    <Notice tone="danger">
      <p>{faultText(fault)}</p>
      <p className="mt-2">{t("verify.tellUs", { email })}</p>
    </Notice>
  )
}

export function ProofMessage({ title, all }: { title: string; all: readonly string[] }) {
  return (
    <Notice tone="success">
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 grid gap-1.5">
        {all.map((sentence) => (
          <li key={sentence} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-2">
            <Check className="mt-1 size-4 text-emerald" aria-hidden="true" />
            {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type VerificationProps<P extends object> = {
  verification: ReturnType<typeof useVerify<P>>
  all: number
  label: string
  proved: (verdict: P) => ReactNode
}

export function Verification<P extends object>({ verification, all, label, proved }: VerificationProps<P>) {
  const t = useTranslations("crashProof")
  const { figure } = useFormats()
  const { done, verdict, start, stop } = verification
  const isRunning = done !== null
  const renderVerdict = (found: Verdict<P>) => {
    if (found.state === "matches") return proved(found)
    if (found.state === "differs") return <MismatchMessage fault={found.fault} />
    const figures = { done: figure(found.done), all: figure(all) }
    return <Notice>{t(`verify.${found.state}`, figures)}</Notice>
  }
  return (
    <div className="grid gap-3">
      {/* One button throughout, so that the keyboard focus stays. */}
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 noscript:hidden">
        <Button onClick={isRunning ? stop : start} className="border-edge">
          {!isRunning && <ShieldCheck className="size-5" aria-hidden="true" />}
          {isRunning ? t("verify.stop") : verdict ? t("verify.again") : label}
        </Button>
        <span className="min-w-24 flex-1 text-muted text-xs leading-4">{t("verify.here")}</span>
      </div>
      {isRunning && (
        <div className="grid gap-1.5 text-muted text-xs">
          <ProgressBar value={done / Math.max(1, all)} label={t("verify.progressLabel")} />
          <p>{t("verify.progress", { done: figure(done), all: figure(all) })}</p>
        </div>
      )}
      <div role="status">{!isRunning && verdict && renderVerdict(verdict)}</div>
      <noscript>
        <Notice>{t("verify.noScripts")}</Notice>
      </noscript>
    </div>
  )
}
