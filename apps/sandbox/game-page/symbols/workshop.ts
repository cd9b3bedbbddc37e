import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const iceShip: Drawing = (p) =>
  rule("M28 10V62M52 4V62M74 14V62", p.first, 4) +
  path("M30 14L48 20L30 50ZM54 8L72 18L54 50ZM26 16L10 50H26Z", p.light) +
  path("M4 60H96L82 82H18Z", p.second) +
  path("M2 94L20 80L36 92L54 78L72 94L88 82L98 94Z", p.third)
export const iceberg: Drawing = (p) =>
  path("M8 60L28 22L42 34L58 6L92 60Z", p.light) +
  path("M58 6L92 60H56L42 34Z", p.third) +
  rule("M2 62H98", p.second, 5) +
  path("M14 66H88L66 96L40 88Z", p.third, 'opacity=".55"')
export const sextant: Drawing = (p) =>
  rule("M50 8L14 78A50 50 0 0 0 86 78L50 8", p.first, 6) +
  rule("M50 8L62 88", p.light, 6) +
  rule("M24 80L28 70M38 87L40 76M74 80L70 70", p.light, 3) +
  circle(50, 12, 9, p.second) +
  box(26, 36, 30, 11, p.third, 3)
export const bogBridge: Drawing = (p) =>
  path("M38 6H62L96 96H4Z", p.first) +
  rule("M36 18H64M30 34H70M24 52H76M16 72H84", p.deep, 5) +
  rule("M8 40V12M92 40V12M18 60Q10 40 2 42M82 60Q92 40 98 42", p.second, 5)
export const cottonGrass: Drawing = (p) =>
  rule("M50 96V36M32 96Q34 60 22 44M68 96Q66 60 78 40", p.third, 4) +
  [
    [50, 24],
    [22, 34],
    [78, 30],
  ]
    .map(
      ([x = 0, y = 0]) =>
        around(7, path(`M${x} ${y}l5 -16l-10 0Z`, p.light), x, y) + circle(x, y, 9, p.light),
    )
    .join("") +
  circle(50, 24, 4, p.first)
export const blackGrouse: Drawing = (p) =>
  path("M62 50C76 46 82 34 80 22C90 32 92 52 76 64Z", p.light) +
  rule("M72 52C84 46 90 32 84 20C80 12 70 14 70 22", p.third, 7) +
  rule("M74 60C90 58 98 46 95 32", p.third, 7) +
  rule("M40 76V94M54 77V94M33 95H45M47 95H59", p.first, 4) +
  path(
    "M15 38C16 26 30 22 37 30C42 39 50 44 62 44C76 44 84 52 79 64C72 78 50 84 36 76C24 70 20 56 21 47Z",
    p.third,
  ) +
  path("M36 54C50 46 66 50 74 62C62 72 44 72 36 54Z", p.deep) +
  rule("M44 62Q58 56 70 63", p.light, 4) +
  path("M19 26Q27 15 37 25Q28 30 19 26Z", p.second) +
  path("M16 35L4 40L17 43Z", p.first) +
  circle(26, 34, 3.6, p.light) +
  circle(25, 34, 1.8, p.deep)
export const orrery: Drawing = (p) =>
  circle(50, 46, 15, p.first) +
  [28, 42].map((r) => circle(50, 46, r, "none", `stroke="${p.light}" stroke-width="2.5"`)).join("") +
  circle(78, 46, 7, p.second) +
  circle(20, 16, 8, p.third) +
  circle(50, 88, 6, p.second) +
  rule("M50 60V94M34 96H66", p.first, 5)
export const snowCrystal: Drawing = (p) =>
  around(6, rule("M50 50V6M50 20L38 10M50 20L62 10M50 34L40 26M50 34L60 26", p.light, 5)) +
  around(6, circle(50, 6, 4, p.second)) +
  path("M50 38L60 44V56L50 62L40 56V44Z", p.third)
export const avalanche: Drawing = (p) =>
  path("M2 94L40 12L54 38L66 22L98 94Z", p.third) +
  path("M40 12L54 38L46 44L38 36L28 44Z", p.light) +
  circle(62, 78, 20, p.light) +
  circle(34, 84, 12, p.light) +
  circle(84, 86, 9, p.light) +
  rule("M56 48L50 56M70 46L72 56", p.second, 5)
export const mistValley: Drawing = (p) =>
  circle(68, 26, 17, p.first) +
  path("M2 62L30 22L52 52L66 36L98 66V76H2Z", p.second) +
  rule("M6 66H60M30 78H94M8 90H74", p.light, 7)
