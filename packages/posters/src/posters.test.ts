import { brotliCompressSync } from "node:zlib"
import fc from "fast-check"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import {
  assignLooks,
  bill,
  billKinds,
  billNight,
  billScenes,
  column,
  columnBill,
  columnBills,
  curtain,
  hero,
  jackpotWindow,
  lookOf,
  motifNames,
  paletteNames,
  placeholderColour,
  poster,
  prow,
  rocket,
  roofs,
  staircase,
  stairLandings,
  studioMark,
  windowNames,
} from "./index.ts"
import { breakTitle, setLine } from "./lettering.ts"
import { titleWidth } from "./poster.ts"

const words = { title: "Éventail de Minuit", studio: "Atelier Nord", seed: "eventail" }

/** Elements opened and closed in order, attributes quoted, and no figure that is not one. */
function faults(svg: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, closing, name, attributes, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`)
      continue
    }
    if (!/^(\s+[a-zA-Z0-9:-]+="[^"<&]*")*\s*$/.test(attributes!)) found.push(`<${name}${attributes}`)
    for (const [, d] of attributes!.matchAll(/\sd="([^"]*)"/g)) {
      if (/[^MLHVCSQTAZmlhvcsqtaz0-9.\s-]/.test(d!)) found.push(`d="${d}"`)
    }
    if (!alone) open.push(name!)
  }
  if (/NaN|undefined|Infinity/.test(svg)) found.push("a figure that is not one")
  const ids = new Set([...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id)) found.push(`no gradient ${id}`)
  return [...found, ...open]
}

describe("a poster", () => {
  it("is the same picture for the same words and seed, and another for another seed", () => {
    expect(poster(words)).toBe(poster({ ...words }))
    expect(poster(words)).not.toBe(poster({ ...words, seed: "another" }))
  })

  it.each(motifNames)("%s is well formed in every palette", (motif) => {
    for (const palette of paletteNames) {
      expect(faults(poster({ ...words, seed: `${motif}${palette}`, motif, palette }))).toEqual([])
    }
  })

  it("is drawn by a real renderer at its own size", async () => {
    const { width, height } = await sharp(Buffer.from(poster(words))).metadata()
    expect([width, height]).toEqual([600, 800])
  })

  it("keeps what a title says out of the markup", () => {
    expect(faults(poster({ ...words, title: `<script> & "quotes" 漢字` }))).toEqual([])
  })

  it("stands for itself as a colour until it arrives", () => {
    expect(placeholderColour(lookOf("any"))).toMatch(/^#[0-9a-f]{6}$/)
  })
})

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
          const { d, width } = setLine(line, { x: 300, y: 130, size, maxWidth: titleWidth })
          expect(width).toBeLessThanOrEqual(titleWidth + 0.01)
          const xs = [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
          // The inner frame stands at 24 and 576; its corners reach to 60.
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

describe("looks for a list of games", () => {
  const game = fc.record({
    id: fc.uuid(),
    title: fc.constantFrom(
      "Sirocco Gold",
      "Lucky Tram 81",
      "Dice Royale",
      "Golden Sun",
      "Sun Gold Pharaoh",
      "Plain",
    ),
    studio: fc.constantFrom("Lumen", "Kobalt"),
    category: fc.constantFrom(
      "slots",
      "dice games",
      "roulette",
      "blackjack",
      "live",
      "instant",
      "jackpot games",
      "crash",
    ),
  })
  const list = fc.uniqueArray(game, { selector: ({ id }) => id, maxLength: 120 })

  it("has no two neighbours alike, in motif or in palette", () => {
    fc.assert(
      fc.property(list, (games) => {
        const looks = assignLooks(games)
        expect(looks.size).toBe(games.length)
        const row = games.map(({ id }) => looks.get(id)!)
        for (const [i, look] of row.slice(1).entries()) {
          expect(look.motif).not.toBe(row[i]!.motif)
          expect(look.palette).not.toBe(row[i]!.palette)
        }
      }),
    )
  })

  it("leaves a motif to the game that is called after it", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 10 }), ([last, ...others]) => {
        const plain = others.map((id) => ({ id, title: "Plain", studio: "Lumen", category: "slots" }))
        const tram = { id: last!, title: "Lucky Tram 81", studio: "Tessera", category: "slots" }
        expect(assignLooks([...plain, tram]).get(last!)?.motif).toBe("tram")
      }),
    )
  })

  it("varies within a category, whatever the titles", () => {
    fc.assert(
      fc.property(list, (games) => {
        const looks = assignLooks(games)
        for (const category of new Set(games.map((one) => one.category))) {
          const row = games.filter((one) => one.category === category).map(({ id }) => looks.get(id)!)
          for (const [i, look] of row.slice(1).entries()) expect(look.motif).not.toBe(row[i]!.motif)
          for (let i = 0; i < row.length; i++) {
            const rail = row.slice(i, i + 12).map(({ motif }) => motif)
            for (const motif of rail) expect(rail.filter((one) => one === motif).length).toBeLessThan(4)
          }
        }
      }),
    )
  })

  it("shows dice, wheels and cards only where they are played with", () => {
    fc.assert(
      fc.property(list, (games) => {
        const looks = assignLooks(games)
        for (const { id, category } of games) {
          if (/slots|jackpot|crash/.test(category))
            expect(["dice", "wheel", "cards"]).not.toContain(looks.get(id)?.motif)
        }
      }),
    )
  })

  it("is the same for the same list", () => {
    fc.assert(
      fc.property(list, (games) => {
        expect([...assignLooks(games)]).toEqual([...assignLooks(structuredClone(games))])
      }),
    )
  })

  it("gives a game what its title and category speak of", () => {
    const games = [
      { id: "a", title: "Lucky Tram 81", studio: "Tessera", category: "slots" },
      { id: "b", title: "Number Nine", studio: "Lumen", category: "roulette" },
    ]
    const looks = assignLooks(games)
    expect(looks.get("a")?.motif).toBe("tram")
    expect(["wheel", "sun", "fan", "arches"]).toContain(looks.get("b")?.motif)
  })
})

describe("marks and banners", () => {
  it("are well formed and repeatable", () => {
    for (const name of ["Atelier Nord", "Vert & Or", "O", "Studio <b>"]) {
      expect(faults(studioMark(name))).toEqual([])
      expect(studioMark(name)).toBe(studioMark(name))
    }
    expect(faults(curtain())).toEqual([])
    expect(faults(hero())).toEqual([])
    expect(faults(hero({ width: 780, height: 900 }))).toEqual([])
  })
})

describe("a window of stained glass", () => {
  const states = windowNames.flatMap((name) => [true, false].map((isLit) => ({ name, isLit })))

  it.each(states)("$name, lit: $isLit, is well formed and the same each time", ({ name, isLit }) => {
    const svg = jackpotWindow(name, { isLit })
    expect(faults(svg)).toEqual([])
    expect(jackpotWindow(name, { isLit })).toBe(svg)
  })

  it.each(states)("$name, lit: $isLit, stands alone and is light to send", ({ name, isLit }) => {
    const svg = jackpotWindow(name, { isLit })
    expect(svg).not.toMatch(
      /href|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<(?:image|script|text|foreignObject)/,
    )
    expect(brotliCompressSync(svg).length).toBeLessThan(8_000)
  })

  it.each(windowNames)("%s has the same leads without light as with it, and no colour as bright", (name) => {
    const [lit, unlit] = [true, false].map((isLit) => jackpotWindow(name, { isLit }))
    const leads = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d)
    const brightest = (svg: string) =>
      Math.max(...[...svg.matchAll(/fill="#(..)(..)(..)"/g)].map(([, r, g]) => Number.parseInt(r! + g!, 16)))
    expect(leads(lit!).slice(0, -1)).toEqual(leads(unlit!))
    expect(brightest(unlit!)).toBeLessThan(brightest(lit!) / 2)
  })

  it("is drawn by a real renderer at its own size, clear outside its arch", async () => {
    const picture = sharp(Buffer.from(jackpotWindow("bigWin", { isLit: true })))
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([200, 376])
    expect(data[3]).toBe(0)
    expect(data[(200 * 200 + 100) * 4 + 3]).toBe(255)
  })
})

describe("a column and its bills", () => {
  it.each([
    ["column", column, [360, 780]],
    ...columnBills.map((name) => [name, () => columnBill(name), [416, 300]] as const),
  ] as const)(
    "%s is well formed, the same each time, light, and drawn at its own size",
    async (_, draw, size) => {
      const svg = draw()
      expect(faults(svg)).toEqual([])
      expect(draw()).toBe(svg)
      expect(brotliCompressSync(svg).length).toBeLessThan(8_000)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height]).toEqual(size)
    },
  )
})

describe("a rocket over the roofs", () => {
  it("is well formed, with its fire only when it flies, and its roofs as long as a strip of them", async () => {
    const drawn = [rocket({ isFlying: false }), rocket({ isFlying: true }), roofs()]
    for (const svg of drawn) expect(faults(svg)).toEqual([])
    const hasFire = drawn.map((svg) => svg.includes('fill="url(#fire)"'))
    expect(hasFire).toEqual([false, true, false])
    const { width, height } = await sharp(Buffer.from(drawn[2]!)).metadata()
    expect([width, height]).toEqual([960, 96])
  })
})

describe("a staircase", () => {
  const landings = Array.from({ length: stairLandings }, (_, here) => here)
  const states = [
    {},
    ...landings.map((here) => ({ here })),
    ...landings.slice(1).map((here) => ({ here, next: here - 1 })),
  ]

  it.each(states)("of %j is well formed, the same each time, and stands alone", (state) => {
    const svg = staircase(state)
    expect(faults(svg)).toEqual([])
    expect(staircase(state)).toBe(svg)
    expect(svg).not.toMatch(
      /href|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<(?:image|script|text|foreignObject)/,
    )
    expect(brotliCompressSync(svg).length).toBeLessThan(48_000)
  })

  it("has as many lamps lit as landings were climbed", () => {
    const lit = (svg: string) => svg.split("#ffe9b8").length - 1
    expect(landings.map((here) => lit(staircase({ here })))).toEqual(landings.map((here) => here + 1))
    expect(lit(staircase())).toBe(0)
  })

  it("is drawn by a real renderer at its own size", async () => {
    const { width, height } = await sharp(Buffer.from(staircase({ here: 2, next: 1 }))).metadata()
    expect([width, height]).toEqual([1152, 468])
  })
})

describe("a bill", () => {
  const bills = billScenes.flatMap((scene) => billKinds.map((kind) => ({ scene, kind })))

  it.each(bills)(
    "of $scene for $kind is well formed, the same each time, and stands alone",
    ({ scene, kind }) => {
      const svg = bill(scene, kind)
      expect(faults(svg)).toEqual([])
      expect(bill(scene, kind)).toBe(svg)
      expect(svg).not.toMatch(
        /href|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<(?:image|script|text|foreignObject)/,
      )
      expect(brotliCompressSync(svg).length).toBeLessThan(2_000)
    },
  )

  it.each(bills)(
    "of $scene for $kind is as dark as it says where words stand on it",
    async ({ scene, kind }) => {
      const raw = await sharp(Buffer.from(bill(scene, kind)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect([raw.info.width, raw.info.height]).toEqual([416, 560])
      const night = [1, 3, 5].map((at) => Number.parseInt(billNight(scene, kind).slice(at, at + 2), 16))
      for (const [x, y] of [
        [208, 60],
        [208, 440],
        [60, 500],
      ] as const) {
        const at = (y * 416 + x) * 3
        for (const [i, ink] of night.entries()) expect(Math.abs(raw.data[at + i]! - ink)).toBeLessThan(24)
      }
    },
  )

  it("has a sign beside its board that stands alone", async () => {
    expect(faults(prow())).toEqual([])
    const { width, height } = await sharp(Buffer.from(prow())).metadata()
    expect([width, height]).toEqual([72, 372])
  })
})
