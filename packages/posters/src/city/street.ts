import { circle, group, path, rays, star } from "../svg.ts"
import { flagey } from "./flagey.ts"
import { horta } from "./horta.ts"
import { pictureHouse } from "./house.ts"
import { each, type Inks, line, lit, streetDefs, unlit } from "./inks.ts"
import { merode } from "./merode.ts"
import { montgomery } from "./montgomery.ts"
import { poelaert } from "./poelaert.ts"

const landmarks = { montgomery, merode, flagey, poelaert, horta } satisfies Record<
  string,
  (c: Inks) => string
>
export type LandmarkName = keyof typeof landmarks
export const landmarkNames = Object.keys(landmarks) as LandmarkName[]

/** A landmark of Brussels, 200 × 190, with its base on the lower edge: floodlit, or by night. */
export const landmark = (name: LandmarkName, { isLit }: { isLit: boolean }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -188 200 190" width="200" height="190">${isLit ? streetDefs : ""}${landmarks[name](isLit ? lit : unlit)}</svg>`

const [width, height, ground, terminus] = [1152, 388, 318, 1056]

const skyDefs = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#150b20"/><stop offset=".62" stop-color="#2a0f2d"/><stop offset=".84" stop-color="#4f1638"/></linearGradient><radialGradient id="dusk" gradientUnits="userSpaceOnUse" cx="${terminus}" cy="${ground}" r="700"><stop stop-color="#c0453f" stop-opacity=".62"/><stop offset=".5" stop-color="#8a2a45" stop-opacity=".28"/><stop offset="1" stop-color="#8a2a45" stop-opacity="0"/></radialGradient><linearGradient id="veil" x1="0" x2="1"><stop stop-color="#150b20" stop-opacity=".95"/><stop offset=".42" stop-color="#150b20" stop-opacity=".7"/><stop offset=".75" stop-color="#150b20" stop-opacity="0"/></linearGradient></defs>`

/** Position, size and brightness. */
const stars = [
  [688, 84, 2.6, 0.7],
  [701, 79, 3.4, 0.5],
  [728, 92, 4.3, 0.6],
  [755, 70, 3.1, 0.6],
  [763, 118, 2.7, 0.4],
  [789, 48, 3.4, 0.4],
  [801, 61, 3.8, 0.7],
  [822, 80, 2.9, 0.6],
  [833, 25, 3.2, 0.3],
  [852, 85, 3.8, 0.8],
  [870, 41, 4.1, 0.8],
  [887, 39, 4.6, 0.4],
  [901, 57, 4.3, 0.6],
  [930, 112, 4.9, 0.4],
  [945, 20, 3.6, 0.7],
  [956, 57, 2.9, 0.6],
] as const

const roofs =
  "M0 318V286h6v-8h8v8h5V294h7v-8h9v8h7V257H74V265L94 251L113 265V270H140V271H162V264H185V257H214V273L223 259L232 273V267H252V279H269V293L284 279L300 293V274H332V274H368V263h8v-8h12v8h8V275H427V263H464V293H483V298h5v-8h7v8h5V264H528V281H558V279h17L578 245L581 279h16V265L607 251L616 265V262h9L626 228L628 262h9V276H656V266H692V292h11v-8h14v8h11V276H762V260H789V279h7v-8h10v8h7V273L831 259L849 273V291H873V298L885 284L896 298V285H918V265H941V263L957 249L974 263V273H1001V294L1020 280L1040 294V262H1057V281h5v-8h7v8h5V282H1092V271L1105 257L1118 271V275H1137V267h15V318Z"

const sky = (): string =>
  [
    path(`M0 0H${width}V324H0Z`, { fill: "url(#sky)" }),
    path(rays(terminus, ground, 32, 0, 1160), { fill: "#74204a", opacity: 0.5 }),
    path(`M0 0H${width}V${ground}H0Z`, { fill: "url(#veil)" }),
    path(`M0 0H${width}V${ground}H0Z`, { fill: "url(#dusk)" }),
    circle(terminus, 228, 186, { fill: "#1d0920", opacity: 0.35 }),
    circle(terminus, 228, 186, { stroke: "#e6b85c", width: 1, opacity: 0.55 }),
    circle(terminus, 228, 196, { stroke: "#e6b85c", width: 1, opacity: 0.3 }),
    ...stars.map(([x, y, size, opacity]) =>
      path(star(x, y, 4, size, size / 4), { fill: "#fdf0d2", opacity }),
    ),
    path(roofs, { fill: "#1d0f27" }),
  ].join("")

const mast = (x: number): string =>
  [
    line(`M${x} 322V202`, "#8a6a3a", 2.4),
    path(`M${x - 4} 322h8v-7h-8Z`, { fill: "#8a6a3a" }),
    line(`M${x} 208H${x + 22}M${x} 220Q${x + 4} 210 ${x + 16} 208`, "#8a6a3a", 1.6),
    circle(x, 200, 3, { fill: "#e6b85c" }),
  ].join("")

const pavement = (): string =>
  [
    path(`M0 ${ground}H${width}V${height}H0Z`, { fill: "#140c1b" }),
    line(`M0 ${ground}H${width}`, "#5d4670", 1),
    line(`M0 326H${width}`, "#2b1f37", 1),
    ...[192, 384, 576, 768, 942].map(mast),
    line(`M0 222H${terminus}`, "#b98f4a", 1.2, 0.75),
    line(
      `M-170 208Q-74 224 22 208Q118 224 214 208Q310 224 406 208Q502 224 598 208Q694 224 790 208Q877 224 964 208Q1010 220 ${terminus} 214`,
      "#b98f4a",
      1,
      0.4,
    ),
    path(
      each(73, (i) => `M${8 + 16 * i} 334h7l-1.5 7h-7Z`),
      { fill: "#3a2b45" },
    ),
    line(`M0 332H${width}`, "#cbbcd6", 1.6, 0.75),
    line(`M0 341H${width}`, "#cbbcd6", 2.4, 0.9),
    path(
      each(7, (day) => `M${Math.round((terminus * (day + 1)) / 7)} 348v14`),
      { stroke: "#5d4670", width: 1 },
    ),
  ].join("")

/** The tram line through Brussels, 1152 × 388, without its stops and its tram. */
export const tramLine = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${streetDefs}${skyDefs}${sky()}${group(`translate(${terminus} ${ground}) scale(.9)`, pictureHouse())}${pavement()}</svg>`

/** The picture house at the end of the line, 390 × 290, for phones. */
export const tramTerminus = (): string => {
  const [x, y] = [286, 286]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 390 290" width="390" height="290">${streetDefs}`,
    `<defs><linearGradient id="evening" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#120d18"/><stop offset=".3" stop-color="#230d28"/><stop offset="1" stop-color="#4f1638"/></linearGradient><linearGradient id="shade" x1="0" x2="1"><stop stop-color="#150b20"/><stop offset=".5" stop-color="#150b20" stop-opacity=".75"/><stop offset=".8" stop-color="#150b20" stop-opacity="0"/></linearGradient><linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#120d18"/><stop offset="1" stop-color="#120d18" stop-opacity="0"/></linearGradient></defs>`,
    path("M0 0H390V290H0Z", { fill: "url(#evening)" }),
    path(rays(x, y, 32, 0, 520), { fill: "#74204a", opacity: 0.55 }),
    path("M0 0H390V290H0Z", { fill: "url(#shade)" }),
    path("M0 0H390V110H0Z", { fill: "url(#top)" }),
    circle(x, 200, 92, { stroke: "#e6b85c", width: 1, opacity: 0.45 }),
    circle(x, 200, 98, { stroke: "#e6b85c", width: 1, opacity: 0.25 }),
    group(`translate(${x} ${y}) scale(.95)`, pictureHouse()),
    path("M0 286H390V290H0Z", { fill: "#140c1b" }),
    "</svg>",
  ].join("")
}
