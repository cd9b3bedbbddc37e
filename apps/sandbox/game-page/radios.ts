import { el } from "./dom.ts"

export function radios<Value extends string | number>(
  label: string,
  name: string,
  values: readonly Value[],
  first: Value,
  text: (value: Value) => string,
  choose: (value: Value) => void,
) {
  return el(
    "fieldset",
    { class: name },
    el("legend", { class: "unseen" }, label),
    ...values.map((value) => {
      const input = el("input", { type: "radio", name, value, checked: value === first })
      input.addEventListener("change", () => choose(value))
      return el("label", {}, input, el("span", {}, text(value)))
    }),
  )
}
