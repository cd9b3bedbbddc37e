import { type MouseEvent, useState } from "react"
import { Anchor } from "./Anchor.tsx"
import { Badge } from "./Badge.tsx"
import { LinkButton } from "./Button.tsx"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"
import { Heart, PosterPicture, type PosterTileProps } from "./posterParts.tsx"
import { TileSheet } from "./TileSheet.tsx"

/**
 * A poster that leads to its page. A mouse over it, or the keyboard inside it, brings what else can be done; a finger
 * opens the same in a sheet, because a touch cannot hover and a link that needs two taps is a trap.
 */
export function PosterTile(props: PosterTileProps) {
  const { title, byline, picture, href, badges = [], rank, eager = false, className } = props
  const [open, setOpen] = useState(false)
  const touch = (event: MouseEvent) => {
    // A click carries the pointer that made it; the keyboard and assistive technology leave it empty.
    const byTouch = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch"
    if (!byTouch || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <article className={classes("group/tile relative", rank !== undefined && "pl-[30%]", className)}>
      {rank !== undefined && <Rank place={rank} />}
      <div
        className={classes(
          "relative aspect-3/4 overflow-hidden rounded-tile transition-[translate] duration-200 ease-calm",
          "outline-offset-2 outline-brass has-focus-visible:outline-2 pointer-fine:group-hover/tile:-translate-y-1",
        )}
        style={{ backgroundColor: picture.placeholder }}
      >
        <Anchor
          href={href}
          onClick={touch}
          aria-label={byline ? `${title}, ${byline}` : title}
          className="block size-full rounded-tile outline-none"
        >
          <PosterPicture picture={picture} eager={eager} />
        </Anchor>
        {badges.length > 0 && (
          <div className="pointer-events-none absolute bottom-2 left-2 flex flex-wrap gap-1">
            {badges.slice(0, 2).map((badge) => (
              <Badge key={badge.text} solid tone={badge.tone ?? "neutral"}>
                {badge.text}
              </Badge>
            ))}
          </div>
        )}
        <Overlay {...props} />
      </div>
      <p className="mt-2 truncate text-sm font-semibold sm:text-[0.9375rem]">{title}</p>
      {byline && <p className="truncate text-xs text-muted sm:text-[0.8125rem]">{byline}</p>}
      {open && <TileSheet {...props} onClose={() => setOpen(false)} />}
    </article>
  )
}

function Overlay({ words, href, playHref, tryHref, title, facts, favourite, ...rest }: PosterTileProps) {
  // Where Play repeats the picture's link, one stop of the keyboard is enough.
  const repeated = playHref === undefined ? { tabIndex: -1, "aria-hidden": true } : {}
  return (
    <div
      className={classes(
        "pointer-events-none absolute inset-0 hidden flex-col items-center justify-center gap-1.5 bg-[#0b0810d9] p-2",
        "text-[#f6eedd] opacity-0 transition-opacity duration-150 pointer-fine:flex",
        "group-hover/tile:opacity-100 group-has-focus-visible/tile:opacity-100",
        "group-hover/tile:*:pointer-events-auto group-has-focus-visible/tile:*:pointer-events-auto",
      )}
    >
      <LinkButton
        {...repeated}
        kind="primary"
        size="small"
        href={playHref ?? href}
        aria-label={`${words.play}: ${title}`}
        className="max-w-full px-3"
      >
        <Icon name="play" className="size-4" />
        {words.play}
      </LinkButton>
      {words.tryIt && tryHref && (
        <Anchor
          href={tryHref}
          aria-label={`${words.tryIt}: ${title}`}
          className="rounded-lg px-2 py-1.5 text-center text-sm font-semibold hover:underline"
        >
          {words.tryIt}
        </Anchor>
      )}
      {facts && <p className="text-center text-xs text-[#cfc5d6]">{facts}</p>}
      {favourite !== undefined && (
        <div className="absolute right-1 bottom-1">
          <Heart
            words={words}
            favourite={favourite}
            onFavourite={rest.onFavourite}
            favouriteForm={rest.favouriteForm}
          />
        </div>
      )}
    </div>
  )
}

function Rank({ place }: { place: number }) {
  return (
    <span
      className="amount pointer-events-none absolute bottom-12 left-0 text-[clamp(4.5rem,9vw,7.5rem)] leading-[0.8] text-ink"
      // The fill lies over the inner half of the stroke: a variable font's contours cross, and would show.
      style={{ WebkitTextStroke: "3px var(--color-brass)", paintOrder: "stroke fill" }}
    >
      {place}
    </span>
  )
}
