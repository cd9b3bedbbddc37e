import type { KeyboardEvent } from "react"

type Axis = "horizontal" | "vertical"

/** The index for an arrow, Home or End key among `count` items; undefined for other keys. Wraps around. */
export function nextRovingIndex(key: string, from: number, count: number, axis: Axis): number | undefined {
  if (count === 0) return undefined
  const [back, on] = axis === "horizontal" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"]
  if (key === "Home") return 0
  if (key === "End") return count - 1
  if (key === on) return (from + 1) % count
  if (key === back) return from < 0 ? count - 1 : (from - 1 + count) % count
  return undefined
}

/** The next item after the focused one whose text begins with the letter. */
export function typeaheadIndex(letter: string, from: number, texts: readonly string[]): number | undefined {
  const wanted = letter.toLocaleLowerCase()
  const order = texts.map((_, i) => (from + 1 + i) % texts.length)
  return order.find((i) => texts[i]!.trim().toLocaleLowerCase().startsWith(wanted))
}

/** Moves the focus among the elements that match `selector` inside the event's current target. */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>, selector: string, axis: Axis): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const from = all.indexOf(document.activeElement as HTMLElement)
  const typed =
    axis === "vertical" && event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== " "
  const to = typed
    ? typeaheadIndex(
        event.key,
        from,
        all.map((element) => element.textContent ?? ""),
      )
    : nextRovingIndex(event.key, from, all.length, axis)
  if (to === undefined) return
  event.preventDefault()
  all[to]?.focus()
}
