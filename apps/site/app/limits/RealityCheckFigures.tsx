import type { me, ReplyOf } from "@elite/contract"
import { StatTile } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { minuteMs } from "../time.ts"

type RealityCheckReply = ReplyOf<typeof me.getRealityCheck>
export type ShownRealityCheck = {
  serverTime: string
  realityCheck: NonNullable<RealityCheckReply["realityCheck"]>
}

export function RealityCheckFigures({ serverTime, realityCheck }: ShownRealityCheck) {
  const t = useTranslations("realityCheck")
  const formats = useFormats()
  const { since, stakes, wins, net } = realityCheck
  const minutes = Math.floor((Date.parse(serverTime) - Date.parse(since)) / minuteMs)
  return (
    <>
      <p className="text-pretty">{t("since", { since: formats.time(since), minutes })}</p>
      <div className="grid grid-cols-3 gap-4 border-line border-y py-4">
        <StatTile label={t("stakes")} value={formats.euros(stakes)} />
        <StatTile label={t("wins")} value={formats.euros(wins)} />
        <StatTile label={t("net")} value={formats.signedEuros(net)} />
      </div>
    </>
  )
}
