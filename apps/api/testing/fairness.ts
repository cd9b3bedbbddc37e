const euro = 100_000n

/** Stakes of four sizes, 10⁻⁵ euro; whoever stakes one of them is one player. */
export const stakes = [euro / 10n, euro / 2n, euro, 3n * euro]
/** What is staked on average, as each of them is as often as another. */
export const meanUnits = Number(stakes.reduce((sum, each) => sum + each, 0n)) / stakes.length

/** How far winners, counted by player, are from what their stakes say; of three degrees of freedom. */
export function chiSquare(winners: readonly number[]): number {
  const all = winners.reduce((sum, each) => sum + each, 0)
  return winners.reduce((sum, each, player) => {
    const expected = (all * Number(stakes[player]!)) / (meanUnits * stakes.length)
    return sum + (each - expected) ** 2 / expected
  }, 0)
}
/** Exceeded once in a hundred thousand runs in which nobody is favoured. */
export const fair = 25.9
