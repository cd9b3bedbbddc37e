import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { precompress } from "./precompress.ts"

export default {
  ssr: true,
  /** The whole manifest is small and saves a request per link. */
  routeDiscovery: { mode: "initial" },
  /** Not in a plugin: the manifest is written after the client build has closed. */
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config
