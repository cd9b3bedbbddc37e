import { type DOMReadyEvent, type HtmlElement, HtmlValidate, Rule, StaticConfigLoader } from "html-validate"

/** What a reader sees of an element, without what is said to screen readers alone or hidden from them. */
function visibleText(element: HtmlElement): string {
  const parts = element.childNodes.map((node) => {
    if (node.nodeName === "#text") return node.textContent
    const child = node as HtmlElement
    const isUnseen = child.classList.contains("sr-only") || child.getAttributeValue("aria-hidden") === "true"
    return isUnseen || child.is("svg") ? "" : visibleText(child)
  })
  return inOneLine(parts.join(" "))
}

/** With one space for each stretch of white space, also of kinds that keep a figure and its sign together. */
const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim()

/** A name that is given by `aria-label` contains the text that is seen (WCAG 2.5.3). One sign alone is no text. */
class LabelInName extends Rule {
  setup(): void {
    this.on("dom:ready", ({ document }: DOMReadyEvent) => {
      for (const element of document.querySelectorAll("a[aria-label], button[aria-label]")) {
        const [name, text] = [inOneLine(element.getAttributeValue("aria-label") ?? ""), visibleText(element)]
        const isText = /[\p{L}\p{N}]{2}/u.test(text)
        if (isText && !name.toLowerCase().includes(text.toLowerCase()))
          this.report(element, `The name "${name}" does not contain the visible text "${text}"`)
      }
    })
  }
}

/** A required select begins with an option without a value (HTML, "placeholder label option"). */
class RequiredSelect extends Rule {
  setup(): void {
    this.on("dom:ready", ({ document }: DOMReadyEvent) => {
      for (const select of document.querySelectorAll("select[required]")) {
        const first = select.childElements[0]
        if (!first?.is("option") || first.getAttributeValue("value") !== "")
          this.report(select, "A required select has no placeholder option")
      }
    })
  }
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ["html5"],
    plugins: [
      {
        name: "house",
        rules: { "house/label-in-name": LabelInName, "house/required-select": RequiredSelect },
      },
    ],
    rules: {
      "element-permitted-content": "error",
      "element-permitted-parent": "error",
      "element-permitted-order": "error",
      "heading-level": ["error", { allowMultipleH1: false }],
      "house/label-in-name": "error",
      "house/required-select": "error",
      "no-dup-id": "error",
      "valid-autocomplete": "error",
    },
  }),
)

/** What is wrong with a page's markup: the rule, the place and what it says; nothing where it is sound. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${message} (${selector ?? "no element"})`),
  )
}
