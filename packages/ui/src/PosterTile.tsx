import { type MouseEvent, useEffect, useRef, useState } from "react"
import { useNavigateTo } from "./Anchor.tsx"
import { classes } from "./classes.ts"
import type { PosterTileProps } from "./posterParts.tsx"
import { TileSheet } from "./TileSheet.tsx"
import { tileHtml } from "./tileHtml.ts"

/** A click that the browser itself would follow in this window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Only pointer clicks carry a pointer type; it is empty for the keyboard and assistive technology. */
const isTouch = ({ nativeEvent }: MouseEvent) =>
  "pointerType" in nativeEvent && nativeEvent.pointerType === "touch"

/** Which part of a tile was clicked: heart, picture, or another link. */
function clickedPart({ target }: MouseEvent): {
  link?: HTMLAnchorElement
  isHeart: boolean
  isPoster: boolean
} {
  const found = (target as Element).closest<HTMLElement>("a, button")
  return {
    isHeart: found?.className === "tile-heart",
    isPoster: found?.className === "tile-poster",
    ...(found instanceof HTMLAnchorElement ? { link: found } : {}),
  }
}

/**
 * A poster that links to its page. Hover or keyboard focus reveals further actions; a touch opens them in a sheet,
 * because it cannot hover.  The content is an HTML string, so that nothing inside is hydrated; one listener handles all
 * clicks.
 */
export function PosterTile({ onFavourite, ...tile }: PosterTileProps) {
  const { rank, favourite, words, favouriteForm } = tile
  const go = useNavigateTo()
  const ref = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  // The heart is rendered once and then updated in place: new markup would drop the focus.
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
    const { link, isHeart, isPoster } = clickedPart(event)
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
