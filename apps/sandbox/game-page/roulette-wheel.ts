import { colourOf, POCKETS, WHEEL } from "../src/studio/roulette/table.ts"
import { el, picture } from "./dom.ts"
import type { Pace } from "./pace.ts"

const STEP = 360 / POCKETS
const SPIN_MS = 5200
const COLOURS = { red: "#B3263A", black: "#17121D", green: "#1E7A55" } as const

function rotorMarkup(): string {
  const at = (angle: number, r: number) =>
    `${(200 + r * Math.sin((angle * Math.PI) / 180)).toFixed(2)} ${(200 - r * Math.cos((angle * Math.PI) / 180)).toFixed(2)}`
  const pockets = WHEEL.map((pocket, index) => {
    const from = index * STEP - STEP / 2
    const to = from + STEP
    return `<path d="M${at(from, 168)}A168 168 0 0 1 ${at(to, 168)}L${at(to, 104)}A104 104 0 0 0 ${at(from, 104)}Z" fill="${COLOURS[colourOf(pocket)]}" stroke="var(--frame)" stroke-width="1.2"/><text x="200" y="50" text-anchor="middle" font-size="15" font-weight="700" fill="#FFF6E4" transform="rotate(${index * STEP} 200 200)">${pocket}</text>`
  }).join("")
  const spokes = Array.from(
    { length: 8 },
    (_, spoke) =>
      `<path d="M200 200L194 118H206Z" fill="var(--first)" transform="rotate(${spoke * 45} 200 200)"/>`,
  ).join("")
  return `${pockets}<circle cx="200" cy="200" r="136" fill="none" stroke="var(--frame)" stroke-width="1"/><circle cx="200" cy="200" r="104" fill="var(--shade)" stroke="var(--frame)" stroke-width="2.5"/><circle cx="200" cy="200" r="82" fill="none" stroke="var(--frame)" stroke-width="1"/>${spokes}<circle cx="200" cy="200" r="26" fill="var(--first)"/><circle cx="200" cy="200" r="17" fill="var(--light)"/><circle cx="200" cy="200" r="10" fill="var(--first)"/>`
}

/** The wheel: a rim, a rotor that turns one way and a ball that runs the other and falls into its pocket. */
export function rouletteWheel() {
  const rim = picture(
    "0 0 400 400",
    '<circle cx="200" cy="200" r="197" fill="var(--ground)"/><circle cx="200" cy="200" r="194" fill="none" stroke="var(--frame)" stroke-width="5"/><circle cx="200" cy="200" r="184" fill="none" stroke="var(--frame)" stroke-width="1.5"/>',
    "rim",
  )
  const rotor = picture("0 0 400 400", rotorMarkup(), "rotor")
  const ball = picture(
    "0 0 400 400",
    '<circle cx="200" cy="78" r="8.5" fill="#FFFDF6" stroke="#4b4152" stroke-width="1.5"/>',
    "ball",
  )
  const node = el("div", { class: "roulette-wheel" }, rim, rotor, ball)
  let rest = 0
  ball.style.visibility = "hidden"
  return {
    node,
    async spin(pocket: number, pace: Pace): Promise<void> {
      const index = WHEEL.indexOf(pocket)
      const target = -index * STEP
      const turns = rest - 720 - ((((rest - target) % 360) + 360) % 360)
      ball.style.visibility = "visible"
      const rotorRun = pace.animate(
        rotor,
        [{ transform: `rotate(${rest}deg)` }, { transform: `rotate(${turns}deg)` }],
        {
          duration: SPIN_MS,
          easing: "cubic-bezier(.2,.5,.25,1)",
          fill: "forwards",
        },
      )
      const ballRun = pace.animate(
        ball,
        [
          { transform: "rotate(0deg) scale(1.46)", offset: 0 },
          { transform: "rotate(1220deg) scale(1.46)", offset: 0.62 },
          { transform: "rotate(1560deg) scale(1.2)", offset: 0.84 },
          { transform: "rotate(1790deg) scale(1)", offset: 0.97 },
          { transform: "rotate(1800deg) scale(1)", offset: 1 },
        ],
        { duration: SPIN_MS, easing: "cubic-bezier(.2,.5,.35,1)" },
      )
      await Promise.all([rotorRun, ballRun])
      rest = turns % 360
      for (const animation of rotor.getAnimations()) animation.cancel()
      rotor.style.transform = `rotate(${rest}deg)`
    },
  }
}
