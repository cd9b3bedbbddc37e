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

const palette = (
  deep: string,
  ground: string,
  shade: string,
  first: string,
  second: string,
  third: string,
  light: string,
  frame: string,
): Palette => ({ deep, ground, shade, first, second, third, light, frame })

export const PALETTES = {
  sirocco: palette("#070F26", "#10224D", "#1B3A86", "#E8B55A", "#7FD3E8", "#3E74E0", "#FFF3D6", "#7DB2FF"),
  dusk: palette("#1A0A22", "#321040", "#512063", "#F2B25A", "#E85D4A", "#F6E2BE", "#FFF0DA", "#E6B85C"),
  comet: palette("#0B0A1A", "#1B1838", "#332C63", "#E6B85C", "#B77CFF", "#F28F5B", "#FFF2D8", "#E6B85C"),
  forest: palette("#06140F", "#0E2A21", "#1B4A39", "#C9D7B4", "#6FB58C", "#E0A95B", "#F3F3DF", "#8FC2A2"),
  iron: palette("#071020", "#0F2140", "#1C3A6B", "#8FB4F0", "#E8C878", "#4E86D8", "#F4F0E2", "#8FB4F0"),
  carnival: palette("#210A17", "#401028", "#6B1A3D", "#FFC766", "#F2604F", "#F4D9B0", "#FFF1DC", "#F2B25A"),
  atlas: palette("#080D1C", "#131D38", "#24345E", "#D9B56A", "#8AA9D6", "#C26A5A", "#F6EBD2", "#C9A860"),
  iris: palette("#130A26", "#261246", "#43217A", "#B48CFF", "#E8C878", "#6FC2A0", "#F8F0FF", "#D9B56A"),
  sablon: palette("#06180F", "#0D3120", "#175237", "#F0C766", "#37A873", "#D98B4A", "#FFF6DC", "#E6C468"),
  diamond: palette("#0C0C24", "#191A4A", "#2D2E80", "#9FC8FF", "#F08FC0", "#7A6BFF", "#F6F6FF", "#B9A6FF"),
  tram: palette("#160A08", "#2C1410", "#52231A", "#F2B25A", "#C94438", "#E9D3A8", "#FFF3DE", "#D98F4E"),
  nile: palette("#140B06", "#2B180B", "#553013", "#E9A75B", "#A4323F", "#3FA69A", "#FFF0D4", "#E6B85C"),
  jade: palette("#1D0820", "#37103A", "#5A1C5C", "#3FC08F", "#F2B25A", "#E85D5A", "#FFEFD9", "#F0A35A"),
  ostend: palette("#061820", "#0C2F3D", "#15526A", "#F2845C", "#6CC6D0", "#E9D3A8", "#FDF3E0", "#7FC7CF"),
  copper: palette("#1E0B0B", "#401815", "#6E2A20", "#F0A062", "#E8D2A6", "#5FA7A0", "#FFF2E0", "#E38D5B"),
  neptune: palette("#0D0A2A", "#1B1450", "#33238A", "#F08FB0", "#6A5AE8", "#62C8D8", "#FFF0F4", "#B48CFF"),
  velvet: palette("#17070F", "#2E0E1D", "#541A33", "#E6B85C", "#D9485A", "#F6EEDD", "#FFF4E2", "#E6B85C"),
  saxophone: palette("#140C05", "#2A1A0B", "#4C3116", "#F0BE5A", "#B5522E", "#5E9C8C", "#FFF3DA", "#E6B85C"),
  cobalt: palette("#050B24", "#0A1745", "#15297A", "#6FA0FF", "#F2C46A", "#E0557A", "#F2F5FF", "#8FB0FF"),
  canal: palette("#04171A", "#083036", "#10525A", "#E9B44C", "#4FB7B0", "#E8785A", "#F2FBF6", "#7CCAC4"),
  belfry: palette("#160C14", "#2C1727", "#4E2A43", "#E8A75C", "#A7B4D8", "#C9566B", "#FFF1E4", "#D8A36A"),
  noir: palette("#0B0810", "#191221", "#33263F", "#E6B85C", "#FF7162", "#38C793", "#F6EEDD", "#E6B85C"),
  polder: palette("#0A1418", "#14292F", "#234750", "#F2D98A", "#D86C4A", "#8FC2A2", "#FBF5E3", "#C9B87A"),
  praline: palette("#170D0A", "#2D1A14", "#4F2E23", "#E3B27A", "#C85C6A", "#F2E0C4", "#FFF4E6", "#D9A066"),
  seam: palette("#07130F", "#12241E", "#214038", "#3FC58E", "#D9A24E", "#1F7A5C", "#E9F7EC", "#C9A25A"),
  fathom: palette("#04121F", "#092438", "#123E5A", "#E9C9A0", "#D9604A", "#4FA6B8", "#F1F6F2", "#86B8C6"),
  cascade: palette("#14100A", "#2A2114", "#4A3A20", "#F0C05A", "#D97F3E", "#8C6A34", "#FFF4DC", "#E6B85C"),
  lacework: palette("#151020", "#2A2140", "#463868", "#F3EADB", "#C98AA6", "#8E86C9", "#FFF9EE", "#D8C6A8"),
  starlight: palette("#05081C", "#0C1336", "#1C2A63", "#F4D98A", "#6E8CF0", "#B07CD8", "#F4F2FF", "#A9B8F0"),
  falls: palette("#04191C", "#0A3136", "#135660", "#7AD4CF", "#F0B45E", "#4F9E7C", "#F1FBF2", "#9CCFC0"),
  begonia: palette("#1B0816", "#36102B", "#5E1C49", "#F4687E", "#F7B04C", "#66A86B", "#FFF2E8", "#EBA36A"),
  estaminet: palette("#120C07", "#271A10", "#4A321E", "#F0B84E", "#D8452F", "#79A88C", "#FFF3D9", "#C99A52"),
  marolles: palette("#0A1020", "#16233F", "#273E6C", "#E9C46A", "#E2664F", "#8C7BD8", "#FBF4E2", "#B7C4E6"),
  meadow: palette("#141103", "#2B2408", "#4D4112", "#F4B73A", "#9DB54A", "#C8702A", "#FFF5D2", "#E3B64C"),
  bluestone: palette("#121214", "#232529", "#41454E", "#EBC15C", "#C7523D", "#7FA6A8", "#F7F2E6", "#D3AC5A"),
  frietkot: palette("#1F0D04", "#3F1B08", "#6F3210", "#FFC83D", "#E2452F", "#7FB65A", "#FFF6DF", "#F2B441"),
  comics: palette("#04182A", "#083152", "#0F548A", "#FFD34E", "#F2503B", "#5CC8E8", "#FFFBEF", "#8FD0F0"),
  promenade: palette("#04161A", "#0A3136", "#12565C", "#F0CE85", "#E0785A", "#3FA7A0", "#FFF6E3", "#E6C98A"),
  delft: palette("#060B24", "#0D1B4A", "#17307C", "#DCE6FA", "#6E9BF5", "#C9A45C", "#F4F7FF", "#AFC6F5"),
  salon: palette("#1A060C", "#380F1B", "#5E1B2C", "#E9BE6A", "#C9495C", "#7FB08A", "#FFF2DF", "#E6B85C"),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES

/** Names of symbol drawings; the browser has a function for each. */
export type Motif =
  | "sun"
  | "compass"
  | "palm"
  | "lantern"
  | "dune"
  | "key"
  | "crown"
  | "banner"
  | "horse"
  | "drum"
  | "tower"
  | "feather"
  | "comet"
  | "telescope"
  | "planet"
  | "rocket"
  | "clock"
  | "star"
  | "moon"
  | "owl"
  | "antler"
  | "fir"
  | "mushroom"
  | "rosewindow"
  | "iris"
  | "whiplash"
  | "column"
  | "mask"
  | "orange"
  | "bell"
  | "book"
  | "globe"
  | "dragonfly"
  | "chocolate"
  | "lace"
  | "lock"
  | "diamond"
  | "ring"
  | "emerald"
  | "tram"
  | "ticket"
  | "pyramid"
  | "lift"
  | "eye"
  | "scarab"
  | "lotus"
  | "ankh"
  | "fan"
  | "lighthouse"
  | "wave"
  | "gull"
  | "shell"
  | "anchor"
  | "nugget"
  | "pickaxe"
  | "horseshoe"
  | "cactus"
  | "trident"
  | "fish"
  | "coral"
  | "diePair"
  | "rouletteWheel"
  | "cardFan"
  | "crownedCard"
  | "chips"
  | "numberedBalls"
  | "pegs"
  | "mine"
  | "scratchCoin"
  | "lozenge"
  | "chevron"
  | "arch"
  | "step"
  | "disc"
  | "dynamite"
  | "waterfall"
  | "viaduct"
  | "kingfisher"
  | "trout"
  | "kayak"
  | "watermill"
  | "fern"
  | "acorn"
  | "oakleaf"
  | "pebbles"
  | "droplet"
  | "ripple"
  | "butterfly"
  | "wreath"
  | "begonia"
  | "dahlia"
  | "tulip"
  | "hydrangea"
  | "poppy"
  | "daisy"
  | "cornflower"
  | "marigold"
  | "bud"
  | "spray"
  | "seven"
  | "sevens"
  | "barone"
  | "bartwo"
  | "barthree"
  | "siphon"
  | "cup"
  | "lemon"
  | "cherry"
  | "gramophone"
  | "pendulum"
  | "grinder"
  | "plum"
  | "grapes"
  | "melon"
  | "bee"
  | "honeycomb"
  | "hive"
  | "honeypot"
  | "clover"
  | "sunflower"
  | "florin"
  | "swan"
  | "cog"
  | "purse"
  | "scales"
  | "gable"
  | "fries"
  | "mussel"
  | "waffle"
  | "sprout"
  | "chicory"
  | "fork"
  | "speculoos"
  | "tomato"
  | "pear"
  | "bubble"
  | "pencil"
  | "inkwell"
  | "lens"
  | "bowler"
  | "roadster"
  | "biplane"
  | "burst"
  | "umbrella"

/** The background of the game. */
export type Scene = "rays" | "fans" | "skyline" | "arches" | "waves" | "dunes" | "hills" | "rings"
