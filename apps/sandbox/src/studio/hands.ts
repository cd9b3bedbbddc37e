import type { Palette } from "./palettes/palette.ts"
import type { StudioName } from "./studios.ts"

/** What a studio draws behind the symbol on its posters, 600 × 800, the symbol's centre at 300, 450. */
type Hand = (p: Palette) => string

const [x, y] = [300, 450]

const polar = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180
  return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`
}
const turned = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("")
const disc = (radius: number, fill: string, stroke = "none", width = 3): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`
const shape = (d: string, fill: string, stroke = "none", width = 3): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`

const rays: Hand = (p) =>
  turned(24, (at) =>
    shape(`M${x} ${y}L${polar(640, at * 15)}L${polar(640, at * 15 + 7.5)}Z`, at % 2 ? p.shade : p.third),
  ) +
  disc(228, p.ground, p.frame) +
  disc(212, p.deep, p.frame, 1.5)

const roseWindow: Hand = (p) =>
  turned(12, (at) => {
    const fill = [p.third, p.second, p.shade][at % 3] ?? p.shade
    return shape(
      `M${polar(150, at * 30 - 13)}L${polar(262, at * 30 - 13)}A46 46 0 0 1 ${polar(262, at * 30 + 13)}L${polar(150, at * 30 + 13)}Z`,
      fill,
      p.deep,
      6,
    )
  }) + disc(168, p.deep, p.frame, 5)

const lozenges: Hand = (p) =>
  [330, 280, 236]
    .map((r, at) =>
      shape(
        `M${x} ${y - r}L${x + r * 0.86} ${y}L${x} ${y + r}L${x - r * 0.86} ${y}Z`,
        [p.third, p.shade, p.deep][at] ?? p.deep,
        p.frame,
        2.5,
      ),
    )
    .join("")

const mosaic: Hand = (p) =>
  turned(45, (at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)]
    const fill =
      [p.shade, p.third, p.ground, p.second, p.shade, p.ground, p.third][(at * 5 + row) % 7] ?? p.shade
    const [left, top] = [40 + column * 106, 190 + row * 66]
    return shape(`M${left} ${top}h98v58h-98Z`, fill, p.deep, 2)
  }) + shape(`M140 290L200 230H400L460 290V610L400 670H200L140 610Z`, p.deep, p.frame, 4)

const peacock: Hand = (p) =>
  [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 9 - row * 2 }, (_, at) => {
        const degrees = (at - (8 - row * 2) / 2) * 21
        const radius = 350 - row * 74
        const [cx, cy] = polar(radius, degrees).split(" ")
        return [
          `<circle cx="${cx}" cy="${cy}" r="56" fill="${row % 2 ? p.shade : p.third}" stroke="${p.deep}" stroke-width="5"/>`,
          `<circle cx="${cx}" cy="${cy}" r="30" fill="${p.second}"/>`,
          `<circle cx="${cx}" cy="${cy}" r="14" fill="${p.deep}"/>`,
        ].join("")
      }),
    )
    .join("") + disc(190, p.deep, p.frame, 4)

const portal: Hand = (p) =>
  [0, 1, 2, 3]
    .map((step) =>
      shape(
        `M${60 + step * 44} 800V${250 + step * 40}H${110 + step * 44}V${215 + step * 40}H${490 - step * 44}V${250 + step * 40}H${540 - step * 44}V800Z`,
        [p.third, p.shade, p.second, p.deep][step] ?? p.deep,
        p.deep,
        3,
      ),
    )
    .join("")

const laurel: Hand = (p) =>
  disc(236, p.ground, p.frame, 2) +
  [-1, 1]
    .map((side) =>
      turned(9, (at) => {
        const degrees = side * (24 + at * 17)
        return `<ellipse cx="${x}" cy="${y - 262}" rx="17" ry="44" fill="${at % 2 ? p.third : p.second}" transform="rotate(${degrees} ${x} ${y}) rotate(${side * 34} ${x} ${y - 262})"/>`
      }),
    )
    .join("") +
  disc(206, p.deep, p.frame, 1.5)

const dawn: Hand = (p) =>
  turned(13, (at) =>
    shape(
      `M300 660L${300 + 800 * Math.cos(Math.PI + (at * Math.PI) / 13)} ${660 + 800 * Math.sin(Math.PI + (at * Math.PI) / 13)}L${300 + 800 * Math.cos(Math.PI + ((at + 0.5) * Math.PI) / 13)} ${660 + 800 * Math.sin(Math.PI + ((at + 0.5) * Math.PI) / 13)}Z`,
      p.shade,
    ),
  ) +
  [330, 292, 254]
    .map(
      (r, at) =>
        `<path d="M${300 - r} 660A${r} ${r} 0 0 1 ${300 + r} 660Z" fill="${[p.third, p.second, p.deep][at]}"/>`,
    )
    .join("") +
  [0, 1, 2]
    .map((row) => shape(`M0 ${660 + row * 34}H600V${676 + row * 34}H0Z`, row % 2 ? p.second : p.third))
    .join("")

const curtains: Hand = (p) =>
  [0, 1]
    .map((side) => {
      const folds = turned(5, (fold) => {
        const left = fold * 34
        return shape(
          `M${left} 0C${left + 14} 260 ${left - fold * 6} 430 ${Math.max(0, left - 60)} 560V800H${left + 34 - fold * 4}C${left + 20 - fold * 8} 560 ${left + 44} 300 ${left + 36} 0Z`,
          fold % 2 ? p.shade : p.third,
        )
      })
      return side === 0 ? folds : `<g transform="translate(600 0) scale(-1 1)">${folds}</g>`
    })
    .join("") + disc(208, p.deep, p.frame, 3)

const gable: Hand = (p) =>
  [0, 1]
    .map((layer) => {
      const inset = layer * 36
      const steps = turned(5, () => `h${layer ? 26 : 34}v-${layer ? 44 : 52}`)
      const down = turned(5, () => `v${layer ? 44 : 52}h${layer ? 26 : 34}`)
      return shape(
        `M${40 + inset} 800V${520 - layer * 6}${steps}H${layer ? 394 : 390}${down}V800Z`,
        layer ? p.deep : p.third,
        p.frame,
        layer ? 2 : 3,
      )
    })
    .join("")

const porthole: Hand = (p) =>
  disc(258, p.third, p.frame, 4) +
  disc(206, p.deep, p.frame, 3) +
  turned(16, (at) => {
    const [cx, cy] = polar(232, at * 22.5).split(" ")
    return `<circle cx="${cx}" cy="${cy}" r="9" fill="${p.light}"/>`
  }) +
  [0, 1, 2]
    .map((row) =>
      shape(
        `M0 ${668 + row * 40}q75 -34 150 0t150 0t150 0t150 0V800H0Z`,
        [p.second, p.third, p.shade][row] ?? p.shade,
      ),
    )
    .join("")

const wings: Hand = (p) =>
  [0, 1]
    .map((side) => {
      const wing =
        shape(`M300 470C340 260 470 190 566 226C596 330 540 470 300 490Z`, p.third, p.frame, 3) +
        shape(`M300 480C420 470 540 540 520 650C470 720 350 660 300 520Z`, p.second, p.frame, 3) +
        `<circle cx="474" cy="312" r="40" fill="${p.shade}"/><circle cx="474" cy="312" r="20" fill="${p.light}"/><circle cx="440" cy="600" r="28" fill="${p.shade}"/>`
      return side === 0 ? wing : `<g transform="translate(600 0) scale(-1 1)">${wing}</g>`
    })
    .join("") + disc(172, p.deep, p.frame, 4)

const reeds: Hand = (p) =>
  disc(246, p.second) +
  disc(216, p.deep) +
  turned(14, (at) => {
    const left = 24 + at * 42
    const top = 380 + ((at * 53) % 190)
    return (
      shape(`M${left} 800C${left - 6} 660 ${left + 10} ${top + 120} ${left + 4} ${top}`, "none", p.third, 6) +
      `<rect x="${left - 3}" y="${top - 46}" width="14" height="62" rx="7" fill="${p.shade}"/>`
    )
  })

const screen: Hand = (p) =>
  shape("M64 236H536V664H64Z", p.shade, p.frame, 4) +
  shape("M96 268H504V632H96Z", p.deep, p.frame, 2) +
  turned(
    18,
    (at) =>
      `<circle cx="${86 + (at % 9) * 53.5}" cy="${at < 9 ? 252 : 648}" r="8" fill="${at % 2 ? p.light : p.first}"/>`,
  ) +
  turned(
    14,
    (at) =>
      `<circle cx="${at < 7 ? 80 : 520}" cy="${292 + (at % 7) * 53}" r="8" fill="${at % 2 ? p.first : p.light}"/>`,
  )

const hands: Record<StudioName, Hand> = {
  "Atelier Nord": rays,
  Lumen: roseWindow,
  Kobalt: lozenges,
  Tessera: mosaic,
  Halcyon: peacock,
  Monolith: portal,
  "Maison Vermeil": laurel,
  Dageraad: dawn,
  "Folie Bleue": curtains,
  Belfort: gable,
  "Quai Neuf": porthole,
  Papillon: wings,
  Zwin: reeds,
  "Grand Écran": screen,
}

/** The studio's own ground for a symbol. */
export const handOf = (studio: StudioName, palette: Palette): string => hands[studio](palette)
