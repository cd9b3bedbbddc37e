import { around, box, circle, type Drawing, path, rule } from "./draw.ts"

export const tug: Drawing = (p) =>
  path("M6 62H94L84 86H20Z", p.second) +
  path("M34 36H70V62H34Z", p.light) +
  box(42, 12, 16, 26, p.first, 2) +
  box(42, 18, 16, 6, p.deep) +
  circle(44, 49, 5, p.deep) +
  circle(60, 49, 5, p.deep) +
  rule("M4 90q12 -8 24 0t24 0t24 0t20 0", p.third, 5)

export const brassSextant: Drawing = (p) =>
  path("M50 8L92 78Q50 104 8 78Z", p.first) +
  path("M50 26L78 74Q50 90 22 74Z", p.ground) +
  rule("M50 12L64 84", p.light, 6) +
  rule("M18 76Q50 98 82 76", p.light, 3) +
  circle(50, 14, 9, p.third) +
  box(24, 36, 22, 9, p.second, 3)

export const foghorn: Drawing = (p) =>
  path("M10 42H34L80 14V82L34 56H10Z", p.first) +
  `<ellipse cx="80" cy="48" rx="11" ry="35" fill="${p.light}"/><ellipse cx="80" cy="48" rx="6" ry="24" fill="${p.deep}"/>` +
  box(4, 40, 12, 18, p.second, 3) +
  path("M30 56H48L44 92H26Z", p.third)

export const signalFlag: Drawing = (p) =>
  rule("M18 6V96", p.light, 6) +
  path("M21 12H92V72H21Z", p.light) +
  path("M21 12H57V42H21ZM57 42H92V72H57Z", p.second) +
  circle(18, 7, 6, p.first)

export const liner: Drawing = (p) =>
  path("M4 58H96L86 84H14Z", p.second) +
  path("M14 58H88V48H20Z", p.light) +
  path("M28 48H76V38H32Z", p.first) +
  [34, 48, 62].map((x) => path(`M${x} 38L${x + 3} 14H${x + 12}L${x + 10} 38Z`, p.third)).join("") +
  [24, 36, 48, 60, 72].map((x) => circle(x, 68, 3, p.light)).join("") +
  rule("M4 90q12 -8 24 0t24 0t24 0t20 0", p.first, 4)

export const steamerTrunk: Drawing = (p) =>
  box(8, 26, 84, 62, p.third, 6) +
  box(8, 26, 84, 12, p.first, 5) +
  box(22, 26, 9, 62, p.second) +
  box(69, 26, 9, 62, p.second) +
  box(42, 42, 16, 18, p.light, 3) +
  rule("M38 24C38 10 62 10 62 24", p.light, 6) +
  circle(50, 51, 3, p.deep)

export const deckchair: Drawing = (p) =>
  rule("M20 90L80 22M78 90L32 40M12 74H56", p.first, 6) +
  path("M74 14L88 28Q70 66 30 78L16 66Q56 54 74 14Z", p.light) +
  path("M64 34L76 46Q72 52 66 56L54 46ZM40 60L52 68Q44 74 36 76L26 66Z", p.second)

export const captainCap: Drawing = (p) =>
  path("M8 44C10 20 30 14 50 14C70 14 90 20 92 44C92 54 78 54 74 56H26C22 54 8 54 8 44Z", p.light) +
  path("M24 52H76V70H24Z", p.third) +
  path("M22 70H78Q82 84 50 86Q18 84 22 70Z", p.deep, `stroke="${p.first}" stroke-width="3"`) +
  circle(50, 60, 10, p.first) +
  rule("M50 54V66M44 62Q50 70 56 62", p.deep, 2.5)

export const dockCrane: Drawing = (p) =>
  path("M26 96L36 30H46L56 96H47L42 52L35 96Z", p.first) +
  path("M10 30L40 8L94 22V32H10Z", p.second) +
  rule("M84 32V60", p.light, 3) +
  box(68, 60, 30, 22, p.third, 2) +
  rule("M76 62V80M84 62V80M92 62V80", p.light, 2) +
  box(6, 28, 16, 18, p.light, 2)

