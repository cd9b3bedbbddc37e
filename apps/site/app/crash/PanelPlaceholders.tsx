import { buttonClass, Card, LinkButton } from "@elite/ui"
import { useLocation } from "react-router"
import { type Exclusion, RestrictionActions, RestrictionText } from "../account/Restriction.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { useOffersDemo } from "../shell/shellData.ts"

export function LogInPlaceholder() {
  const t = useTranslations("crash")
  const play = useTranslations("play")
  const to = useTo()
  const { pathname } = useLocation()
  const hasDemo = useOffersDemo()
  return (
    <Card as="section" className="grid gap-3" aria-labelledby="to-bet">
      <h2 id="to-bet" className="text-xl">
        {t("visitor.title")}
      </h2>
      <p className="text-pretty text-muted">{t("visitor.text")}</p>
      <LinkButton kind="primary" href={`${to("login")}?next=${encodeURIComponent(pathname)}`}>
        {play("logIn")}
      </LinkButton>
      <LinkButton href={to("signup")}>{play("signUp")}</LinkButton>
      {hasDemo && <LinkButton href={to("crashDemo")}>{play("tryIt")}</LinkButton>}
    </Card>
  )
}

export function DemoOverPlaceholder() {
  const play = useTranslations("play")
  const to = useTo()
  return (
    <Card as="section" className="grid gap-3" aria-labelledby="demo-over">
      <h2 id="demo-over" className="text-xl">
        {play("demoOverTitle")}
      </h2>
      <p role="status" className="text-pretty text-muted">
        {play("demoOverText")}
      </p>
      {/* A full load, so that the age question is asked. */}
      <a href={to("crashDemo")} className={buttonClass({ kind: "primary" })}>
        {play("demoAgain")}
      </a>
      <LinkButton href={`${to("login")}?next=${encodeURIComponent(to("crashGame"))}`}>
        {play("logIn")}
      </LinkButton>
      <LinkButton href={to("signup")}>{play("signUp")}</LinkButton>
    </Card>
  )
}

export function ExcludedPlaceholder({ exclusion }: { exclusion: Exclusion }) {
  const t = useTranslations("restricted")
  return (
    <Card as="section" className="grid gap-3" aria-labelledby="not-to-bet">
      <h2 id="not-to-bet" className="text-xl">
        {t("title.play")}
      </h2>
      <div className="text-pretty text-muted">
        <RestrictionText exclusion={exclusion} />
      </div>
      <div className="flex flex-wrap gap-3">
        <RestrictionActions exclusion={exclusion} />
      </div>
    </Card>
  )
}
