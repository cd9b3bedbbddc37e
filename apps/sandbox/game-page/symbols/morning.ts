import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const hopCone: Drawing = (p) => {
  const bract = (x: number, y: number, fill: string) =>
    path(
      `M${x} ${y - 14}C${x + 17} ${y - 9} ${x + 14} ${y + 7} ${x} ${y + 17}C${x - 14} ${y + 7} ${x - 17} ${y - 9} ${x} ${y - 14}Z`,
      fill,
    ) + rule(`M${x} ${y - 4}V${y + 12}`, p.deep, 1.8)
  const rows: readonly [y: number, xs: readonly number[]][] = [
    [80, [50]],
    [70, [39, 61]],
    [59, [31, 69, 50]],
    [47, [27, 73, 41, 59]],
    [35, [33, 67, 50]],
  ]
  return (
    rows
      .map(([y, xs], row) => xs.map((x) => bract(x, y, row % 2 === 0 ? p.first : p.second)).join(""))
      .join("") +
    path("M50 22C40 8 20 6 8 18C20 32 40 32 50 22Z", p.third) +
    path("M50 22C60 8 80 6 92 18C80 32 60 32 50 22Z", p.third) +
    rule("M50 2V24M16 19Q34 16 50 22Q66 16 84 19", p.light, 3)
  )
}
export const barrel: Drawing = (p) =>
  path("M22 8H78C92 34 92 66 78 92H22C8 66 8 34 22 8Z", p.second) +
  rule("M15 28H85M15 72H85", p.first, 7) +
  rule("M38 10C32 36 32 64 38 90M62 10C68 36 68 64 62 90", p.deep, 3) +
  circle(50, 50, 8, p.light)
export const hopLadder: Drawing = (p) =>
  rule("M20 96V6M80 96V6", p.first, 6) +
  rule("M20 26H80M20 48H80M20 70H80", p.light, 5) +
  rule("M26 96C70 84 10 62 66 48C88 40 34 28 60 6", p.second, 5) +
  [
    [60, 82],
    [32, 62],
    [66, 44],
    [46, 24],
  ]
    .map(([x = 0, y = 0]) => path(`M${x} ${y}q14 -12 20 4q-12 12 -20 -4Z`, p.third))
    .join("")
export const heron: Drawing = (p) =>
  path("M40 48C62 40 86 52 92 74C72 78 46 76 36 62Z", p.third) +
  rule("M40 56C30 44 50 34 42 20C38 12 28 12 24 18", p.light, 8) +
  path("M24 12L2 24L26 24Z", p.first) +
  rule("M52 74V96M62 74V96", p.first, 4) +
  rule("M50 56Q68 54 84 70", p.light, 4) +
  circle(29, 17, 2.5, p.deep)
export const cattail: Drawing = (p) =>
  rule("M32 96V10M66 96V26", p.second, 4.5) +
  box(25, 16, 14, 40, p.first, 7) +
  box(59, 32, 14, 36, p.first, 7) +
  path("M48 96C46 60 52 36 84 4C70 40 60 60 56 96ZM24 96C22 70 16 54 4 40C22 50 32 70 32 96Z", p.third)
export const rowboat: Drawing = (p) =>
  path("M4 46C24 56 76 56 96 46C92 74 76 84 50 84C24 84 8 74 4 46Z", p.second) +
  rule("M14 58Q50 70 86 58", p.light, 4) +
  rule("M70 10L30 92", p.first, 5) +
  path("M64 4L80 10L70 28L62 24Z", p.first) +
  rule("M6 94Q28 86 50 94T94 94", p.third, 4)
