import { toLetterTiles } from "./letterTiles.ts"

/**
 * A text in letter tiles, for the eye: beside it stands what is read out. Another text is another row of tiles, which slide
 * in where the board has begun to move.
 */
export const LetterTiles = ({ text }: { text: string }) => (
  <span key={text} aria-hidden="true" className="tiles">
    {toLetterTiles(text).map(({ sign, look }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place.
      <i key={at} data-look={look === "wide" ? undefined : look}>
        {look === "gap" ? "" : sign}
      </i>
    ))}
  </span>
)
