import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { breakTitle, layOutLine } from "./lettering.ts"
import { titleWidth } from "./poster.ts"

describe("a title", () => {
  const anyTitle = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 80 }),
    fc
      .array(fc.constantFrom("Royal", "of", "the", "Métropole", "81", "W".repeat(30), "Bruxelles", "&"), {
        maxLength: 12,
      })
      .map((parts) => parts.join(" ")),
  )

  it("never leaves the frame, however long", () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const { lines, size } = breakTitle(title, titleWidth, 92)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) {
          const { d, width } = layOutLine(line, { x: 300, y: 130, size, maxWidth: titleWidth })
          expect(width).toBeLessThanOrEqual(titleWidth + 0.01)
          const xs = [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
          // The inner frame is at 24 and 576; its corners reach to 60.
          for (const x of xs) expect(x > 40 && x < 560).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })

  it("keeps every word, broken where both lines can be largest", () => {
    expect(breakTitle("Grand Sablon", titleWidth, 92).lines).toEqual(["GRAND", "SABLON"])
    expect(breakTitle("Twenty-One at the Métropole", titleWidth, 92).lines.join(" ")).toBe(
      "TWENTY-ONE AT THE MÉTROPOLE",
    )
    expect(breakTitle("Ommegang", titleWidth, 92).lines).toEqual(["OMMEGANG"])
  })
})
