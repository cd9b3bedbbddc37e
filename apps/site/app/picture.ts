import type { Picture } from "@elite/ui"

/** Exported poster widths, px; addresses end in `-‹width›.‹type›` before the version. */
const widths = [180, 360]
const wide = /-360\.(avif|webp)(?=$|\?)/

/** `thumbnailUrl` is the 360 px export; an address of another kind is shown as it is. */
export function posterPicture(thumbnailUrl: string, placeholder: string, sizes: string): Picture {
  const picture = { src: thumbnailUrl, sizes, width: 360, height: 480, placeholder }
  if (!wide.test(thumbnailUrl)) return picture
  return {
    ...picture,
    srcSet: widths.map((width) => `${replaceWidth(thumbnailUrl, width)} ${width}w`).join(", "),
  }
}

const replaceWidth = (url: string, width: number) => url.replace(wide, `-${width}.$1`)

export const toThumbnailUrl = (thumbnailUrl: string): string => replaceWidth(thumbnailUrl, 180)
