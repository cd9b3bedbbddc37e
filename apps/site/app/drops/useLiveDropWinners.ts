import type { drops } from "@elite/contract"
import { useState } from "react"
import { mergeWinners } from "../games/winners.ts"
import { useChannel } from "../shell/liveSocket.tsx"

export const maxDropWinners = 6

export function useLiveDropWinners(loaded: readonly drops.DropWinner[]): readonly drops.DropWinner[] {
  const [news, setNews] = useState<{ of: unknown; winners: readonly drops.DropWinner[] }>({
    of: loaded,
    winners: loaded,
  })
  useChannel({ name: "dropWinner" }, (winner) =>
    setNews((now) => ({
      of: loaded,
      winners: mergeWinners(now.of === loaded ? now.winners : loaded, [winner]),
    })),
  )
  return (news.of === loaded ? news.winners : loaded).slice(0, maxDropWinners)
}
