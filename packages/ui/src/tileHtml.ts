import { type Html, html } from "./html.ts"
import type { Picture, PosterTileProps } from "./posterParts.tsx"

/** The content of a tile; the component renders sheet and handlers. */
export type TileHtmlProps = Omit<PosterTileProps, "about" | "onFavourite">

function pictureHtml({ src, srcSet, sizes, width, height }: Picture, eager: boolean): Html {
  return html`<img src="${src}"${srcSet !== undefined && html` srcset="${srcSet}" sizes="${sizes ?? ""}"`} alt="" width="${width}" height="${height}" loading="${eager ? "eager" : "lazy"}"${
    eager && html` fetchpriority="high"`
  } decoding="async" draggable="false">`
}

/** Submits a form where no script runs. */
function heartHtml({ words, favourite, favouriteForm: sent }: TileHtmlProps): Html | undefined {
  if (favourite === undefined) return undefined
  const form = sent && html` form="${sent.form}" name="${sent.name}" value="${sent.value}"`
  return html`<button type="${sent ? "submit" : "button"}" class="tile-heart"${form} aria-label="${words.favourite}" aria-pressed="${String(favourite)}"></button>`
}

function hoverHtml(tile: TileHtmlProps): Html {
  const { words, href, tryHref, facts } = tile
  // Play repeats the picture's link, so it is no tab stop.
  return html`<div class="tile-more"><a class="tile-play" href="${href}" tabindex="-1" aria-hidden="true">${words.play}</a>${
    words.tryIt !== undefined &&
    tryHref !== undefined &&
    html`<a class="tile-try" href="${tryHref}" aria-label="${words.tryNamed ?? words.tryIt}">${words.tryIt}</a>`
  }${facts !== undefined && html`<p class="tile-facts">${facts}</p>`}${heartHtml(tile)}</div>`
}

/** The content of a tile as HTML text: a page has sixty, and only the heart changes. */
export function tileHtml(tile: TileHtmlProps): string {
  const { title, byline, picture, href, badges = [], rank, eager = false } = tile
  return html`${rank !== undefined && html`<span class="tile-rank">${rank}</span>`}<div class="tile-box" style="background-color:${picture.placeholder}"><a class="tile-poster" href="${href}" aria-label="${byline ? `${title}, ${byline}` : title}">${pictureHtml(picture, eager)}</a>${
    badges.length > 0 &&
    html`<div class="tile-badges">${badges
      .slice(0, 2)
      .map(
        ({ text, tone = "neutral" }) => html`<span class="badge-solid badge-${tone}">${text}</span>`,
      )}</div>`
  }${hoverHtml(tile)}</div><p class="tile-name">${title}</p>${
    byline !== undefined && html`<p class="tile-by">${byline}</p>`
  }`.html
}
