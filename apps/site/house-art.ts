import { createHash } from "node:crypto"
import { curtain, hero } from "@elite/posters"
import type { Plugin } from "vite"

const id = "virtual:house-art"
const pictures = {
  heroWide: hero({ width: 1200, height: 470 }),
  heroTall: hero({ width: 780, height: 620 }),
  curtainDown: curtain(),
}

const fileOf = (name: string, svg: string) =>
  `assets/${name}-${createHash("sha256").update(svg).digest("hex").slice(0, 8)}.svg`

/** Draws the art of the house once, at build time: `import { heroWide } from "virtual:house-art"` is an address. */
export function houseArt(): Plugin {
  let isBuild = false
  return {
    name: "house-art",
    configResolved: (config) => {
      isBuild = config.command === "build"
    },
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        const lines = Object.entries(pictures).map(([name, svg]) => {
          const inline = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`
          const fileName = fileOf(name, svg)
          if (isBuild && this.environment.name === "client")
            this.emitFile({ type: "asset", fileName, source: svg })
          return `export const ${name} = ${JSON.stringify(isBuild ? `/${fileName}` : inline)}`
        })
        return lines.join("\n")
      },
    },
  }
}
