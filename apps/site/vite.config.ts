import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { contractForBrowser } from "./contract-for-browser.ts"
import { houseArt } from "./house-art.ts"
import { precompress } from "./precompress.ts"

export default defineConfig({
  plugins: [contractForBrowser(), houseArt(), tailwindcss(), reactRouter(), precompress()],
  build: { assetsInlineLimit: 0, target: "es2022" },
  /** The packages of the house are source, so the server build takes them in; everything else stays outside. */
  ssr: { noExternal: [/^@elite\//] },
})
