import { toLetterTiles } from "./letterTiles.ts"

/** Hidden from screen readers, which have the text beside it. The key makes a changed text slide in. */
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
