import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const here = fileURLToPath(new URL(".", import.meta.url))

/** The games' browser program: one script, one sheet and two fonts, under fixed names that the game page links. */
export default defineConfig({
  root: here,
  base: "./",
  logLevel: "warn",
  build: {
    outDir: "../build/game-page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: `${here}main.ts`,
      output: {
        entryFileNames: "game.js",
        codeSplitting: false,
        assetFileNames: (asset) => nameOf(asset.names[0] ?? ""),
      },
    },
  },
})

function nameOf(source: string): string {
  if (source.endsWith(".css")) return "game.css"
  if (source.startsWith("limelight")) return "limelight.woff2"
  if (source.startsWith("fraunces")) return "fraunces.woff2"
  if (source.startsWith("figtree")) return "figtree.woff2"
  return "[name][extname]"
}
