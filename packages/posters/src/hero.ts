import { brass } from "./palettes.ts"
import { circle, n, path, polar, rays, star } from "./svg.ts"

export type HeroShape = { width: number; height: number }

/** The left side fades out for text; a tall banner has its horizon at 58 % of its height and the text below. */
export function hero({ width, height }: HeroShape = { width: 1200, height: 470 }): string {
  const wide = width > height * 1.3
  const [cx, cy] = wide ? [width * 0.74, height] : [width * 0.64, height * 0.58]
  const r = Math.min(cy * 0.62, width * 0.46)
  const reach = Math.hypot(width, height)
  const bands = [1, 0.82, 0.64, 0.46, 0.28].map((share, i) => {
    const [outer, inner] = [r * share, r * (share - 0.105)]
    const ring = `M${n(cx - outer)} ${n(cy)}A${n(outer)} ${n(outer)} 0 0 1 ${n(cx + outer)} ${n(cy)}H${n(cx + inner)}A${n(inner)} ${n(inner)} 0 0 0 ${n(cx - inner)} ${n(cy)}Z`
    return (
      path(ring, { fill: i % 2 ? "url(#heroPlum)" : "url(#heroBrass)" }) +
      circle(cx, cy, outer, { stroke: brass.high, width: 1, opacity: 0.55 })
    )
  })
  const stars = Array.from({ length: 9 }, (_, i) => {
    const turn = -80 + i * 20
    return path(star(...polar(cx, cy, r * 1.19, turn), 4, i % 2 ? 6 : 11, 2), {
      fill: brass.high,
      opacity: 0.9,
    })
  })
  const fadeEnd = wide ? 0.5 : 0.3
  const ground = wide
    ? ""
    : `<path d="M0 ${n(cy)}H${width}V${height}H0Z" fill="#1a0a1c"/><path d="M0 ${n(cy)}H${width}" stroke="${brass.middle}" stroke-width="1.5"/>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax slice">`,
    `<defs><linearGradient id="heroGround" x1="0" x2="1"><stop stop-color="#1a0a1c"/><stop offset=".55" stop-color="#2f0f2c"/><stop offset="1" stop-color="#4f1638"/></linearGradient>`,
    `<linearGradient id="heroBrass" gradientUnits="userSpaceOnUse" x1="${n(cx - r)}" y1="0" x2="${n(cx + r)}" y2="0"><stop stop-color="#5d3f22"/><stop offset=".35" stop-color="#b0823d"/><stop offset=".7" stop-color="${brass.middle}"/><stop offset="1" stop-color="${brass.high}"/></linearGradient>`,
    `<linearGradient id="heroPlum" x1="0" x2="1"><stop stop-color="#25091f"/><stop offset="1" stop-color="#7a1f45"/></linearGradient>`,
    `<linearGradient id="heroFade" x1="0" x2="1"><stop stop-color="#1a0a1c"/><stop offset="${fadeEnd * 0.55}" stop-color="#1a0a1c" stop-opacity=".86"/><stop offset="${fadeEnd}" stop-color="#1a0a1c" stop-opacity="0"/></linearGradient>`,
    `<radialGradient id="heroGlow" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(r * 1.9)}"><stop offset=".4" stop-color="#c0453f" stop-opacity=".55"/><stop offset="1" stop-color="#c0453f" stop-opacity="0"/></radialGradient></defs>`,
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#heroGround)"/>`,
    path(rays(cx, cy, 72, 0, reach), { fill: "#74204a", opacity: 0.6 }),
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#heroGlow)"/>`,
    circle(cx, cy, r * 1.19, { stroke: brass.middle, width: 1, opacity: 0.5 }),
    circle(cx, cy, r * 1.06, { fill: "#1d0920", stroke: brass.middle, width: 1.5 }),
    path(rays(cx, cy, 96, r * 1.0, r * 1.05), { fill: brass.middle, opacity: 0.8 }),
    circle(cx, cy, r, { fill: "#1d0920" }),
    ...bands,
    circle(cx, cy, r * 0.1, { fill: brass.high }),
    ...stars,
    `<path d="M0 0H${width}V${height}H0Z" fill="url(#heroFade)"/>`,
    ground,
    "</svg>",
  ].join("")
}