export const tobaccoLeaf: Drawing = (p) =>
  path("M50 4C86 20 90 60 54 92H46C10 60 14 20 50 4Z", p.second) +
  rule("M50 12V98M50 32L30 24M50 32L70 24M50 50L24 42M50 50L76 42M50 68L32 62M50 68L68 62", p.light, 3.5)
export const flyingButtress: Drawing = (p) =>
  path("M62 96V20L72 4L82 20V96Z", p.first) +
  rule("M62 28C40 30 26 44 20 70M62 48C48 50 38 60 34 78", p.light, 7) +
  path("M10 96V66L20 54L30 66V96Z", p.second) +
  path("M68 90V40A4 4 0 0 1 76 40V90Z", p.deep)
export const glassSaint: Drawing = (p) =>
  path("M14 96V44C14 22 30 10 50 2C70 10 86 22 86 44V96Z", p.first) +
  path("M22 90V46C22 30 34 20 50 12V90Z", p.second) +
  path("M50 12C66 20 78 30 78 46V90H50Z", p.third) +
  circle(50, 46, 17, p.light) +
  around(8, box(48.5, 22, 3, 8, p.light), 50, 46) +
  rule("M50 12V28M50 64V90M22 70H78", p.deep, 4)
export const organPipes: Drawing = (p) =>
  [8, 22, 36, 50, 64, 78]
    .map((x, at) => {
      const top = [34, 18, 4, 4, 18, 34][at] ?? 4
      return (
        path(
          `M${x} ${top + 8}L${x + 6} ${top}L${x + 12} ${top + 8}V70L${x + 6} 80L${x} 70Z`,
          at % 2 ? p.first : p.light,
        ) + path(`M${x + 2} 62H${x + 10}L${x + 6} 52Z`, p.deep)
      )
    })
    .join("") + box(4, 80, 92, 14, p.second, 3)
export const lampPole: Drawing = (p) =>
  rule("M50 98V40M34 48H66", p.second, 6) +
  path("M32 36L38 12H62L68 36Z", p.light) +
  path("M32 12L50 0L68 12Z", p.first) +
  path("M50 16C56 24 55 32 50 34C45 32 44 24 50 16Z", p.second) +
  box(36, 88, 28, 10, p.first, 2)
export const gasFlame: Drawing = (p) =>
  path(
    "M50 2C56 24 84 38 78 66C74 88 60 96 50 96C40 96 26 88 22 66C20 50 32 46 34 30C44 36 48 20 50 2Z",
    p.second,
  ) +
  path("M50 40C54 54 66 58 64 74C62 86 56 92 50 92C44 92 38 86 36 74C36 62 46 56 50 40Z", p.light) +
  circle(50, 80, 7, p.third)
export const lampLadder: Drawing = (p) =>
  `<g transform="rotate(14 50 50)">${rule("M32 96V6M68 96V6", p.first, 6)}${rule("M32 20H68M32 38H68M32 56H68M32 74H68", p.light, 5)}</g>` +
  path("M82 4C92 16 90 28 82 32C74 28 72 16 82 4Z", p.second)
export const orchid: Drawing = (p) =>
  path("M50 50C30 42 34 10 50 4C66 10 70 42 50 50Z", p.light) +
  path("M50 50C34 30 6 30 4 48C10 66 36 64 50 50ZM50 50C66 30 94 30 96 48C90 66 64 64 50 50Z", p.first) +
  path("M50 48C36 62 34 84 50 96C66 84 64 62 50 48Z", p.second) +
  circle(50, 52, 9, p.light) +
  circle(50, 74, 4, p.third)
export const palmHouse: Drawing = (p) =>
  path("M6 94V62H22V46A28 28 0 0 1 78 46V62H94V94Z", p.third) +
  rule("M22 62V94M36 30V94M50 18V94M64 30V94M78 62V94M22 62H78M6 78H94", p.light, 3) +
  path("M42 18L50 2L58 18Z", p.first) +
  path("M43 94V78A7 7 0 0 1 57 78V94Z", p.deep)
export const pineapple: Drawing = (p) =>
  path("M50 34L26 6L44 18L50 0L56 18L74 6Z", p.third) +
  `<ellipse cx="50" cy="64" rx="28" ry="33" fill="${p.first}"/>` +
  rule("M30 44L72 82M24 60L58 94M44 34L76 64M70 44L28 82M76 60L42 94M56 34L24 64", p.deep, 2.5)
export const chessKnight: Drawing = (p) =>
  path("M22 86C22 62 42 56 44 44L28 54L16 44L36 18L42 6L54 14C82 22 84 58 74 86Z", p.light) +
  path("M54 14C82 22 84 58 74 86H58C70 60 66 34 52 24Z", p.second) +
  box(16, 84, 66, 12, p.first, 4) +
  circle(40, 30, 4, p.deep)
