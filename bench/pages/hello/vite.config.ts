import { reactRouter } from "@react-router/dev/vite"
import { defineConfig } from "vite"

// As the site is built: everything taken in, for production whatever `NODE_ENV` says.
export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: "es2022" },
  define: { "process.env.NODE_ENV": '"production"' },
  ssr: { noExternal: true },
  logLevel: "warn",
})
