import type { Picture } from "@elite/ui"

const types: Record<string, string> = { avif: "image/avif", webp: "image/webp" }

/** The widths every poster is exported at; addresses end in `-‹width›.‹type›`. */
const widths = [180, 360]

/**
 * A poster as the browser chooses it: `thumbnailUrl` is the 360 wide one, its smaller sister is named by replacing
 * the width. An address of another kind is shown as it is.
 *
 * @param sizes how wide it is drawn, in the words of the `sizes` attribute.
 */
export function posterPicture(thumbnailUrl: string, placeholder: string, sizes: string): Picture {
  const picture = { src: thumbnailUrl, sizes, width: 360, height: 480, placeholder }
  const type = types[thumbnailUrl.split(".").at(-1) ?? ""]
  if (!type || !thumbnailUrl.includes("-360.")) return picture
  const srcSet = widths.map((width) => `${thumbnailUrl.replace("-360.", `-${width}.`)} ${width}w`).join(", ")
  return { ...picture, sources: [{ type, srcSet }] }
}
