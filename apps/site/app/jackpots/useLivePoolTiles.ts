import { jackpots, type LiveMessages } from "@elite/contract"
import { useCallback, useEffect, useRef, useState } from "react"
import { call } from "../api.ts"
import { useLanguage } from "../language.ts"
import { useChannel } from "../shell/liveSocket.tsx"
import { randomDelayMs } from "../shell/useRevalidateWithin.ts"
import { currentPoolAmounts, hasDropped } from "./liveState.ts"
import { type PoolTile, toPoolTiles } from "./poolTiles.ts"

/**
 * The pools beside other things: as they were read with the page, as the server said since, and read anew by themselves when
 * one of them was won or a window of three hours ended.
 */
export function useLivePoolTiles(loaded: readonly PoolTile[]): readonly PoolTile[] {
  const language = useLanguage()
  const [read, setRead] = useState<{ of: unknown; tiles: readonly PoolTile[] } | null>(null)
  const tiles = read?.of === loaded ? read.tiles : loaded
  const [heard, setHeard] = useState<{ of: unknown; message: LiveMessages["jackpots"] } | null>(null)
  const pools = currentPoolAmounts(tiles, heard?.of === tiles ? heard.message : null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const readSoon = useCallback(() => {
    if (document.hidden) return
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined
      call(jackpots.getJackpots, {}, { language, isBackground: true }).then(
        (house) => setRead({ of: loaded, tiles: toPoolTiles(house) }),
        () => {},
      )
    }, randomDelayMs())
  }, [loaded, language])

  useChannel({ name: "jackpots" }, (message) => {
    if (hasDropped(pools, message)) readSoon()
    setHeard({ of: tiles, message })
  })
  const windowEnd = tiles.find(({ type }) => type === "threeHour")?.dropsBefore
  useEffect(() => {
    if (windowEnd === undefined) return
    const over = window.setTimeout(readSoon, Math.max(0, Date.parse(windowEnd) - Date.now()))
    return () => window.clearTimeout(over)
  }, [windowEnd, readSoon])

  return tiles.map((tile) => ({ ...tile, pool: pools[tile.type] }))
}
