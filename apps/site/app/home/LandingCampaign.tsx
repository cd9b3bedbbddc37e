import { heroTall, heroWide } from "virtual:house-art"
import { Anchor, LinkButton, Logo } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { LanguageSwitch } from "../shell/LanguageSwitch.tsx"
import {
  toTelUrl,
  usePlaysCrash,
  usePlaysJackpots,
  usePlaysQuest,
  usePlaysTournaments,
  useShell,
} from "../shell/shellData.ts"

export type LandingCampaign = "protects" | "crash" | "contests" | "pools"

type LandingLink = { href: string; isOffered: boolean }

/** Policies may switch a linked page off. */
function useLandingLinks(): Record<LandingCampaign, { first: LandingLink; other: LandingLink }> {
  const to = useTo()
  const [hasCrash, hasQuest] = [usePlaysCrash(), usePlaysQuest()]
  const [hasTournaments, hasJackpots] = [usePlaysTournaments(), usePlaysJackpots()]
  const link = (href: string, isOffered = true): LandingLink => ({ href, isOffered })
  return {
    protects: { first: link(to("signup")), other: link(to("responsibleGambling")) },
    crash: { first: link(to("crashVerify"), hasCrash), other: link(to("crashGame"), hasCrash) },
    contests: {
      first: link(to("currentTournaments"), hasTournaments),
      other: link(to("eliteQuest"), hasQuest),
    },
    pools: { first: link(to("jackpots"), hasJackpots), other: link(to("promotions")) },
  }
}

/** Required on every page, also on those without a footer (docs/law.md). */
function LegalMarks() {
  const t = useTranslations("shell")
  const to = useTo()
  const site = useShell()?.site
  if (!site) return null
  const link = "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ivory"
  return (
    <footer className="mt-10 border-line border-t pt-5 text-muted text-sm">
      <p className="flex items-center gap-3 text-ivory">
        <span className="rounded-full border border-brass px-2.5 py-1 font-bold text-brass">
          {site.ageMark}
        </span>
        <span className="font-semibold">{site.preventionMessage}</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Anchor href={toTelUrl(site.helpline.phone)} className={link}>
          {t("helpline", { phone: site.helpline.phone })}
        </Anchor>
        <Anchor href={site.helpLink} className={link}>
          {t("help")}
        </Anchor>
        <Anchor href={to("terms")} className={link}>
          {t("terms")}
        </Anchor>
        <Anchor href={to("privacy")} className={link}>
          {t("privacy")}
        </Anchor>
      </p>
      <p className="mt-2">
        {t("operatedBy", site.operator)} {t("licence", site.licence)}
      </p>
    </footer>
  )
}

const points = ["first", "second", "third"] as const

export function CampaignPage({ campaign }: { campaign: LandingCampaign }) {
  const t = useTranslations("landings")
  const s = useTranslations("shell")
  const to = useTo()
  const { first, other } = useLandingLinks()[campaign]
  const isOffered = first.isOffered || other.isOffered
  return (
    <div className="mx-auto w-full max-w-5xl px-gutter py-4">
      <header className="flex items-center justify-between gap-4 pb-4">
        <Logo name={s("siteName")} href={to("home")} />
        <LanguageSwitch />
      </header>
      <section
        data-theme="dark"
        className="relative overflow-hidden rounded-card border border-line bg-velvet"
      >
        <picture>
          <source media="(min-width: 600px)" srcSet={heroWide} width={1200} height={470} />
          <img
            src={heroTall}
            alt=""
            width={780}
            height={620}
            fetchPriority="high"
            className="-mt-14 block h-auto w-full sm:absolute sm:inset-0 sm:mt-0 sm:h-full"
          />
        </picture>
        <div className="-mt-[20%] relative grid max-w-2xl content-center gap-3 px-5 pb-6 sm:mt-0 sm:min-h-80 sm:px-9 sm:py-10">
          <p className="eyebrow">{t(`${campaign}.eyebrow`)}</p>
          <h1 className="text-balance text-[1.75rem] leading-tight sm:text-[2.5rem]">
            {t(`${campaign}.title`)}
          </h1>
          <p className="max-w-md text-pretty text-ivory/85">{t(`${campaign}.lead`)}</p>
          <div className="mt-2 flex flex-wrap gap-3">
            {!isOffered && <p>{t("offNow")}</p>}
            {first.isOffered && (
              <LinkButton kind="primary" size="large" href={first.href}>
                {t(`${campaign}.action`)}
              </LinkButton>
            )}
            {other.isOffered && (
              <LinkButton size="large" href={other.href} className="border-edge bg-velvet!">
                {t(`${campaign}.other`)}
              </LinkButton>
            )}
          </div>
        </div>
      </section>
      <ol className="mt-8 grid gap-6 md:grid-cols-3">
        {points.map((point, n) => (
          <li key={point} className="grid content-start gap-2 border-line border-t pt-4">
            <span className="font-display text-2xl text-brass" aria-hidden="true">
              {n + 1}
            </span>
            <h2 className="text-xl">{t(`${campaign}.${point}.title`)}</h2>
            <p className="text-pretty text-muted">{t(`${campaign}.${point}.text`)}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={to("help")}>{t("help")}</LinkButton>
        <LinkButton href={to("responsibleGambling")}>{s("responsibleGambling")}</LinkButton>
      </p>
      <LegalMarks />
    </div>
  )
}
