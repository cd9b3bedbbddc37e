import { LinkButton } from "@elite/ui"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"

/** What stands where a page would have stood: not found, being worked on, or our fault. */
export function Trouble({ status }: { status: number }) {
  const t = useTranslations("shell")
  const to = useTo()
  const kind = status === 404 ? "notFound" : status === 503 ? "maintenance" : "error"
  return (
    <section className="mx-auto max-w-xl py-16 text-center">
      <title>{`${t(`${kind}Title`)} — ${t("siteName")}`}</title>
      <p className="amount text-brass text-6xl" aria-hidden="true">
        {status}
      </p>
      <h1 className="mt-4 text-3xl">{t(`${kind}Title`)}</h1>
      <p className="mt-3 text-muted">{t(`${kind}Text`)}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton kind="primary" href={to("home")}>
          {t("toHome")}
        </LinkButton>
        <LinkButton href={to("allGames")}>{t("allGames")}</LinkButton>
      </div>
    </section>
  )
}
