import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"
import { artworkPlugin } from "./apps/site/artwork.ts"

/** Whole products first: begun last, the longest of them would run alone at the end. */
class ProductsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProduct = ({ moduleId }: TestSpecification) => /\/tests\/[^/]+(\/[^/]+)?$/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isProduct), ...sorted.filter((file) => !isProduct(file))]
  }
}

export default defineConfig({
  // The addresses of drawings are made by it, for the components that are tested too.
  plugins: [artworkPlugin()],
  test: {
    include: ["apps/**/*.test.{ts,tsx}", "packages/**/*.test.{ts,tsx}", "tests/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/build/**", "**/*.long.test.ts"],
    globalSetup: ["apps/api/testing/global.ts"],
    sequence: { sequencer: ProductsFirst },
    pool: "forks",
    // The files of a worker share its process: to read every source anew for each took a third of the time. What a
    // casino would leave behind in its process, the next one meets.
    isolate: false,
    // Two more than cores: a test waits for its database and third parties longer than it works.
    maxWorkers: Math.min(availableParallelism() + 2, 6),
    // Long enough for a machine whose every core is taken several times over: what hangs is found all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes at once, or late because the machine is busy: a second says nothing.
    expect: { poll: { timeout: 20_000, interval: 20 }, requireAssertions: true },
    restoreMocks: true,
  },
})
