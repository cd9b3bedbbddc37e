import { curtainDown } from "virtual:house-art"
import { Logo, Notice } from "@elite/ui"
import { useEffect } from "react"
import { useRevalidator } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { ReloadLink } from "./ErrorPage.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { useStaysOpenInMaintenance } from "./useMaintenance.ts"
import { useRevalidateOnFeatureChange } from "./useRevalidateOnFeatureChange.ts"

/** Between these, so that browsers do not poll in step. */
const pollIntervalMs = { least: 3_000, most: 5_000 }

function usePollUntilOpen(): void {
  const { revalidate } = useRevalidator()
  useRevalidateOnFeatureChange()
  useEffect(() => {
    let timer: number | undefined
    const poll = () => {
      window.clearTimeout(timer)
      if (!document.hidden) void revalidate()
      timer = window.setTimeout(
        poll,
        pollIntervalMs.least + Math.random() * (pollIntervalMs.most - pollIntervalMs.least),
      )
    }
    const pollWhenVisible = () => {
      if (!document.hidden) poll()
    }
    timer = window.setTimeout(poll, pollIntervalMs.least)
    document.addEventListener("visibilitychange", pollWhenVisible)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener("visibilitychange", pollWhenVisible)
    }
  }, [revalidate])
}

/** It needs no API call, and reloads when the site opens. */
export function MaintenancePage() {
  const t = useTranslations("shell")
  const to = useTo()
  usePollUntilOpen()
  return (
    <div className="flex min-h-dvh flex-col items-center gap-6 px-gutter py-6">
      <title>{`${t("maintenanceTitle")} — ${t("siteName")}`}</title>
      <noscript>
        <meta httpEquiv="refresh" content="20" />
      </noscript>
      <header className="flex w-full max-w-3xl items-center justify-between gap-4">
        <Logo name={t("siteName")} href={to("home")} />
        <LanguageSwitch />
      </header>
      <main id="content" className="my-auto w-full max-w-xl text-center">
        <img src={curtainDown} alt="" width={720} height={300} className="h-auto w-full" />
        <h1 className="mt-6 text-3xl">{t("maintenanceTitle")}</h1>
        <p className="mt-3 text-pretty text-muted">{t("maintenanceText")}</p>
        <p className="mt-3 text-pretty text-muted">{t("maintenanceWaits")}</p>
        <p className="mt-8">
          <ReloadLink />
        </p>
      </main>
      <footer className="flex items-center gap-3 text-muted text-sm">
        <span className="grid size-9 place-items-center rounded-full border border-line font-semibold">
          21+
        </span>
        <span>{t("maintenancePrevention")}</span>
      </footer>
    </div>
  )
}

/** On a page where rounds are played: open rounds can be finished, new ones cannot begin. */
export function MaintenanceNotice() {
  const t = useTranslations("shell")
  if (!useStaysOpenInMaintenance()) return null
  return (
    // Over the header, so that the game keeps its place and its buttons stay reachable.
    <div className="pointer-events-none fixed inset-x-0 top-10 z-40 mx-auto w-fit max-w-[calc(100%-1rem)]">
      <Notice tone="info" live>
        {t("maintenanceFinish")}
      </Notice>
    </div>
  )
}
