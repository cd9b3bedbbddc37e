const startButton = () => document.querySelector<HTMLElement>(".start .spin")

/** Moves the focus to a decision, unless the player has put it elsewhere than on the button that began the round. */
export function focusDecision(node: HTMLElement | undefined): void {
  const { activeElement } = document
  const isFree = activeElement === null || activeElement === document.body || activeElement === startButton()
  if (isFree) node?.focus({ preventScroll: true })
}

/** Moves the focus back to the button that begins a round, unless the page around the game has it. */
export function focusStart(): void {
  if (document.hasFocus()) startButton()?.focus({ preventScroll: true })
}
