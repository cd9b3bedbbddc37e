import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, it } from "vitest"
import { freePort } from "./ports.ts"

const helper = join(import.meta.dirname, "./ports.ts")
const many = 300

it("gives no port to two who ask at once, in one process or in two", async () => {
  const ours = await Promise.all(Array.from({ length: many }, () => freePort()))
  // We listen on none of them: what keeps them apart is not that they are taken.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      "--input-type=module-typescript",
      "-e",
      `import { freePort } from ${JSON.stringify(helper)}
       for (let n = 0; n < ${many}; n++) console.log(await freePort())
       process.exit()`,
    ],
    { encoding: "utf8" },
  )
  const taken = stdout.trim().split("\n").map(Number)
  expect(taken, stderr).toHaveLength(many)
  expect(new Set([...ours, ...taken]).size).toBe(2 * many)
})
