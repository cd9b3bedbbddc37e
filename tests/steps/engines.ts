import { expect, type FrameLocator } from "@playwright/test"
import { wordsFor } from "../../apps/sandbox/game-page/words.ts"
import { seesPage, type Visitor } from "./visitor.ts"

/** One game of each engine, how a stake is laid in it, and how one sees that it lies there. */
export type Engine = {
  slug: string
  name: string
  stakeEuros: number
  lays(visitor: Visitor, game: FrameLocator): Promise<void>
  lies(visitor: Visitor, game: FrameLocator): Promise<void>
}

const stakeOnDesk = {
  /** One step above the stake that a game opens with. */
  async lays({ language }: Visitor, game: FrameLocator): Promise<void> {
    await game.getByRole("button", { name: wordsFor(language).higher }).click()
  },
}

const chipsOf = (game: FrameLocator, spot: string) => game.getByTestId(`bet-${spot}`).locator(".chip")

export const engines: Record<"slot" | "roulette" | "dice", Engine> = {
  slot: {
    slug: "grand-sablon",
    name: "Grand Sablon",
    stakeEuros: 1,
    ...stakeOnDesk,
    lies: (visitor, game) => stakeIs(visitor, game, 1),
  },
  dice: {
    slug: "dice-royale",
    name: "Dice Royale",
    stakeEuros: 0.6,
    ...stakeOnDesk,
    lies: (visitor, game) => stakeIs(visitor, game, 0.6),
  },
  roulette: {
    slug: "velvet-wheel",
    name: "Velvet Wheel",
    stakeEuros: 1.5,
    async lays(_visitor, game) {
      for (const spot of ["red", "red", "straight-17"]) await game.getByTestId(`bet-${spot}`).click()
    },
    async lies(_visitor, game) {
      await expect(chipsOf(game, "red")).toHaveText("1")
      await expect(chipsOf(game, "straight-17")).toBeVisible()
    },
  },
}

async function stakeIs({ formats }: Visitor, game: FrameLocator, euros: number): Promise<void> {
  await expect(game.getByTestId("stake")).toHaveText(formats.euros(euros))
}

/** The game in the frame of the page one looks at. */
export async function seesGame(visitor: Visitor, { name }: Engine): Promise<FrameLocator> {
  await seesPage(visitor, name)
  const game = visitor.page.frameLocator("iframe")
  await expect(game.getByTestId("spin")).toHaveText(/\S/)
  return game
}