export const heather: Drawing = (p) =>
  rule("M50 96C48 70 50 40 50 10M50 72Q34 60 28 36M50 76Q66 62 74 40", p.third, 4.5) +
  [
    [50, 10],
    [44, 22],
    [56, 24],
    [44, 36],
    [57, 38],
    [28, 34],
    [22, 46],
    [34, 48],
    [74, 38],
    [68, 50],
    [80, 52],
    [46, 52],
    [58, 54],
  ]
    .map(([x = 0, y = 0], at) => circle(x, y, 7, at % 2 ? p.first : p.second))
    .join("")
export const hare: Drawing = (p) =>
  path(
    "M36 40C22 24 22 6 28 2C38 8 44 24 44 36C52 20 62 10 70 10C70 24 60 36 52 42C66 50 66 66 56 72C74 74 86 84 86 94H24C24 80 30 74 36 72C26 64 26 48 36 40Z",
    p.light,
  ) +
  path("M30 10C36 18 38 28 38 34ZM66 15C58 24 54 32 52 38Z", p.second) +
  circle(40, 54, 4, p.deep) +
  circle(84, 88, 8, p.first)
export const pinecone: Drawing = (p) =>
  [20, 34, 48, 62, 76]
    .map((y, row) =>
      [-1, 0, 1]
        .map((side) =>
          path(
            `M${50 + side * (12 + (row % 3) * 4)} ${y - 12}l12 12l-12 12l-12 -12Z`,
            (row + side) % 2 ? p.first : p.second,
          ),
        )
        .join(""),
    )
    .join("") +
  rule("M50 8V2", p.third, 6) +
  path("M50 8Q76 -2 90 14Q70 24 50 12ZM50 8Q24 -2 10 14Q30 24 50 12Z", p.third)
export const rooster: Drawing = (p) =>
  path(
    "M20 44C16 24 28 14 42 18C50 24 50 40 64 44C70 26 82 14 96 20C86 32 96 58 78 74C66 86 42 84 32 70C26 62 22 54 20 44Z",
    p.first,
  ) +
  path("M22 22L18 8L28 14L34 4L40 14L48 10L42 22Z", p.second) +
  path("M20 32L4 38L20 42Z", p.light) +
  circle(30, 30, 3.5, p.deep) +
  path("M44 54Q62 48 74 60Q62 76 46 68Z", p.third) +
  rule("M46 82V96M60 82V96", p.light, 4) +
  circle(22, 50, 6, p.second)
export const eggBasket: Drawing = (p) =>
  rule("M14 50C14 4 86 4 86 50", p.first, 6) +
  circle(34, 46, 15, p.light) +
  circle(66, 46, 15, p.light) +
  circle(50, 42, 15, p.third) +
  path("M6 50H94L82 92H18Z", p.second) +
  rule("M12 64H88M16 78H84M34 52L38 90M50 52V90M66 52L62 90", p.deep, 3)
export const wheatsheaf: Drawing = (p) =>
  rule("M30 94L62 30M70 94L38 30M50 94V22", p.first, 5) +
  [-28, 0, 28]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 50 66)">${[8, 20, 32].map((y) => path(`M50 ${y}q12 2 10 14q-10 0 -10 -10q0 10 -10 10q-2 -12 10 -14Z`, p.light)).join("")}</g>`,
    )
    .join("") +
  box(34, 60, 32, 9, p.second, 4)
export const postmill: Drawing = (p) =>
  path("M34 46H66L72 92H28Z", p.second) +
  path("M30 48L50 26L70 48Z", p.third) +
  `<g transform="rotate(20 50 40)">${around(4, rule("M50 40V2", p.light, 3.5) + box(52, 4, 11, 26, p.first), 50, 40)}</g>` +
  circle(50, 40, 5, p.light) +
  path("M44 92V78A6 6 0 0 1 56 78V92Z", p.deep)
export const clog: Drawing = (p) =>
  path(
    "M4 40C2 62 10 82 30 84H84C96 84 98 72 90 66C76 58 64 62 54 46C48 34 38 36 34 42C24 48 12 46 4 40Z",
    p.first,
  ) +
  path("M10 46C20 54 32 50 38 44C44 40 48 48 50 54C38 62 18 60 10 46Z", p.deep) +
  circle(72, 70, 6, p.second) +
  rule("M18 76H60", p.light, 4)
