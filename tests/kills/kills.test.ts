import { randomInt } from "node:crypto"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { type Cycle, runCourse } from "./cycles.ts"

// The short form; `npm run test:long` is the long one.
describe("kill -9 and database restarts under load", () => {
  it("lose nothing that was acknowledged and double nothing", async () => {
    const course = await runCourse({ seed: randomInt(2 ** 31), kills: 3, databaseRestarts: 1 })
    const findings = course.cycles.flatMap(({ findings }) => findings)
    expect({ seed: course.seed, findings }).toEqual({ seed: course.seed, findings: [] })
    expect(course.cycles).toHaveLength(4)
    expect(course.acknowledged).toBeGreaterThan(100)
  }, 300_000)

  it("are noticed when a process answers before it commits", async () => {
    const program = [fileURLToPath(new URL("hasty.ts", import.meta.url))]
    const isCaught = ({ findings }: Cycle) => findings.some((finding) => finding.startsWith("lost: "))
    const course = await runCourse({ seed: 7, kills: 4, databaseRestarts: 0, program, until: isCaught })
    expect(course.cycles.some(isCaught)).toBe(true)
  }, 300_000)
})
