import { centsOf } from "@elite/contract"
import { type RefObject, useCallback, useEffect, useRef } from "react"
import { useWallet } from "../shell/wallet.tsx"

/**
 * Posts the page's balance to the game, own money and bonus apart, because its provider knows only their sum.
 * `url` is undefined for a game that is not played with money. Returns a callback for when the game listens.
 */
export function usePostBalance(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
): () => void {
  const { amount, bonus } = useWallet() ?? {}
  const readyUrl = useRef<string | undefined>(undefined)
  const post = useCallback(() => {
    if (!url || readyUrl.current !== url || amount === undefined || bonus === undefined) return
    const message = {
      source: "house",
      kind: "balance",
      cashCents: centsOf(amount),
      bonusCents: centsOf(bonus),
    }
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin)
  }, [frame, url, amount, bonus])
  useEffect(post, [post])
  return useCallback(() => {
    readyUrl.current = url
    post()
  }, [url, post])
}
