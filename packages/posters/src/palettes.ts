/** Six inks of a poster, from the darkest paper to the lightest. */
export type Palette = {
  night: string
  ground: string
  deep: string
  main: string
  light: string
  warm: string
  pale: string
}

/** Each has one cold and one warm ink, and the same brass for its frame. */
export const palettes = {
  ostend: {
    night: "#06122b",
    ground: "#0b2150",
    deep: "#15397f",
    main: "#2f6fdc",
    light: "#7fd3ea",
    warm: "#f3b95f",
    pale: "#fdf0d2",
  },
  sonian: {
    night: "#061d15",
    ground: "#0b3325",
    deep: "#12573d",
    main: "#1f9d6b",
    light: "#86dcae",
    warm: "#ecc35d",
    pale: "#fbf1d0",
  },
  binche: {
    night: "#1d0712",
    ground: "#3d0c22",
    deep: "#701732",
    main: "#cf3a48",
    light: "#ff9169",
    warm: "#f9c35f",
    pale: "#fff0d6",
  },
  plum: {
    night: "#1d0824",
    ground: "#3a1146",
    deep: "#611f6a",
    main: "#a8419c",
    light: "#f38bb0",
    warm: "#f6b75c",
    pale: "#fdecd8",
  },
  violet: {
    night: "#0f0b30",
    ground: "#1f1658",
    deep: "#382591",
    main: "#6748e0",
    light: "#f29bc0",
    warm: "#fbc98a",
    pale: "#fdf0de",
  },
  copper: {
    night: "#190b06",
    ground: "#3a190b",
    deep: "#6d3013",
    main: "#c9672c",
    light: "#f5a860",
    warm: "#5cc0b4",
    pale: "#fbebc8",
  },
  meuse: {
    night: "#041b20",
    ground: "#08353c",
    deep: "#0d5960",
    main: "#17919a",
    light: "#7fdccd",
    warm: "#ff9d6b",
    pale: "#fbf0d4",
  },
  velvet: {
    night: "#0f0a07",
    ground: "#241a0f",
    deep: "#4a3516",
    main: "#a87b2c",
    light: "#f0c970",
    warm: "#c6394a",
    pale: "#fdf0cf",
  },
  rosa: {
    night: "#200a1a",
    ground: "#47122f",
    deep: "#7d2148",
    main: "#dd5672",
    light: "#ffa993",
    warm: "#73c8d2",
    pale: "#fff0df",
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as PaletteName[]

export const brass = { high: "#fde9b4", middle: "#e6b85c", low: "#a06d24" } as const
