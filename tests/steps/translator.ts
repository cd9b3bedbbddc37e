import type { Page } from "@playwright/test"

/** Does to a page what the translator of a browser does: every text that is seen is wrapped in two <font>. */
export const translates = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const isSeen =
        text.data.trim() && !text.parentElement?.closest("script, style, noscript, select, svg, font")
      if (!isSeen) continue
      const [outer, inner] = [document.createElement("font"), document.createElement("font")]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
  })

/** Does to every page that is opened what an extension does: it puts an element into it, first or last, before its scripts run. */
export const isExtended = (page: Page, where: "first" | "last" | "inside"): Promise<unknown> =>
  page.addInitScript((at) => {
    document.addEventListener(
      "readystatechange",
      () => {
        const added = document.createElement("div")
        added.id = "extension"
        added.textContent = "An extension"
        if (at === "inside") document.querySelector("main")!.prepend(added)
        else if (at === "first") document.body.prepend(added)
        else document.body.append(added)
      },
      { once: true },
    )
  }, where)
