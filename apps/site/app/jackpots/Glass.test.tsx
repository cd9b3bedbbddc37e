import { renderToStaticMarkup as drawn } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { Glass, type GlassProps } from "./Glass.tsx"

const given: GlassProps = {
  jackpot: "threeHour",
  level: 0.4,
  label: "Three-hour jackpot, two fifths full",
  now: "2026-11-20T13:18:48.000Z",
}
const markup = (more: Partial<GlassProps> = {}) => drawn(<Glass {...given} {...more} />)

describe("a window without scripts", () => {
  it("shows its level, also to screen readers", () => {
    const html = markup()
    expect(html).toContain('style="--level:0.4"')
    expect(html).toContain('role="img" aria-label="Three-hour jackpot, two fifths full"')
    expect(html).not.toContain("data-dark")
  })

  it("is dark once it is won, whatever its level", () => {
    const html = markup({ isDark: true, level: 0.97 })
    expect(html).toContain("data-dark")
    expect(html).toContain('style="--level:-0.06"')
  })

  it("gives every picture a size, and hides it from screen readers", () => {
    const pictures = markup().match(/<img[^>]*>/g)!
    expect(pictures).toHaveLength(4)
    for (const picture of pictures) expect(picture).toMatch(/alt="" width="\d+" height="\d+"/)
  })

  it("shows the given time, and the same markup for the same time", () => {
    const html = markup({ windowEndsAt: "2026-11-20T15:00:00.000Z" })
    expect(html).toContain("--turn:69.40deg;--step:69.00deg")
    expect(html).toContain("--turn:112.80deg;--step:108.00deg")
    expect(html).toContain("rotate(30 100 100)")
    expect(markup({ windowEndsAt: "2026-11-20T15:00:00.000Z" })).toBe(html)
    expect(markup()).not.toContain("rotate(30 100 100)")
    expect(markup({ jackpot: "anyTime" })).not.toContain("--turn")
  })

  it("writes the given figures and marks", () => {
    const html = markup({
      jackpot: "hitTheTarget",
      numeral: "5.000",
      scale: { top: { label: "full", amount: "€ 5.000" }, foot: "€ 0" },
    })
    expect(html.match(/>5\.000<\/text>/g)).toHaveLength(2)
    expect(html).toContain("full <b>€ 5.000</b>")
    expect(html).toContain('<p class="glass-foot">€ 0</p>')
  })
})
