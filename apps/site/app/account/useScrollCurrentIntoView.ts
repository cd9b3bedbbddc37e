import { type RefObject, useEffect, useRef } from "react"

/**
 * Brings the open tab into the middle of the strip that begins an element, which on a phone shows only a part of itself; anew whenever
 * `address` is another.
 */
export function useScrollCurrentIntoView(address: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current tab.
  useEffect(() => {
    const tabs = place.current?.firstElementChild
    const current = tabs?.querySelector<HTMLElement>("[aria-current=page]")
    if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.clientWidth) / 2
  }, [address])
  return place
}
