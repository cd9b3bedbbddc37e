import { Anchor } from "@elite/ui"
import { stretch } from "@elite/words/formats.ts"
import { ShieldCheck, Timer } from "lucide-react"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { toTelUrl, useShell } from "./shellData.ts"
import { useDepositHeadroomText } from "./useDepositHeadroomText.ts"
import { useServerTime } from "./useServerTime.ts"
import { computeTimeLeft, useSessionEnd } from "./useSessionEnd.ts"
import { useFiguresAsOf, useSummary } from "./wallet.tsx"

function Fact({
  label,
  hint,
  children,
}: {
  label: React.ReactNode
  hint?: string
  children: React.ReactNode
}) {
  return (
    <span className="relative flex min-w-0 items-baseline gap-1.5 whitespace-nowrap" title={hint}>
      <span className="min-w-0 truncate text-muted">{label}</span>
      <span className="font-semibold text-ivory">{children}</span>
    </span>
  )
}

function SessionLabel() {
  const t = useTranslations("shell")
  return (
    <>
      <Timer className="size-3.5 translate-y-0.5 s:hidden" aria-hidden="true" />
      <span className="max-s:sr-only">{t("session")}</span>
    </>
  )
}

/** On a phone it is visible only when the end is near. */
function SessionTimeLeft({ now }: { now: number }) {
  const t = useTranslations("shell")
  const end = useSessionEnd()
  if (!end) return null
  const { minutes, isSoon } = computeTimeLeft(end, now)
  return (
    <span
      className={`whitespace-nowrap ${isSoon ? "text-coral" : "text-muted max-sm:sr-only"}`}
      suppressHydrationWarning
    >
      {minutes === 0 ? t("sessionOver") : t("sessionLeft", { minutes: String(minutes) })}
    </span>
  )
}

function SessionClock({ madeAt, loginTime }: { madeAt: string; loginTime: string | undefined }) {
  const t = useTranslations("shell")
  const formats = useFormats()
  const now = useServerTime(madeAt)
  const session = loginTime === undefined ? undefined : stretch(now - Date.parse(loginTime))
  return (
    <>
      <time dateTime={new Date(now).toISOString()} className="text-muted" suppressHydrationWarning>
        <span className="sr-only">{t("time")} </span>
        {formats.time(now)}
        <span className="hidden sm:inline">{formats.clock(now).slice(5)}</span>
      </time>
      {session !== undefined && (
        <Fact label={<CachedFragment as="span" part={SessionLabel} given={{}} className="contents" />}>
          <span className="sm:hidden">{session.slice(0, 5)}</span>
          <span className="hidden sm:inline">{session}</span>
        </Fact>
      )}
      {session !== undefined && <SessionTimeLeft now={now} />}
    </>
  )
}

const stripLinkClass =
  "flex h-9 items-center whitespace-nowrap text-muted underline-offset-4 hover:text-ivory hover:underline"

/** The link to a player's own limits is there at every width. */
function StripLinks({ isPlayer, helpline }: { isPlayer: boolean; helpline: string }) {
  const t = useTranslations("shell")
  const to = useTo()
  return (
    <>
      <Anchor href={to("responsibleGambling")} className={`${stripLinkClass} max-sm:hidden`}>
        {t("responsibleGambling")}
      </Anchor>
      <Anchor href={toTelUrl(helpline)} className={`${stripLinkClass} max-[1279px]:hidden`}>
        {t("helpline", { phone: helpline })}
      </Anchor>
      <Anchor
        href={to(isPlayer ? "limits" : "responsibleGambling")}
        className={isPlayer ? stripLinkClass : `${stripLinkClass} max-[374px]:hidden sm:hidden`}
      >
        <ShieldCheck className={`size-5 ${isPlayer ? "min-[375px]:hidden" : ""}`} aria-hidden="true" />
        <span className={isPlayer ? "max-[374px]:sr-only" : "sr-only"}>{t("limits")}</span>
      </Anchor>
      <div className={isPlayer ? "hidden md:block" : ""}>
        <LanguageSwitch />
      </div>
    </>
  )
}

/** Required on every page (docs/law.md). */
export function SessionStrip() {
  const t = useTranslations("shell")
  const formats = useFormats()
  const shell = useShell()
  const summary = useSummary()
  const roomText = useDepositHeadroomText()
  const asOf = useFiguresAsOf()
  if (!shell) return null
  const room = summary?.depositRoom
  return (
    <section
      aria-label={t("session")}
      className="sticky top-0 z-40 border-b border-line bg-ink-deep text-xs max-[359px]:text-2xs sm:text-[0.8125rem]"
    >
      <div className="flex h-9 items-center gap-2 px-gutter max-[359px]:gap-1.5 s:gap-2.5 sm:gap-5">
        <span className="rounded-full border border-brass px-2 py-0.5 font-bold text-2xs text-brass">
          {shell.site.ageMark}
        </span>
        <SessionClock madeAt={shell.madeAt} loginTime={summary?.loginTime} />
        {summary && (
          <Fact label={t("today")} hint={t("todayHint")}>
            {formats.signedEuros(summary.today.net)}
            {asOf !== null && (
              <span className="font-normal text-brass max-sm:sr-only">
                {" "}
                {t("asOf", { time: formats.time(asOf) })}
              </span>
            )}
          </Fact>
        )}
        {room && (
          <span className="hidden min-w-0 overflow-hidden md:block">
            <Fact label={t("depositRoom")} hint={roomText(room)}>
              {roomText(room)}
            </Fact>
          </span>
        )}
        {!summary && <p className="min-w-0 truncate text-muted">{shell.site.preventionMessage}</p>}
        <span className="flex-1" />
        <CachedFragment
          as="div"
          part={StripLinks}
          given={{ isPlayer: shell.player !== null, helpline: shell.site.helpline.phone }}
          className="contents"
        />
      </div>
    </section>
  )
}
