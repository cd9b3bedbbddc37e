import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { PoolTile } from "./poolTiles.ts"

export function useDropRule(): (pool: PoolTile) => string {
  const t = useTranslations("jackpotDrops")
  const formats = useFormats()
  return ({ type, dropsBefore = "", hasDropped, target = 0, multiple = 0 }) => {
    switch (type) {
      case "threeHour":
        return t(hasDropped ? "dropped" : "threeHour", { time: formats.time(dropsBefore) })
      case "hitTheTarget":
        return t("hitTheTarget", { target: formats.shortEuros(target) })
      case "anyTime":
        return t("anyTime")
      case "bigWin":
        return t("bigWin", { multiple: formats.figure(multiple) })
    }
  }
}
