/** The first difference between module and model, after so many steps. */
export class Difference extends Error {
  readonly steps: number
  constructor(steps: number, message: string) {
    super(message)
    this.steps = steps
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** Each place at which two answers differ. */
export function differences(module: unknown, model: unknown, path = ""): string[] {
  if (isPlain(module) && isPlain(model)) {
    const keys = new Set([...Object.keys(module), ...Object.keys(model)])
    return [...keys].flatMap((key) => differences(module[key], model[key], `${path}.${key}`))
  }
  if (Object.is(module, model)) return []
  return [`${path} is ${format(module)} in the module, ${format(model)} in the model`]
}
/** Shows large numbers as instants. */
const format = (value: unknown) =>
  typeof value === "number" && value > 1e12 ? new Date(value).toISOString() : JSON.stringify(value)
