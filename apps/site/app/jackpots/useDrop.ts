import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import type { PoolTile } from "./tiles.ts"

/** Says how a pool drops, in a few words. */
export function useDrop(): (pool: PoolTile) => string {
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
