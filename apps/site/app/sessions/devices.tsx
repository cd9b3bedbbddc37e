import { Button, Card, CardHeader, ErrorState, LinkButton } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { AccountPage } from "../account/AccountPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useFocusAfterChange } from "../account/useFocusAfterChange.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import type { Route } from "./+types/devices"
import { DeviceRow } from "./DeviceRow.tsx"
import { FactorCard } from "./FactorCard.tsx"

export { action, loader } from "./devices.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.devices.title })

function DevicesSummary({ count }: { count: number }) {
  const t = useTranslations("devices")
  const { formData } = useNavigation()
  const countRef = useFocusAfterChange<HTMLParagraphElement>(count)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p ref={countRef} tabIndex={-1} aria-live="polite" className="text-muted outline-none">
        {t("count", { count })}
      </p>
      {count > 1 && (
        <Form method="post" preventScrollReset replace>
          <input type="hidden" name="what" value="others" />
          <Button
            type="submit"
            size="small"
            pending={formData?.get("what") === "others"}
            pendingLabel={t("ending")}
          >
            {t("endOthers")}
          </Button>
        </Form>
      )}
    </div>
  )
}

function DevicesUnavailable() {
  const t = useTranslations("devices")
  const shell = useTranslations("shell")
  const to = useTo()
  return (
    <Card>
      <ErrorState
        title={t("failedTitle")}
        action={<LinkButton href={to("devices")}>{shell("tryAgain")}</LinkButton>}
      >
        {t("failedText")}
      </ErrorState>
    </Card>
  )
}

function UnknownDeviceHelp() {
  const t = useTranslations("devices")
  const to = useTo()
  return (
    <Card as="section">
      <CardHeader title={t("strangeTitle")} />
      <p className="text-pretty text-muted">{t("strangeText")}</p>
      <LinkButton className="mt-4" href={to("profile")}>
        {t("changePassword")}
      </LinkButton>
    </Card>
  )
}

/** The refusal shown above the page: one of the devices' forms, or a failed request of any form. */
const devicesRefusal = (answer: object | undefined) =>
  answer && "devices" in answer ? answer.devices : answer && "refusal" in answer ? answer : undefined

export default function Devices({ loaderData: { devices, factor }, actionData }: Route.ComponentProps) {
  const t = useTranslations("devices")
  // A log-in on a new device.
  useLiveMessage("notification", useRevalidatePage())
  return (
    <AccountPage title={t("title")} lead={t("lead")}>
      <RefusalMessage answer={devicesRefusal(actionData)} isOutside />
      {devices ? (
        <>
          <DevicesSummary count={devices.length} />
          <Card padding="none">
            <ul aria-label={t("list")}>
              {devices.map((device) => (
                <DeviceRow key={device.sessionId} device={device} />
              ))}
            </ul>
          </Card>
        </>
      ) : (
        <DevicesUnavailable />
      )}
      {devices?.length !== 1 && <UnknownDeviceHelp />}
      <FactorCard
        factor={factor}
        answer={actionData && "factor" in actionData ? actionData.factor : undefined}
      />
    </AccountPage>
  )
}
