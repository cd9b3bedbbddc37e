import type { ReactNode } from "react"
import type { Tone } from "./Badge.tsx"
import { classes } from "./classes.ts"
import { Icon } from "./icons.tsx"

export type Picture = {
  src: string
  /** The same at other widths: `… 240w, … 480w`, and how wide it is drawn. */
  srcSet?: string
  sizes?: string
  width: number
  height: number
  /** The picture's own colour, shown until it arrives. */
  placeholder: string
}

export type TileWords = {
  play: string
  /** Absent where there is nothing to try. */
  tryIt?: string | undefined
  /** The same with the game's name, for whoever hears it without the picture. */
  tryNamed?: string | undefined
  favourite: string
  close: string
}

export type PosterTileProps = {
  title: string
  byline?: string | undefined
  picture: Picture
  /** Where the picture leads. */
  href: string
  tryHref?: string | undefined
  words: TileWords
  /** Return and minimum, one line. */
  facts?: string | undefined
  /** More for the sheet a touch opens. */
  about?: ReactNode
  /** At most two are shown. */
  badges?: readonly { text: string; tone?: Tone }[]
  /** Undefined: no heart at all, for someone who is not signed in. */
  favourite?: boolean | undefined
  onFavourite?: ((favourite: boolean) => void) | undefined
  /** The form that the heart sends where no script runs, and what it says there. */
  favouriteForm?: { form: string; name: string; value: string } | undefined
  /** The place in a top ten, drawn as a large outlined figure. */
  rank?: number | undefined
  /** The first pictures of a page are wanted at once. */
  eager?: boolean
}

export function PosterPicture({ picture, eager = false }: { picture: Picture; eager?: boolean }) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.sizes}
      alt=""
      width={picture.width}
      height={picture.height}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      draggable={false}
      className="block size-full object-cover"
    />
  )
}

export function Heart({
  words,
  favourite = false,
  onFavourite,
  favouriteForm,
}: Pick<PosterTileProps, "words" | "favourite" | "onFavourite" | "favouriteForm">) {
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
      className={classes(
        "grid size-10 place-items-center rounded-full transition-colors pointer-coarse:size-11",
        favourite ? "text-coral" : "text-[#f6eedd] hover:text-coral",
      )}
    >
      <Icon name="heart" filled={favourite} />
    </button>
  )
}
