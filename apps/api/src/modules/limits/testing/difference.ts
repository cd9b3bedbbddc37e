/** Where the two tell a story differently, after so many of its steps. */
export class Difference extends Error {
  readonly steps: number
  constructor(steps: number, told: string) {
    super(told)
    this.steps = steps
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** Each place at which two answers differ. */
export function differences(house: unknown, model: unknown, path = ""): string[] {
  if (isPlain(house) && isPlain(model)) {
    const keys = new Set([...Object.keys(house), ...Object.keys(model)])
    return [...keys].flatMap((key) => differences(house[key], model[key], `${path}.${key}`))
  }
  if (Object.is(house, model)) return []
  return [`${path} is ${written(house)} in the house, ${written(model)} in the model`]
}
/** What must be an instant as one. */
const written = (value: unknown) =>
  typeof value === "number" && value > 1e12 ? new Date(value).toISOString() : JSON.stringify(value)
