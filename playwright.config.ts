import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"

/** Journeys start their own casino (tests/casino.ts), so that each worker has its own database and ports. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // Playwright empties this folder before each run; the pages of `npm run test:long` are beside it.
  outputDir: "test-results/journeys",
  fullyParallel: true,
  // A test waits about as long as it works.
  workers: Math.min(availableParallelism() + 1, 6),
  retries: 0,
  timeout: 180_000,
  // Patience alone, for a machine whose cores are taken several times over: what is there is seen at once.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    colorScheme: "dark",
    trace: "off",
    screenshot: "only-on-failure",
  },
})