export const cargoBox: Drawing = (p) =>
  path("M8 36L60 22L94 32V74L42 90L8 78Z", p.second) +
  path("M42 46L94 32V74L42 90Z", p.third) +
  path("M8 36L60 22L94 32L42 46Z", p.light) +
  rule("M17 44V76M26 46V80M34 48V82M54 48V82M66 45V78M78 42V74", p.deep, 2.5)

export const rumCask: Drawing = (p) =>
  path("M26 6H74Q94 50 74 94H26Q6 50 26 6Z", p.third) +
  rule("M18 26H82M15 50H85M18 74H82", p.light, 6) +
  rule("M40 8Q32 50 40 92M60 8Q68 50 60 92", p.deep, 2) +
  circle(50, 50, 9, p.first) +
  circle(50, 50, 4, p.deep)

export const ducat: Drawing = (p) =>
  circle(50, 50, 45, p.first) +
  circle(50, 50, 37, "none", `stroke="${p.deep}" stroke-width="3" stroke-dasharray="4 4"`) +
  rule("M50 24V76M34 38H66M28 58Q32 76 50 76Q68 76 72 58", p.deep, 6) +
  circle(50, 22, 6, p.deep) +
  path("M18 32Q28 16 44 12", "none", `stroke="${p.light}" stroke-width="4"`)

export const clipper: Drawing = (p) =>
  path("M6 68H96Q86 90 70 90H26Q12 86 6 68Z", p.third) +
  rule("M34 8V68M62 12V68", p.second, 4) +
  path("M36 12Q54 20 52 36H36ZM36 40Q60 46 56 62H36Z", p.light) +
  path("M64 16Q82 24 80 38H64ZM64 42Q86 48 84 62H64Z", p.first) +
  path("M32 14Q12 34 8 60H32Z", p.light)

export const coffeeSack: Drawing = (p) =>
  path("M22 26H78Q96 70 82 94H18Q4 70 22 26Z", p.first) +
  path("M26 8L40 16L50 8L60 16L74 8L72 26H28Z", p.light) +
  rule("M24 27H76", p.second, 6) +
  `<g transform="rotate(28 50 62)"><ellipse cx="50" cy="62" rx="15" ry="22" fill="${p.deep}"/>${rule("M50 42Q42 62 50 82", p.first, 3.5)}</g>`

export const coffeeBeans: Drawing = (p) =>
  [
    [32, 36, -30],
    [68, 40, 30],
    [48, 72, 4],
  ]
    .map(
      ([x = 0, y = 0, turn = 0], at) =>
        `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="19" ry="27" fill="${[p.second, p.third, p.first][at]}"/>${rule(`M${x} ${y - 25}Q${x - 9} ${y} ${x} ${y + 25}`, p.deep, 4)}</g>`,
    )
    .join("")

export const moka: Drawing = (p) =>
  path("M28 52L22 94H70L64 52Z", p.third) +
  path("M26 20L12 14L24 32L30 50H62L70 20Z", p.light) +
  path("M26 20H70L48 8Z", p.second) +
  circle(48, 7, 5, p.first) +
  rule("M68 24H88V58", p.first, 7) +
  rule("M28 52H64", p.deep, 4) +
  rule("M40 58L37 88M52 58L54 88", p.light, 3)

export const barge: Drawing = (p) =>
  path("M4 54H96L88 78H12Z", p.third) +
  box(62, 32, 26, 22, p.light, 2) +
  box(68, 38, 14, 9, p.deep, 1) +
  path("M12 54Q36 38 58 54Z", p.first) +
  rule("M10 54V30", p.second, 4) +
  path("M12 30H28L22 36L28 42H12Z", p.second) +
  rule("M4 86q12 -7 24 0t24 0t24 0t20 0", p.light, 4)

