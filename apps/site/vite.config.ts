import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { artworkPlugin } from "./artwork.ts"
import { browserWordsPlugin } from "./browserWords.ts"
import { browserWorkerPlugin } from "./browserWorker.ts"
import { faviconsPlugin } from "./favicons.ts"
import { browserContractPlugin } from "./rendering/browserContract.ts"

/** A module that this many of some twenty-five entries share belongs to every page. */
const everyPage = 4

export default defineConfig(({ command }) => ({
  plugins: [
    browserContractPlugin(),
    browserWordsPlugin(),
    browserWorkerPlugin(),
    artworkPlugin(),
    faviconsPlugin(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./rendering/handlePage.ts" } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: "shell", test: /node_modules|packages|app/, minShareCount: everyPage },
              ],
            },
          },
        },
      },
    },
  },
  /** An external React would be its slow development build wherever `NODE_ENV` is not set. */
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  ssr: { noExternal: command === "build" ? true : [/^@elite\//] },
}))
