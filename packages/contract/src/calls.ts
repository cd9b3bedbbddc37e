import type { Endpoint } from "./endpoint.ts"
import { nouns } from "./index.ts"

export type NamedCall = { readonly noun: string; readonly name: string; readonly endpoint: Endpoint }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "who" in value

/** Every call by noun and name, for generated documents. Not for browsers. */
export const calls: readonly NamedCall[] = Object.entries(nouns).flatMap(([noun, declared]) =>
  Object.entries(declared as Record<string, unknown>).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ noun, name, endpoint }] : [],
  ),
)
