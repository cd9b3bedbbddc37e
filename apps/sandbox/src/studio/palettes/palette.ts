/** Colours of a title: `deep` to `ground` is the stage, the rest draws symbols, frames and lettering. */
export type Palette = {
  readonly deep: string
  readonly ground: string
  readonly shade: string
  readonly first: string
  readonly second: string
  readonly third: string
  readonly light: string
  readonly frame: string
}

export const palette = (
  deep: string,
  ground: string,
  shade: string,
  first: string,
  second: string,
  third: string,
  light: string,
  frame: string,
): Palette => ({ deep, ground, shade, first, second, third, light, frame })
