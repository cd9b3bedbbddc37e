import { type RefObject, useEffect, useRef } from "react"

export function useScrollCurrentIntoView(address: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current tab.
  useEffect(() => {
    const tabs = element.current?.firstElementChild
    const current = tabs?.querySelector<HTMLElement>("[aria-current=page]")
    if (tabs && current) tabs.scrollLeft = current.offsetLeft - (tabs.clientWidth - current.clientWidth) / 2
  }, [address])
  return element
}
