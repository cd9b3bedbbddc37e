import type { Config } from "@react-router/dev/config"

export default {
  ssr: true,
  /** The whole manifest at once: it is small, and no link asks the server for its route. */
  routeDiscovery: { mode: "initial" },
} satisfies Config
