import { centsOf } from "@elite/contract"
import { type RefObject, useCallback, useEffect, useRef } from "react"
import { useWallet } from "../shell/wallet.tsx"

/**
 * Tells the game in a frame the balance that the page shows: own money and bonus apart, for its provider knows only their sum.
 *
 * @param url where the game was opened; undefined where its balance is no money of the player, so that nothing is told.
 * @returns what to call when the game says that it listens.
 */
export function usePostBalance(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
): () => void {
  const { amount, bonus } = useWallet() ?? {}
  const listening = useRef<string | undefined>(undefined)
  const tell = useCallback(() => {
    if (!url || listening.current !== url || amount === undefined || bonus === undefined) return
    const message = {
      source: "house",
      kind: "balance",
      cashCents: centsOf(amount),
      bonusCents: centsOf(bonus),
    }
    frame.current?.contentWindow?.postMessage(message, new URL(url).origin)
  }, [frame, url, amount, bonus])
  useEffect(tell, [tell])
  return useCallback(() => {
    listening.current = url
    tell()
  }, [url, tell])
}
