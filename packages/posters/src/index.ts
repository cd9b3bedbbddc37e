export { type BillKind, type BillScene, bill, billKinds, billNight, billScenes } from "./bills/bill.ts"
export { prow } from "./bills/prow.ts"
export { type LandmarkName, landmark, landmarkNames, tramLine, tramTerminus } from "./city/street.ts"
export { tramFront, tramSide } from "./city/tram.ts"
export { columnBill, columnBills } from "./column/bill.ts"
export { column } from "./column/column.ts"
export { curtain } from "./curtain.ts"
export { emblem, shareCard } from "./emblem.ts"
export { rocket } from "./flight/rocket.ts"
export { roofs } from "./flight/roofs.ts"
export { jackpotWindow, type WindowName, windowNames } from "./glass/window.ts"
export { type HeroShape, hero } from "./hero.ts"
export { assignLooks, type PosterSubject } from "./looks.ts"
export { type MotifName, motifNames } from "./motifs/index.ts"
export { type Palette, type PaletteName, paletteNames, palettes } from "./palettes.ts"
export {
  type Look,
  type PosterWords,
  pickLook,
  placeholderColour,
  poster,
  posterAround,
  posterHeight,
  posterWidth,
} from "./poster.ts"
export { staircase, stairLandings } from "./stair/staircase.ts"
export { canDrawStudioMark, defaultStudioMark, studioMark } from "./studioMark.ts"
