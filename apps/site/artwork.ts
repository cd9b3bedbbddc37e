import { createHash } from "node:crypto"
import {
  bill,
  billKinds,
  billNight,
  billScenes,
  column,
  columnBill,
  columnBills,
  curtain,
  hero,
  jackpotWindow,
  landmark,
  landmarkNames,
  prow,
  rocket,
  roofs,
  staircase,
  stairLandings,
  tramFront,
  tramLine,
  tramSide,
  tramTerminus,
  type WindowName,
  windowNames,
} from "@elite/posters"
import sharp from "sharp"
import type { Plugin } from "vite"

type Picture = { bytes: Buffer; suffix: "svg" | "webp" }
/** Hands a picture over and answers where browsers find it. */
type EmitPicture = (name: string, picture: Picture) => string

const svg = (text: string): Picture => ({ bytes: Buffer.from(text), suffix: "svg" })

/** The colours a lit window casts, blurred once and not by every browser: a quarter of its size, with a margin of 10. */
async function blurLight(lit: Picture): Promise<Picture> {
  const bytes = await sharp(lit.bytes)
    .resize({ width: 50 })
    .extend({ top: 10, right: 10, bottom: 10, left: 10, background: "#0000" })
    .blur(3.5)
    .modulate({ brightness: 0.85, saturation: 1.6 })
    .webp({ quality: 60, alphaQuality: 60 })
    .toBuffer()
  return { bytes, suffix: "webp" }
}

async function windowArt(name: WindowName, hang: EmitPicture) {
  const lit = svg(jackpotWindow(name, { isLit: true }))
  return {
    lit: hang(`${name}Lit`, lit),
    unlit: hang(`${name}Unlit`, svg(jackpotWindow(name, { isLit: false }))),
    cast: hang(`${name}Cast`, await blurLight(lit)),
  }
}

/** The staircase with nobody on it, with a figure on each landing, and with one that is to go down a landing. */
function stairsArt(hang: EmitPicture) {
  const landings = Array.from({ length: stairLandings }, (_, here) => here)
  return {
    empty: hang("stairs", svg(staircase())),
    held: landings.map((here) => hang(`stairs${here + 1}`, svg(staircase({ here })))),
    falling: landings.map((here) =>
      hang(`stairs${here + 1}Falling`, svg(staircase({ here, ...(here > 0 ? { next: here - 1 } : {}) }))),
    ),
  }
}

/** The tram line, its stops by night and in the light, the tram, and the terminus as a phone shows it. */
function cityArt(hang: EmitPicture) {
  const stops = landmarkNames.map((name) => ({
    lit: hang(`${name}Lit`, svg(landmark(name, { isLit: true }))),
    unlit: hang(`${name}Unlit`, svg(landmark(name, { isLit: false }))),
  }))
  return {
    stops,
    line: hang("tramLine", svg(tramLine())),
    terminus: hang("tramTerminus", svg(tramTerminus())),
    tram: hang("tramSide", svg(tramSide())),
    tramFront: hang("tramFront", svg(tramFront())),
  }
}

/** Every scene in the inks of every kind. */
const billsArt = (hang: EmitPicture) =>
  Object.fromEntries(
    billScenes.map((scene) => [
      scene,
      Object.fromEntries(
        billKinds.map((kind) => [
          kind,
          { src: hang(`bill-${scene}-${kind}`, svg(bill(scene, kind))), night: billNight(scene, kind) },
        ]),
      ),
    ]),
  )

/** Module → what it exports. */
const artModules: Record<string, (hang: EmitPicture) => Promise<Record<string, unknown>>> = {
  "virtual:house-art": async (hang) => ({
    heroWide: hang("heroWide", svg(hero({ width: 1200, height: 470 }))),
    heroTall: hang("heroTall", svg(hero({ width: 780, height: 620 }))),
    curtainDown: hang("curtainDown", svg(curtain())),
  }),
  "virtual:glass-art": async (hang) => ({
    glass: Object.fromEntries(
      await Promise.all(windowNames.map(async (name) => [name, await windowArt(name, hang)])),
    ),
  }),
  "virtual:club-art": async (hang) => ({ stairs: stairsArt(hang) }),
  "virtual:quest-art": async (hang) => ({ city: cityArt(hang) }),
  "virtual:bills-art": async (hang) => ({ bills: billsArt(hang), prow: hang("prow", svg(prow())) }),
  "virtual:flight-art": async (hang) => ({
    rocket: {
      still: hang("rocket", svg(rocket({ isFlying: false }))),
      flying: hang("rocketFlying", svg(rocket({ isFlying: true }))),
    },
    roofs: hang("roofs", svg(roofs())),
  }),
  "virtual:column-art": async (hang) => ({
    column: hang("column", svg(column())),
    bills: Object.fromEntries(columnBills.map((name) => [name, hang(`bill-${name}`, svg(columnBill(name)))])),
  }),
}

const toFileName = (name: string, { bytes, suffix }: Picture) =>
  `assets/${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.${suffix}`

const toDataUrl = ({ bytes, suffix }: Picture) =>
  `data:image/${suffix === "svg" ? "svg+xml" : suffix};base64,${bytes.toString("base64")}`

/** Draws the art of the house once, at build time: `import { heroWide } from "virtual:house-art"` is an address. */
export function artworkPlugin(): Plugin {
  let isBuild = false
  return {
    name: "house-art",
    configResolved: (config) => {
      isBuild = config.command === "build"
    },
    resolveId: {
      filter: { id: /^virtual:(house|glass|club|quest|bills|flight|column)-art$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(house|glass|club|quest|bills|flight|column)-art$/ },
      async handler(id) {
        const hang: EmitPicture = (name, picture) => {
          if (!isBuild) return toDataUrl(picture)
          const fileName = toFileName(name, picture)
          if (this.environment.name === "client")
            this.emitFile({ type: "asset", fileName, source: picture.bytes })
          return `/${fileName}`
        }
        const exported = Object.entries(await artModules[id.slice(1)]!(hang))
        return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join("\n")
      },
    },
  }
}
