import { StatTile } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { MethodBounds } from "./depositAmount.ts"

type WithdrawalFiguresProps = {
  balance: number
  heldEuros: number
  bonus: number
  /** Of the chosen method. */
  bounds: MethodBounds
}

/** Own money, held money and bonus apart, then the minimum and the usual time. */
export function WithdrawalFigures({ balance, heldEuros, bonus, bounds }: WithdrawalFiguresProps) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-x-6 gap-y-4 *:grow *:basis-36">
        <StatTile look="pride" label={t("available")} value={formats.euros(balance)} />
        {heldEuros > 0 && (
          <StatTile label={t("held")} value={formats.euros(heldEuros)} note={t("heldNote")} />
        )}
        {bonus > 0 && <StatTile label={t("bonus")} value={formats.euros(bonus)} note={t("bonusNote")} />}
      </div>
      <div className="grid grid-cols-2 gap-x-6 border-line border-t pt-4">
        <StatTile
          label={t("minimum")}
          value={formats.shortEuros(bounds.min)}
          note={bounds.fee === 0 && t("noFee")}
        />
        <StatTile label={t("usualTime")} value={bounds.time} />
      </div>
    </div>
  )
}
