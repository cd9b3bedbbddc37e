import { randomInt } from "node:crypto"
import { describe, expect, it } from "vitest"
import { runCourse } from "./cycles.ts"

// The short form; `npm run test:long` is the long one, with a control that answers before it commits and must be caught.
describe("kill -9 and database restarts under load", () => {
  it("lose nothing that was acknowledged and double nothing", async () => {
    const course = await runCourse({ seed: randomInt(2 ** 31), kills: 3, databaseRestarts: 1 })
    const findings = course.cycles.flatMap(({ findings }) => findings)
    expect({ seed: course.seed, findings }).toEqual({ seed: course.seed, findings: [] })
    expect(course.cycles).toHaveLength(4)
    expect(course.acknowledged).toBeGreaterThan(100)
  }, 300_000)
})
