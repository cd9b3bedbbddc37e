import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

const here = fileURLToPath(new URL(".", import.meta.url))

/** The sports book's browser program: one script and one sheet, under fixed names that its page links. */
export default defineConfig({
  root: here,
  base: "./",
  logLevel: "warn",
  build: {
    outDir: "../build/sports-page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: `${here}main.ts`,
      output: {
        entryFileNames: "sports.js",
        codeSplitting: false,
        assetFileNames: (asset) =>
          (asset.names[0] ?? "").endsWith(".css") ? "sports.css" : "[name][extname]",
      },
    },
  },
})
