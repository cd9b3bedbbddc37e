import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { PoolTile } from "./poolTiles.ts"
import { poolTypes } from "./poolTypes.ts"

export function useDropRule(): (pool: PoolTile) => string {
  const t = useTranslations("jackpotDrops")
  const formats = useFormats()
  return (pool) => poolTypes[pool.type].dropText(t, formats, pool)
}
