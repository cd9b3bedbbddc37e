import type { Page } from "@playwright/test"

/**
 * Ids that the server wrote otherwise than the browser counts them. React leaves what the server wrote where it stands
 * and writes its own wherever it draws anew, so that a field then names a description that is not there.
 */
export const idsAstray = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = { id: "id", htmlFor: "for", name: "name", list: "list" } as Record<string, string>
    const all = [...document.querySelectorAll("*")].flatMap((element) => {
      const key = Object.keys(element).find((known) => known.startsWith("__reactProps$"))
      return key ? { element, props: (element as unknown as Record<string, object>)[key]! } : []
    })
    if (all.length === 0) return ["no element says what React drew"]
    return all.flatMap(({ element, props }) =>
      Object.entries(props).flatMap(([prop, drawn]) => {
        const name = prop.startsWith("aria-") ? prop : attributes[prop]
        if (name === undefined || typeof drawn !== "string") return []
        const written = element.getAttribute(name)
        return written === drawn ? [] : [`<${element.localName} ${name}="${written}"> is "${drawn}"`]
      }),
    )
  })
