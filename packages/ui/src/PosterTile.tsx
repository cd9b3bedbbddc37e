import { type MouseEvent, useState } from "react"
import { Anchor } from "./Anchor.tsx"
import { classes } from "./classes.ts"
import { Heart, PosterPicture, type PosterTileProps } from "./posterParts.tsx"
import { TileSheet } from "./TileSheet.tsx"

/** A click that the browser itself would follow in this window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Only pointer clicks carry a pointer type; it is empty for the keyboard and assistive technology. */
const isTouch = ({ nativeEvent }: MouseEvent) =>
  "pointerType" in nativeEvent && nativeEvent.pointerType === "touch"

function TileActions(tile: PosterTileProps) {
  const { words, tryHref, facts, favourite, onFavourite, favouriteForm } = tile
  return (
    <div className="tile-more">
      {/* A click on it reaches the picture's link below. */}
      <span className="tile-play" aria-hidden="true">
        {words.play}
      </span>
      {words.tryIt !== undefined && tryHref !== undefined && (
        <Anchor className="tile-try" href={tryHref} aria-label={words.tryNamed ?? words.tryIt}>
          {words.tryIt}
        </Anchor>
      )}
      {facts !== undefined && <p className="tile-facts">{facts}</p>}
      {favourite !== undefined && <Heart inTile {...{ words, favourite, onFavourite, favouriteForm }} />}
    </div>
  )
}

/** Hover or keyboard focus reveals further actions; a touch opens them in a sheet, because it cannot hover. */
export function PosterTile(tile: PosterTileProps) {
  const { title, byline, picture, href, badges = [], rank, eager = false } = tile
  const [open, setOpen] = useState(false)

  const openSheet = (event: MouseEvent) => {
    if (!isTouch(event) || !isPlain(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <article className={classes("tile", rank !== undefined && "tile-ranked")}>
        {rank !== undefined && <span className="tile-rank">{rank}</span>}
        <div className="tile-box" style={{ backgroundColor: picture.placeholder }}>
          <Anchor
            className="tile-poster"
            href={href}
            aria-label={byline ? `${title}, ${byline}` : title}
            onClick={openSheet}
          >
            <PosterPicture picture={picture} eager={eager} />
          </Anchor>
          <TileActions {...tile} />
        </div>
        <p className="tile-name">{title}</p>
        {(byline !== undefined || badges.length > 0) && (
          <p className="tile-by">
            {badges.slice(0, 2).map(({ text, tone = "neutral" }) => (
              <span key={text} className={`badge-solid badge-${tone}`}>
                {text}
              </span>
            ))}
            {byline !== undefined && <span>{byline}</span>}
          </p>
        )}
      </article>
      {open && <TileSheet {...tile} onClose={() => setOpen(false)} />}
    </>
  )
}
