import { jackpots, type LiveMessages } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { useChannel } from "../shell/liveSocket.tsx"
import { randomDelayMs } from "../shell/useRevalidateWithin.ts"
import { currentPoolAmounts, firstWindowEnd, hasDropped } from "./liveState.ts"
import { type PoolTile, toPoolTiles } from "./poolTiles.ts"

/** Loaded tiles with later messages; read again after a win or the end of a window. */
export function useLivePoolTiles(loaded: readonly PoolTile[]): readonly PoolTile[] {
  const language = useLanguage()
  const [reloaded, setReloaded] = useState<{ of: unknown; tiles: readonly PoolTile[] } | null>(null)
  const tiles = reloaded?.of === loaded ? reloaded.tiles : loaded
  const [latest, setLatest] = useState<{ of: unknown; message: LiveMessages["jackpots"] } | null>(null)
  const pools = currentPoolAmounts(tiles, latest?.of === tiles ? latest.message : null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const reloadSoon = useCallback(() => {
    if (document.hidden) return
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined
      call(jackpots.getJackpots, {}, { language, isBackground: true }).then(
        (reply) => setReloaded({ of: loaded, tiles: toPoolTiles(reply) }),
        () => {},
      )
    }, randomDelayMs())
  }, [loaded, language])

  useChannel({ name: "jackpots" }, (message) => {
    if (hasDropped(pools, message)) reloadSoon()
    setLatest({ of: tiles, message })
  })
  const windowEnd = firstWindowEnd(tiles)
  useEffect(() => {
    if (windowEnd === undefined) return
    const windowTimer = window.setTimeout(reloadSoon, Math.max(0, Date.parse(windowEnd) - Date.now()))
    return () => window.clearTimeout(windowTimer)
  }, [windowEnd, reloadSoon])

  return tiles.map((tile) => ({ ...tile, pool: pools[tile.type] }))
}
