import { Badge, Button } from "@elite/ui"
import { Monitor, Smartphone } from "lucide-react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { Device } from "./devices.server.ts"

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{label}</dt>
      <dd className="min-w-0 break-words text-ivory">{children}</dd>
    </div>
  )
}

/** One device: its kind, first and last use, place. All but the current one can be logged out. */
export function DeviceRow({ device }: { device: Device }) {
  const t = useTranslations("devices")
  const formats = useFormats()
  const { formData } = useNavigation()
  const name = device.name ?? t("unnamed")
  const at = formats.dateTime(device.startedAt)
  const Sign = device.deviceType === "mobile" ? Smartphone : Monitor
  return (
    <li className="flex gap-3 border-line border-b px-4 py-4 last:border-b-0 sm:gap-4 sm:px-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-line text-muted">
        <Sign className="size-5" aria-hidden="true" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 break-words font-sans font-semibold text-base">{name}</h2>
            {device.isCurrent && <Badge tone="emerald">{t("current")}</Badge>}
          </div>
          <dl className="text-muted text-sm">
            <Fact label={t("startedAt")}>{at}</Fact>
            <Fact label={t("lastUsedAt")}>{formats.dateTime(device.lastUsedAt)}</Fact>
            <Fact label={t("address")}>{device.address}</Fact>
          </dl>
        </div>
        {!device.isCurrent && (
          <Form method="post" preventScrollReset replace>
            <input type="hidden" name="sessionId" value={device.sessionId} />
            <Button
              type="submit"
              size="small"
              pending={formData?.get("sessionId") === String(device.sessionId)}
              pendingLabel={t("ending")}
              aria-label={t("endNamed", { device: name, at })}
            >
              {t("end")}
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}
