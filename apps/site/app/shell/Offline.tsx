import { Button, Icon } from "@elite/ui"
import { useEffect } from "react"
import { useBlocker } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { checkConnection, isConnectionLost, useIsConnectionLost, useOnReconnected } from "./connection.ts"
import { useToast } from "./toasts.tsx"
import { useFiguresAsOf } from "./wallet.tsx"

/** Blocks navigation while the connection is lost; the blocked navigation proceeds once it is back. */
function useBlockNavigation(isLost: boolean): boolean {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isConnectionLost() && currentLocation.pathname !== nextLocation.pathname,
  )
  const isBlocked = blocker.state === "blocked"
  useEffect(() => {
    if (!isLost && blocker.state === "blocked") blocker.proceed()
  }, [isLost, blocker])
  return isBlocked
}

export function OfflineNotice() {
  const t = useTranslations("shell")
  const formats = useFormats()
  const toast = useToast()
  const isLost = useIsConnectionLost()
  const isBlocked = useBlockNavigation(isLost)
  const asOf = useFiguresAsOf()
  useOnReconnected(() => toast({ kind: "success", text: t("backOnline"), isForNextPage: true }))
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--bottom-cover) z-40 flex justify-center px-gutter pb-3"
    >
      {isLost && (
        <div className="pointer-events-auto flex max-w-2xl items-center gap-3 rounded-control border border-brass bg-raised py-2 pr-2 pl-4 text-sm shadow-lg">
          <Icon name="warning" className="size-5 shrink-0 text-brass" />
          <p className="min-w-0 flex-1 text-pretty">
            <strong>{t("offline")}</strong>{" "}
            {isBlocked
              ? t("offlineHeld")
              : asOf === null
                ? t("offlineText")
                : t("offlineFigures", { time: formats.time(asOf) })}
          </p>
          <Button size="small" onClick={() => void checkConnection()}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
    </div>
  )
}
