import type { ReactNode } from "react"
import type { Tone } from "./Badge.tsx"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"

export type Picture = {
  src: string
  /** Other widths, `… 240w, … 480w`, and the width at which it is drawn. */
  srcSet?: string
  sizes?: string
  width: number
  height: number
  /** The dominant colour, shown until the picture loads. */
  placeholder: string
}

export type TileWords = {
  play: string
  /** Absent where the game has no demo. */
  tryIt?: string | undefined
  /** The same with the game's name, for screen readers. */
  tryNamed?: string | undefined
  favourite: string
  close: string
}

export type PosterTileProps = {
  title: string
  byline?: string | undefined
  picture: Picture
  href: string
  tryHref?: string | undefined
  words: TileWords
  /** Return to player, minimum stake and what else one wants to know, on one line. */
  facts?: string | undefined
  about?: ReactNode
  /** At most two are shown. */
  badges?: readonly { text: string; tone?: Tone }[]
  /** Undefined for a visitor, who has no heart. */
  favourite?: boolean | undefined
  onFavourite?: ((favourite: boolean) => void) | undefined
  /** The form that the heart submits without scripts, with its field. */
  favouriteForm?: { form: string; name: string; value: string } | undefined
  /** The rank in a top ten, drawn as a large outlined figure. */
  rank?: number | undefined
  /** Loads without delay, for the first pictures of a page. */
  eager?: boolean
}

export function PosterPicture({
  picture,
  eager = false,
  className,
}: {
  picture: Picture
  eager?: boolean
  className?: string
}) {
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.sizes}
      alt=""
      width={picture.width}
      height={picture.height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      draggable={false}
      className={className}
    />
  )
  // React preloads an eager `img` in the head, before fonts and only on the page that rendered a cached fragment first,
  // but not inside `picture`.
  return eager ? <picture>{image}</picture> : image
}

type HeartProps = Pick<PosterTileProps, "words" | "favourite" | "onFavourite" | "favouriteForm"> & {
  /** Placed by `tile.css`, which also draws the icon once for all tiles. */
  inTile?: boolean
}

/** Submits a form where no script runs. */
export function Heart({ words, favourite = false, onFavourite, favouriteForm, inTile = false }: HeartProps) {
  const ownLook = classes(
    "grid size-10 place-items-center rounded-full transition-colors pointer-coarse:size-11",
    favourite ? "text-coral" : "text-ivory hover:text-coral",
  )
  return (
    <button
      type={favouriteForm ? "submit" : "button"}
      {...favouriteForm}
      aria-label={words.favourite}
      aria-pressed={favourite}
      onClick={(event) => {
        event.preventDefault()
        onFavourite?.(!favourite)
      }}
      className={inTile ? "tile-heart" : ownLook}
    >
      {!inTile && <Icon name="heart" filled={favourite} />}
    </button>
  )
}
