import { type MouseEvent, useEffect, useRef, useState } from "react"
import { useNavigateTo } from "./Anchor.tsx"
import { classes } from "./classes.ts"
import type { PosterTileProps } from "./posterParts.tsx"
import { TileSheet } from "./TileSheet.tsx"
import { tileHtml } from "./tileHtml.ts"

/** A click that the browser itself would follow in this window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A click carries the pointer that made it; the keyboard and assistive technology leave it empty. */
const isTouch = ({ nativeEvent }: MouseEvent) =>
  "pointerType" in nativeEvent && nativeEvent.pointerType === "touch"

/** What of a tile was touched: its heart, the picture, or one of its other links. */
function touched({ target }: MouseEvent): { link?: HTMLAnchorElement; isHeart: boolean; isPoster: boolean } {
  const found = (target as Element).closest<HTMLElement>("a, button")
  return {
    isHeart: found?.className === "tile-heart",
    isPoster: found?.className === "tile-poster",
    ...(found instanceof HTMLAnchorElement ? { link: found } : {}),
  }
}

/**
 * A poster that leads to its page. A mouse over it, or the keyboard inside it, brings what else can be done; a finger
 * opens the same in a sheet, because a touch cannot hover and a link that needs two taps is a trap.
 *
 * Its inside is HTML rather than elements: nothing in it is woken up when the page is, and its one listener tells
 * what was touched.
 */
export function PosterTile({ onFavourite, ...tile }: PosterTileProps) {
  const { rank, favourite, words, favouriteForm } = tile
  const go = useNavigateTo()
  const ref = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  // The heart as it was first drawn: markup made anew when it changes would take the focus from under the finger.
  const [first, setFirst] = useState({ favourite, favouriteForm, label: words.favourite })
  if ((first.favourite === undefined) !== (favourite === undefined))
    setFirst({ favourite, favouriteForm, label: words.favourite })
  const { label, ...heart } = first
  const __html = tileHtml({ ...tile, ...heart, words: { ...words, favourite: label } })
  const sentAs = favouriteForm?.name
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup shows the first heart again.
  useEffect(() => {
    const drawn = ref.current?.querySelector(".tile-heart")
    drawn?.setAttribute("aria-pressed", String(favourite))
    drawn?.setAttribute("aria-label", words.favourite)
    if (sentAs) drawn?.setAttribute("name", sentAs)
  }, [__html, favourite, words.favourite, sentAs])

  const press = (event: MouseEvent) => {
    const { link, isHeart, isPoster } = touched(event)
    if (isHeart) {
      event.preventDefault()
      onFavourite?.(!favourite)
    }
    if (!link || !isPlain(event)) return
    event.preventDefault()
    if (isPoster && isTouch(event)) setOpen(true)
    else go(link.getAttribute("href")!)
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the links and the button inside. */}
      <article
        ref={ref}
        className={classes("tile", rank !== undefined && "tile-ranked")}
        onClick={press}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: `html` escapes what is put into it.
        dangerouslySetInnerHTML={{ __html }}
      />
      {open && (
        <TileSheet {...tile} {...(onFavourite ? { onFavourite } : {})} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
