type Child = Node | string | undefined | false
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** An element with attributes and children; `false` and `undefined` attributes are left out. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    node.setAttribute(name, value === true ? "" : String(value))
  }
  node.append(...children.filter((child): child is Node | string => child !== undefined && child !== false))
  return node
}

/** An SVG element around markup made of constants; hidden from assistive technology, the words are beside it. */
export function picture(viewBox: string, markup: string, name = ""): SVGSVGElement {
  const node = document.createElementNS("http://www.w3.org/2000/svg", "svg")
  node.setAttribute("viewBox", viewBox)
  node.setAttribute("aria-hidden", "true")
  if (name) node.setAttribute("class", name)
  node.innerHTML = markup
  return node
}

export function button(
  label: string,
  attributes: Attributes,
  press: () => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const node = el("button", { type: "button", ...attributes }, ...(children.length > 0 ? children : [label]))
  if (children.length > 0) node.setAttribute("aria-label", label)
  node.addEventListener("click", press)
  return node
}

const svgIcon = (d: string) =>
  picture(
    "0 0 24 24",
    `<path d="${d}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
    "icon",
  )

export const icons = {
  info: () => svgIcon("M12 11v6M12 7.5v.5M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0Z"),
  lobby: () => svgIcon("M4 11L12 4l8 7M6 9.5V20h4v-6h4v6h4V9.5"),
  deposit: () => svgIcon("M12 5v14M5 12h14"),
  close: () => svgIcon("M6 6l12 12M18 6L6 18"),
  soundOn: () => svgIcon("M4 10v4h3l5 4V6L7 10ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"),
  soundOff: () => svgIcon("M4 10v4h3l5 4V6L7 10ZM16 10l5 5M21 10l-5 5"),
  minus: () => svgIcon("M6 12h12"),
}