export const cheeseWheel: Drawing = (p) =>
  path("M50 22C80 22 96 34 96 44V66C96 78 76 90 50 90C24 90 4 78 4 66V44C4 34 20 22 50 22Z", p.first) +
  `<ellipse cx="50" cy="44" rx="46" ry="21" fill="${p.light}"/>` +
  path("M50 44L92 52V76L58 90Z", p.second) +
  circle(30, 44, 6, p.first) +
  circle(46, 34, 4, p.first) +
  circle(76, 70, 5, p.light)
export const appleBough: Drawing = (p) =>
  rule("M8 12C40 8 62 18 92 10M50 14V34", p.third, 6) +
  path("M50 40C62 26 92 32 90 60C88 84 66 96 50 90C34 96 12 84 10 60C8 32 38 26 50 40Z", p.second) +
  path("M52 32Q74 14 86 28Q70 40 52 32Z", p.third) +
  rule("M24 54C24 48 28 44 34 44", p.light, 5)
export const orchardLadder: Drawing = (p) =>
  rule("M28 96L44 6M72 96L56 6", p.first, 6) +
  rule("M42 24H58M38 42H62M35 60H65M32 78H68", p.light, 5) +
  circle(14, 36, 11, p.second) +
  circle(86, 60, 11, p.second) +
  path("M14 26Q22 14 28 20ZM86 50Q94 38 98 46Z", p.third)
export const pearBlossom: Drawing = (p) =>
  around(5, circle(50, 24, 20, p.light)) +
  around(5, path("M50 46L46 26H54Z", p.second)) +
  around(10, circle(50, 34, 2.5, p.first)) +
  circle(50, 50, 9, p.first)
export const sundial: Drawing = (p) =>
  circle(50, 50, 45, p.first) +
  circle(50, 50, 37, p.ground) +
  around(12, box(48.5, 16, 3, 9, p.light)) +
  path("M50 50L72 78L44 62Z", p.second, 'opacity=".7"') +
  path("M46 54L50 14L58 54Z", p.light) +
  circle(50, 54, 6, p.third)
export const strawberry: Drawing = (p) =>
  path("M50 96C20 84 6 54 18 34C30 22 70 22 82 34C94 54 80 84 50 96Z", p.second) +
  path("M50 30L22 22L36 18L40 4L50 16L60 4L64 18L78 22Z", p.third) +
  [
    [34, 46],
    [50, 42],
    [66, 46],
    [42, 60],
    [58, 60],
    [50, 76],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="2.500" ry="4" fill="${p.light}"/>`)
    .join("")
export const thistle: Drawing = (p) =>
  [-40, -24, -8, 8, 24, 40]
    .map((turn) => path("M50 44L45 4L50 12L55 4Z", p.first, `transform="rotate(${turn} 50 46)"`))
    .join("") +
  circle(50, 54, 19, p.third) +
  rule("M38 46L50 56L62 46M36 58L50 66L64 58", p.light, 3) +
  rule("M50 74V98", p.third, 6) +
  path("M50 92L20 98L32 80L12 74L50 84ZM50 92L80 98L68 80L88 74L50 84Z", p.third)
export const lark: Drawing = (p) =>
  path(
    "M8 44C20 30 38 30 46 42C60 20 84 10 94 12C86 34 76 46 66 52L92 70L60 70C44 80 24 74 18 52Z",
    p.first,
  ) +
  path("M46 42C58 30 74 20 84 18C78 34 66 44 56 50Z", p.second) +
  path("M16 44L2 48L16 52Z", p.light) +
  circle(24, 42, 3, p.deep) +
  path("M24 58C32 70 46 72 56 68C46 66 36 60 32 54Z", p.light)
