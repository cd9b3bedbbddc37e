import type { Picture } from "@elite/ui"

/** The widths every poster is exported at; addresses end in `-‹width›.‹type›`, with a version behind. */
const widths = [180, 360]
const wide = /-360\.(avif|webp)(?=$|\?)/

/**
 * A poster as the browser chooses it: `thumbnailUrl` is the 360 wide one, its smaller sister is named by replacing
 * the width. An address of another kind is shown as it is.
 *
 * @param sizes how wide it is drawn, in the words of the `sizes` attribute.
 */
export function posterPicture(thumbnailUrl: string, placeholder: string, sizes: string): Picture {
  const picture = { src: thumbnailUrl, sizes, width: 360, height: 480, placeholder }
  if (!wide.test(thumbnailUrl)) return picture
  return {
    ...picture,
    srcSet: widths.map((width) => `${replaceWidth(thumbnailUrl, width)} ${width}w`).join(", "),
  }
}

const replaceWidth = (url: string, width: number) => url.replace(wide, `-${width}.$1`)

/** The smallest export of a poster, for a picture no wider than a thumb. */
export const toThumbnailUrl = (thumbnailUrl: string): string => replaceWidth(thumbnailUrl, 180)
