import { Button, LinkButton } from "@elite/ui"
import { isRouteErrorResponse, useRevalidator } from "react-router"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { isUnreachable, useBack } from "./connection.ts"

/** The status of what was thrown: 0 where there was no way to the house, 500 for a fault of ours. */
export const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) ? error.status : isUnreachable(error) ? 0 : 500

/** What stands where a page would have stood: not found, being worked on, not reached, or our fault. */
export function Trouble({ status }: { status: number }) {
  const t = useTranslations("shell")
  const to = useTo()
  if (status === 0) return <NotReached />
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

/** A page that could not be fetched: it is read again on the button, and by itself when the connection is back. */
function NotReached() {
  const t = useTranslations("shell")
  const { revalidate, state } = useRevalidator()
  useBack(() => void revalidate())
  return (
    <section className="mx-auto max-w-xl py-16 text-center">
      <title>{`${t("offline")} — ${t("siteName")}`}</title>
      <h1 className="text-3xl">{t("offline")}</h1>
      <p className="mt-3 text-muted">{t("notReachedText")}</p>
      <Button kind="primary" className="mt-8" pending={state === "loading"} onClick={() => void revalidate()}>
        {t("tryAgain")}
      </Button>
    </section>
  )
}
