import { circle, path } from "../svg.ts"

const night = "#1b0a1f"
const [high, middle, low] = ["#fde9b4", "#e6b85c", "#a06d24"]

const defs =
  `<defs><linearGradient id="hull" x1="0" x2="1"><stop stop-color="#d9a55a"/><stop offset=".4" stop-color="#fff3d8"/><stop offset="1" stop-color="#b98242"/></linearGradient>` +
  `<linearGradient id="fin" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8d2350"/><stop offset="1" stop-color="#4a1638"/></linearGradient>` +
  `<linearGradient id="fire" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".4" stop-color="#ff9d5c"/><stop offset="1" stop-color="#ff7162" stop-opacity="0"/></linearGradient></defs>`

const fire =
  path("M-8 25Q-13 36 0 47Q13 36 8 25Z", { fill: "url(#fire)" }) +
  path("M-4 25Q-6 31 0 38Q6 31 4 25Z", { fill: high })

const ship = [
  path("M-12 4Q-24 12 -24 30Q-16 23 -9 23ZM12 4Q24 12 24 30Q16 23 9 23Z", {
    fill: "url(#fin)",
    stroke: middle,
    width: 1.2,
  }),
  path("M0 -44C12 -34 16 -16 15 2Q14 15 9 25H-9Q-14 15 -15 2C-16 -16 -12 -34 0 -44Z", {
    fill: "url(#hull)",
    stroke: night,
    width: 1.2,
  }),
  path("M0 -44C6 -39 10 -32 12 -24Q0 -19 -12 -24C-10 -32 -6 -39 0 -44Z", {
    fill: "url(#fin)",
    stroke: middle,
    width: 1,
  }),
  path("M-13.5 12Q0 17 13.5 12M-11.5 19Q0 24 11.5 19", { stroke: low, width: 1.4 }),
  circle(0, -7, 6.5, { fill: night, stroke: middle, width: 2.4 }),
  path("M-4 -8A4.2 4.2 0 0 1 1 -11", { stroke: "#7fd3ea", width: 1.6 }),
  path("M-1.6 8H1.6L2.4 29H-2.4Z", { fill: "url(#fin)", stroke: middle, width: 1 }),
].join("")

/** A brass rocket, upright in the middle of 96 × 96: on its feet, or with flames. */
export const rocket = ({ isFlying }: { isFlying: boolean }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 96 96" width="192" height="192">${defs}${isFlying ? fire : ""}${ship}</svg>`
