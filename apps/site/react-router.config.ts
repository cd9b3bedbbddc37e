import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { precompress } from "./precompress.ts"

export default {
  ssr: true,
  /** The whole manifest at once: it is small, and no link asks the server for its route. */
  routeDiscovery: { mode: "initial" },
  /** Here and not in a plugin, because the manifest is written after the browser's build has closed. */
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config
