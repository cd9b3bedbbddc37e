import { Card, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import type { Club } from "./club.ts"
import { PrintingTicket } from "./PrintingTicket.tsx"

/** The counter before there is an account. */
export function VisitorCounter({ club: { rules } }: { club: Club }) {
  const t = useTranslations("loyalty")
  const shell = useTranslations("shell")
  const to = useTo()
  const terms = rules.redemption
  return (
    <Card as="section" aria-labelledby="counter-title" className="grid content-start gap-4">
      <header>
        <h2 id="counter-title" className="text-lg leading-7 sm:text-xl">
          {t("counter.title")}
        </h2>
        <p className="text-muted">{t("counter.rate", { coins: terms.coinsPerEuro })}</p>
      </header>
      <PrintingTicket coins={0} terms={terms} />
      <div className="flex flex-wrap gap-3">
        <LinkButton kind="primary" href={to("signup")}>
          {shell("signUp")}
        </LinkButton>
        <LinkButton href={`${to("login")}?next=${encodeURIComponent(to("eliteClub"))}`}>
          {shell("logIn")}
        </LinkButton>
      </div>
    </Card>
  )
}
