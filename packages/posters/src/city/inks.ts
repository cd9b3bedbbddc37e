import { box, path } from "../svg.ts"

/** Inks of a building, by night or under floodlights. */
export type Inks = Record<"wall" | "wing" | "trim" | "line" | "glass" | "pane" | "roof", string>

export const unlit: Inks = {
  wall: "#21142c",
  wing: "#1b1026",
  trim: "#54406a",
  line: "#47365a",
  glass: "#150c1d",
  pane: "#2e1f3d",
  roof: "#1a0f24",
}
export const lit: Inks = {
  wall: "url(#cityWall)",
  wing: "url(#cityWing)",
  trim: "#fde9b4",
  line: "#8a5a24",
  glass: "#3a1a26",
  pane: "#fff1c4",
  roof: "url(#cityRoof)",
}

const fall = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

export const streetDefs = `<defs>${[
  fall("cityWall", "#f6d59a", "#c98345"),
  fall("cityWing", "#d99a55", "#96532f"),
  fall("cityRoof", "#f0c46c", "#b97f33"),
  fall("houseGold", "#fde9b4", "#c08f3e"),
  fall("houseWall", "#7a2148", "#3a1030"),
  fall("houseWing", "#571a3c", "#2c0d28"),
  fall("houseDoor", "#e6b85c", "#94642a"),
  fall("tramCream", "#fff3d8", "#f0d59b"),
  fall("tramPlum", "#8d2350", "#5a1638"),
  fall("tramRoof", "#4a1a3c", "#2a0f2b"),
  fall("tramGlass", "#ffe9ad", "#f3bf62"),
].join("")}</defs>`

export const plain = (d: string, fill: string, stroke: string, width = 1): string =>
  path(d, { fill, stroke, width })
export const line = (d: string, stroke: string, width: number, opacity?: number): string =>
  path(d, { stroke, width, ...(opacity === undefined ? {} : { opacity }) })
export const flat = (x: number, y: number, w: number, h: number, fill: string): string =>
  box(x, y, w, h, { fill })
export const edged = (x: number, y: number, w: number, h: number, fill: string, stroke: string): string =>
  box(x, y, w, h, { fill, stroke, width: 1 })

export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("")
