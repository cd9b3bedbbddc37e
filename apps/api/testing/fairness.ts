const euro = 100_000n

/** 10⁻⁵ euro; each stake is of one player. */
export const stakes = [euro / 10n, euro / 2n, euro, 3n * euro]
export const meanUnits = Number(stakes.reduce((sum, each) => sum + each, 0n)) / stakes.length

/** Chi-square of winners by player against their stakes; three degrees of freedom. */
export function chiSquare(winners: readonly number[]): number {
  const all = winners.reduce((sum, each) => sum + each, 0)
  return winners.reduce((sum, each, player) => {
    const expected = (all * Number(stakes[player]!)) / (meanUnits * stakes.length)
    return sum + (each - expected) ** 2 / expected
  }, 0)
}
/** Exceeded by one in 100 000 fair runs. */
export const fair = 25.9
