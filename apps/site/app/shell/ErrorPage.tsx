import { curtainDown } from "virtual:house-art"
import { Button, buttonClass, LinkButton } from "@elite/ui"
import { isRouteErrorResponse, useLocation, useRevalidator } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { isUnreachableError, useOnReconnected } from "./connection.ts"
import { useFailureId } from "./failure.tsx"

/** 0 where the server could not be reached, 500 for a fault of ours. */
export const toErrorStatus = (error: unknown): number =>
  isRouteErrorResponse(error) ? error.status : isUnreachableError(error) ? 0 : 500

export function ErrorPage({ status }: { status: number }) {
  const t = useTranslations("shell")
  const to = useTo()
  if (status === 0) return <UnreachablePage />
  const kind = status === 404 ? "notFound" : status === 503 ? "maintenance" : "error"
  return (
    <section className="mx-auto max-w-xl py-8 text-center sm:py-12">
      <title>{`${t(`${kind}Title`)} — ${t("siteName")}`}</title>
      <div className="relative" aria-hidden="true">
        <img src={curtainDown} alt="" width={720} height={300} className="h-auto w-full" />
        <p className="amount absolute inset-x-0 top-[42%] text-brass-high text-5xl sm:text-7xl">{status}</p>
      </div>
      <h1 className="mt-6 text-3xl">{t(`${kind}Title`)}</h1>
      <p className="mt-3 text-pretty text-muted">{t(`${kind}Text`)}</p>
      {kind === "error" && <FailureReference />}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {kind !== "notFound" && <ReloadLink />}
        <LinkButton kind={kind === "notFound" ? "primary" : "secondary"} href={to("home")}>
          {t("toHome")}
        </LinkButton>
        {kind === "notFound" && <LinkButton href={to("allGames")}>{t("allGames")}</LinkButton>}
      </div>
    </section>
  )
}

/** A full load, because it must work where the page's scripts are missing. */
export function ReloadLink() {
  const t = useTranslations("shell")
  const { pathname, search } = useLocation()
  return (
    <a href={pathname + search} className={buttonClass({ kind: "primary" })}>
      {t("tryAgain")}
    </a>
  )
}

function FailureReference() {
  const t = useTranslations("shell")
  const id = useFailureId()
  if (!id) return null
  return (
    <p className="mt-3 text-muted text-sm">
      {t.rich("failure", {
        id: () => <code className="mt-1 block select-all break-all text-ivory">{id}</code>,
      })}
    </p>
  )
}

function UnreachablePage() {
  const t = useTranslations("shell")
  const { revalidate, state } = useRevalidator()
  useOnReconnected(() => void revalidate())
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