export const lockGate: Drawing = (p) =>
  box(4, 16, 14, 80, p.first, 2) +
  box(82, 16, 14, 80, p.first, 2) +
  path("M18 30H49V90H18ZM51 30H82V90H51Z", p.third) +
  rule("M20 50H48M20 70H48M52 50H80M52 70H80M22 88L47 34M78 88L53 34", p.light, 4) +
  rule("M8 12H48M52 12H92", p.second, 7) +
  rule("M50 72V92", p.deep, 3)

export const velo: Drawing = (p) =>
  [24, 76].map((x) => circle(x, 68, 20, "none", `stroke="${p.light}" stroke-width="5"`)).join("") +
  rule("M24 68L40 38H66L76 68M40 38L52 68H24M52 68L66 38L62 24H74M34 32H46", p.second, 5) +
  box(60, 36, 26, 13, p.first, 3) +
  circle(52, 68, 5, p.first)

export const bascule: Drawing = (p) =>
  box(4, 62, 18, 34, p.third) +
  box(78, 62, 18, 34, p.third) +
  path("M10 62L46 18L52 24L22 62Z", p.first) +
  path("M90 62L54 18L48 24L78 62Z", p.first) +
  rule("M12 62V30L40 22M88 62V30L60 22", p.light, 4) +
  rule("M22 88q7 -6 14 0t14 0t14 0t14 0", p.second, 5)

export const helm: Drawing = (p) =>
  around(8, box(46, 0, 8, 26, p.first, 4)) +
  circle(50, 50, 32, "none", `stroke="${p.third}" stroke-width="11"`) +
  around(8, rule("M50 50V24", p.first, 5)) +
  circle(50, 50, 12, p.second) +
  circle(50, 50, 5, p.light)

export const shipBell: Drawing = (p) =>
  rule("M18 14H82M50 14V24", p.light, 7) +
  path("M50 20C72 20 72 52 86 74H14C28 52 28 20 50 20Z", p.first) +
  rule("M18 70H82", p.third, 5) +
  circle(50, 82, 9, p.second) +
  rule("M36 36Q30 48 28 60", p.light, 4)

export const monkeyFist: Drawing = (p) =>
  circle(50, 58, 34, p.first) +
  rule("M24 40Q50 62 76 40M20 54Q50 76 80 54M26 72Q50 90 74 72", p.deep, 4) +
  rule("M40 28Q30 58 42 88M60 28Q70 58 58 88", p.light, 4) +
  rule("M50 24C50 8 70 4 86 10", p.third, 8)

export const divingHelmet: Drawing = (p) =>
  path("M14 92Q18 74 28 70H72Q82 74 86 92Z", p.third) +
  circle(50, 44, 36, p.first) +
  circle(50, 46, 21, p.deep, `stroke="${p.light}" stroke-width="6"`) +
  path("M36 46Q40 32 54 32", "none", `stroke="${p.light}" stroke-width="4"`) +
  circle(14, 46, 8, p.second) +
  circle(86, 46, 8, p.second) +
  around(6, circle(50, 18, 3, p.deep), 50, 46)

export const pearlOyster: Drawing = (p) =>
  path("M6 54Q20 6 50 10Q80 6 94 54Z", p.third) +
  rule("M50 14V50M30 18L40 50M70 18L60 50", p.deep, 3) +
  path("M6 58Q20 92 50 92Q80 92 94 58Q50 72 6 58Z", p.second) +
  circle(50, 58, 15, p.light) +
  circle(45, 53, 4, p.first)

export const spyglass: Drawing = (p) =>
  `<g transform="rotate(-32 50 50)">${box(2, 40, 26, 20, p.third, 3)}${box(28, 36, 30, 28, p.first, 2)}${box(58, 31, 38, 38, p.second, 4)}${rule("M28 36V64M58 32V68M90 32V68", p.light, 4)}</g>`
