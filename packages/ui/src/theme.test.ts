import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8")

function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  )
}

const dark = colours(css.slice(css.indexOf("@theme"), css.indexOf("@utility dark")))
const nested = colours(css.slice(css.indexOf("@utility dark"), css.indexOf("@utility light")))
const light = { ...dark, ...colours(css.slice(css.indexOf("@utility light"), css.indexOf("@layer"))) }

/** Relative luminance and contrast as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const share = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high! + 0.05) / (low! + 0.05)
}

describe.each([
  ["dark", dark],
  ["light", light],
])("the %s theme", (_, theme) => {
  it.each(["ivory", "muted", "brass", "emerald", "coral", "azure"])(
    "writes in %s on every ground at 4.5:1",
    (ink) => {
      for (const ground of ["ink", "ink-deep", "surface", "raised"]) {
        expect(contrast(theme[ink]!, theme[ground]!), ground).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it("outlines inputs at 3:1 (WCAG 1.4.11)", () => {
    for (const ground of ["ink", "surface", "raised"]) {
      expect(contrast(theme.edge!, theme[ground]!), ground).toBeGreaterThanOrEqual(3)
    }
  })

  it("writes on brass, emerald and selected chips at 4.5:1", () => {
    for (const metal of ["brass-high", "brass-low"]) {
      expect(contrast(theme["on-brass"]!, theme[metal]!)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(theme["on-brass"]!, "#2fb083")).toBeGreaterThanOrEqual(4.5)
    expect(contrast(theme.ink!, theme.ivory!)).toBeGreaterThanOrEqual(4.5)
  })
})

it("has the dark theme's colours in a dark area of a light page", () => {
  expect(Object.keys(nested).length).toBeGreaterThan(10)
  for (const [name, value] of Object.entries(nested)) expect([name, value]).toEqual([name, dark[name]])
  const changed = Object.keys(light).filter((name) => light[name] !== dark[name])
  expect(Object.keys(nested)).toEqual(expect.arrayContaining(changed))
})

it("has the breakpoints", () => {
  const found = [...css.matchAll(/--breakpoint-([a-z]+): (\d+)px/g)].map(([, name, px]) => [name, Number(px)])
  expect(Object.fromEntries(found)).toEqual({
    xs: 0,
    msm: 320,
    s: 460,
    sm: 600,
    xsm: 767,
    md: 900,
    lg: 1200,
    xlg: 1500,
    xl: 1600,
    mxl: 1760,
    xxl: 1920,
  })
})
