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
type EmitPicture = (name: string, picture: Picture) => string

const svg = (text: string): Picture => ({ bytes: Buffer.from(text), suffix: "svg" })

/** Blurred at build time: a quarter of its size, with a margin of 10 px. */
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

async function windowArt(name: WindowName, emit: EmitPicture) {
  const lit = svg(jackpotWindow(name, { isLit: true }))
  return {
    lit: emit(`${name}Lit`, lit),
    unlit: emit(`${name}Unlit`, svg(jackpotWindow(name, { isLit: false }))),
    cast: emit(`${name}Cast`, await blurLight(lit)),
  }
}

function stairsArt(emit: EmitPicture) {
  const landings = Array.from({ length: stairLandings }, (_, here) => here)
  return {
    empty: emit("stairs", svg(staircase())),
    held: landings.map((here) => emit(`stairs${here + 1}`, svg(staircase({ here })))),
    falling: landings.map((here) =>
      emit(`stairs${here + 1}Falling`, svg(staircase({ here, ...(here > 0 ? { next: here - 1 } : {}) }))),
    ),
  }
}

function cityArt(emit: EmitPicture) {
  const stops = landmarkNames.map((name) => ({
    lit: emit(`${name}Lit`, svg(landmark(name, { isLit: true }))),
    unlit: emit(`${name}Unlit`, svg(landmark(name, { isLit: false }))),
  }))
  return {
    stops,
    line: emit("tramLine", svg(tramLine())),
    terminus: emit("tramTerminus", svg(tramTerminus())),
    tram: emit("tramSide", svg(tramSide())),
    tramFront: emit("tramFront", svg(tramFront())),
  }
}

const billsArt = (emit: EmitPicture) =>
  Object.fromEntries(
    billScenes.map((scene) => [
      scene,
      Object.fromEntries(
        billKinds.map((kind) => [
          kind,
          { src: emit(`bill-${scene}-${kind}`, svg(bill(scene, kind))), night: billNight(scene, kind) },
        ]),
      ),
    ]),
  )

const artModules: Record<string, (emit: EmitPicture) => Promise<Record<string, unknown>>> = {
  "virtual:house-art": async (emit) => ({
    heroWide: emit("heroWide", svg(hero({ width: 1200, height: 470 }))),
    heroTall: emit("heroTall", svg(hero({ width: 780, height: 620 }))),
    curtainDown: emit("curtainDown", svg(curtain())),
  }),
  "virtual:glass-art": async (emit) => ({
    glass: Object.fromEntries(
      await Promise.all(windowNames.map(async (name) => [name, await windowArt(name, emit)])),
    ),
  }),
  "virtual:club-art": async (emit) => ({ stairs: stairsArt(emit) }),
  "virtual:quest-art": async (emit) => ({ city: cityArt(emit) }),
  "virtual:bills-art": async (emit) => ({ bills: billsArt(emit), prow: emit("prow", svg(prow())) }),
  "virtual:flight-art": async (emit) => ({
    rocket: {
      still: emit("rocket", svg(rocket({ isFlying: false }))),
      flying: emit("rocketFlying", svg(rocket({ isFlying: true }))),
    },
    roofs: emit("roofs", svg(roofs())),
  }),
  "virtual:column-art": async (emit) => ({
    column: emit("column", svg(column())),
    bills: Object.fromEntries(columnBills.map((name) => [name, emit(`bill-${name}`, svg(columnBill(name)))])),
  }),
}

const toFileName = (name: string, { bytes, suffix }: Picture) =>
  `assets/${name}-${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.${suffix}`

const toDataUrl = ({ bytes, suffix }: Picture) =>
  `data:image/${suffix === "svg" ? "svg+xml" : suffix};base64,${bytes.toString("base64")}`

/** Draws pictures at build time: `import { heroWide } from "virtual:house-art"` is an address. */
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
        const emit: EmitPicture = (name, picture) => {
          if (!isBuild) return toDataUrl(picture)
          const fileName = toFileName(name, picture)
          if (this.environment.name === "client")
            this.emitFile({ type: "asset", fileName, source: picture.bytes })
          return `/${fileName}`
        }
        const exported = Object.entries(await artModules[id.slice(1)]!(emit))
        return exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join("\n")
      },
    },
  }
}
