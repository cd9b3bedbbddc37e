const rowsDown: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }
const fieldsOn: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The grid is one tab stop with arrow keys, Home and End; its number of columns is read from the layout. */
export function roveGrid(grid: HTMLElement, buttons: readonly HTMLButtonElement[]) {
  let at = 0
  const select = (next: number): void => {
    buttons[at]?.setAttribute("tabindex", "-1")
    at = next
    buttons[at]?.setAttribute("tabindex", "0")
  }
  for (const one of buttons) one.setAttribute("tabindex", "-1")
  select(0)
  grid.addEventListener("focusin", ({ target }) => {
    const focused = buttons.indexOf(target as HTMLButtonElement)
    if (focused >= 0) select(focused)
  })
  grid.addEventListener("keydown", (event) => {
    const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").length
    const by = (rowsDown[event.key] ?? 0) * columns + (fieldsOn[event.key] ?? 0)
    const next = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + by
    if (next === at || !buttons[next]) return
    event.preventDefault()
    select(next)
    buttons[next].focus()
  })
  return {
    /** Focuses the button that the Tab key would reach. */
    focus: (): void => buttons[at]?.focus(),
  }
}
