import { LinkButton } from "@elite/ui"
import { BadgeCheck, Gauge, Landmark } from "lucide-react"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"

export function HowItWorks() {
  return <CachedFragment as="div" part={HowItWorksSteps} given={{}} />
}

function HowItWorksSteps() {
  const t = useTranslations("home")
  const s = useTranslations("shell")
  const to = useTo()
  const steps = [
    { sign: BadgeCheck, title: t("howVerifyTitle"), text: t("howVerifyText") },
    { sign: Gauge, title: t("howLimitTitle"), text: t("howLimitText") },
    { sign: Landmark, title: t("howWithdrawTitle"), text: t("howWithdrawText") },
  ]
  return (
    <section aria-labelledby="how" className="frame-brass rounded-card bg-surface px-5 py-7 sm:px-8">
      <h2 id="how" className="text-2xl">
        {t("howTitle")}
      </h2>
      <ol className="mt-5 grid gap-6 md:grid-cols-3">
        {steps.map(({ sign: Sign, title, text }) => (
          <li key={title} className="grid content-start gap-2">
            <Sign className="size-7 text-brass" strokeWidth={1.5} aria-hidden="true" />
            <h3 className="font-sans font-semibold text-lg tracking-normal">{title}</h3>
            <p className="text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="relative z-10 mt-6 flex flex-wrap gap-3">
        <LinkButton kind="primary" href={to("signup")}>
          {s("signUp")}
        </LinkButton>
        <LinkButton href={to("responsibleGambling")}>{s("responsibleGambling")}</LinkButton>
      </div>
    </section>
  )
}