export const chessQueen: Drawing = (p) =>
  path("M18 28L32 52L36 16L50 48L64 16L68 52L82 28L72 78H28Z", p.second) +
  [18, 36, 64, 82].map((x, at) => circle(x, at % 3 ? 13 : 24, 6, p.first)).join("") +
  circle(50, 10, 7, p.light) +
  box(20, 80, 60, 14, p.first, 4) +
  rule("M30 68H70", p.light, 4)
export const chessClock: Drawing = (p) =>
  box(4, 24, 92, 60, p.third, 6) +
  circle(28, 54, 20, p.light) +
  circle(72, 54, 20, p.light) +
  rule("M28 54V40M28 54L38 60M72 54V40M72 54L64 62", p.deep, 4) +
  box(20, 12, 16, 12, p.first, 3) +
  box(64, 18, 16, 6, p.second, 3) +
  box(10, 86, 80, 8, p.first, 3)
export const locomotive: Drawing = (p) =>
  path("M62 20H92V66H62Z", p.second) +
  box(56, 12, 42, 9, p.first, 3) +
  box(70, 28, 16, 16, p.deep, 2) +
  box(12, 36, 52, 30, p.first, 8) +
  path("M18 36L14 8H34L30 36Z", p.third) +
  circle(26, 76, 15, p.light) +
  circle(26, 76, 7, p.second) +
  circle(76, 74, 19, p.light) +
  circle(76, 74, 9, p.second) +
  rule("M26 76H76", p.deep, 5) +
  circle(48, 32, 6, p.light)
export const semaphore: Drawing = (p) =>
  box(62, 6, 9, 90, p.light, 3) +
  `<g transform="rotate(-24 66 24)">${path("M4 14H70V34H4L12 24Z", p.second)}${rule("M24 14V34", p.light, 7)}</g>` +
  circle(66, 24, 9, p.first) +
  box(50, 88, 32, 9, p.third, 2) +
  rule("M66 50L80 50M66 66L80 66", p.first, 4)
export const stationClock: Drawing = (p) =>
  rule("M50 2V16M20 2H80", p.first, 6) +
  circle(50, 56, 40, p.first) +
  circle(50, 56, 33, p.deep) +
  around(4, box(47, 27, 6, 9, p.light), 50, 56) +
  rule("M50 56L36 44M50 56V34", p.light, 5) +
  circle(50, 56, 5, p.second)
export const girder: Drawing = (p) =>
  path("M6 22H94V36H60V66H94V80H6V66H40V36H6Z", p.first) +
  [16, 30, 70, 84].map((x) => circle(x, 29, 3.5, p.deep) + circle(x, 73, 3.5, p.deep)).join("") +
  rule("M46 40V62M54 40V62", p.light, 4)
export const blastFurnace: Drawing = (p) =>
  path("M34 8H66L72 40C82 50 82 70 76 92H24C18 70 18 50 28 40Z", p.third) +
  path("M38 92V72A12 12 0 0 1 62 72V92Z", p.first) +
  path("M50 70C58 78 58 86 50 92C42 86 42 78 50 70Z", p.second) +
  rule("M30 40H70M24 58H76", p.light, 5) +
  rule("M72 26C92 20 92 60 94 92", p.second, 7)
export const rivet: Drawing = (p) =>
  path("M14 44A36 34 0 0 1 86 44V54H14Z", p.first) +
  box(36, 54, 28, 40, p.second, 3) +
  rule("M42 62H58M42 72H58M42 82H58", p.deep, 3) +
  path("M28 36Q36 20 50 20", "none", `stroke="${p.light}" stroke-width="6" stroke-linecap="round"`)
export const enamelPot: Drawing = (p) =>
  path("M14 36H76L70 88C70 94 24 94 24 88Z", p.third) +
  path("M76 44L94 26L98 32L80 62Z", p.third) +
  `<ellipse cx="45" cy="36" rx="31" ry="9" fill="${p.light}"/>` +
  rule("M22 28Q46 -12 68 28", p.first, 5) +
  circle(36, 62, 6, p.light) +
  circle(54, 72, 5, p.light) +
  circle(54, 54, 4, p.light)
export const cobaltFlask: Drawing = (p) =>
  path("M40 8H60V40L90 86Q92 96 82 96H18Q8 96 10 86L40 40Z", p.light) +
  path("M32 58H68L86 90H14Z", p.third) +
  box(34, 4, 32, 9, p.first, 3) +
  circle(42, 76, 5, p.light) +
  circle(60, 82, 4, p.second) +
  circle(54, 68, 3, p.light)
