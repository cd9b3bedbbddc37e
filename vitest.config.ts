import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["apps/**/*.test.{ts,tsx}", "packages/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**", "**/*.long.test.ts"],
    globalSetup: ["apps/api/testing/global.ts"],
    // Each test file gets a process of its own: they start servers.
    pool: "forks",
    // One more than cores: a test waits about as long as it works.
    maxWorkers: Math.min(availableParallelism() + 1, 6),
    // Long enough for a machine whose every core is taken several times over: what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // What is waited for comes at once, or late because the machine is busy: a second says nothing.
    expect: { poll: { timeout: 10_000, interval: 20 }, requireAssertions: true },
    restoreMocks: true,
  },
})
