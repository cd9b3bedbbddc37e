import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["apps/**/*.test.{ts,tsx}", "packages/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**", "**/*.long.test.ts"],
    globalSetup: ["apps/api/testing/global.ts"],
    // Each test file gets a process of its own: they start servers.
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
})
