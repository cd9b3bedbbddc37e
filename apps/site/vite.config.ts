import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { contractForBrowser } from "./contract-for-browser.ts"
import { houseArt } from "./house-art.ts"
import { houseIcons } from "./icons.ts"
import { leanIcons } from "./lean-icons.ts"
import { plainReact } from "./plain-react.ts"
import { wordsForBrowser } from "./words-for-browser.ts"
import { workerForBrowser } from "./worker-for-browser.ts"

/** A module that this many entries share belongs to every page: the routes' modules number about twenty-five. */
const everyPage = 4

export default defineConfig(({ command }) => ({
  plugins: [
    contractForBrowser(),
    wordsForBrowser(),
    workerForBrowser(),
    houseArt(),
    houseIcons(),
    leanIcons(),
    plainReact(),
    tailwindcss(),
    reactRouter(),
  ],
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            /**
             * What every page needs in one file rather than in forty. A page's own parts, and what is loaded when the
             * page is idle, stay apart.
             */
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
  /**
   * The server build takes everything in: the packages of the house are source, and React taken from outside would be
   * its development build, several times slower, wherever `NODE_ENV` is not set.
   */
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  ssr: { noExternal: command === "build" ? true : [/^@elite\//] },
}))
