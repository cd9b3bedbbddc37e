import type { Endpoint } from "./endpoint.ts"
import { nouns } from "./index.ts"

/** One call with the noun that owns it and the name it has there. */
export type NamedCall = { readonly noun: string; readonly name: string; readonly endpoint: Endpoint }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "who" in value

/** Every call of the wire by noun and name: what its documents are printed from. Nothing for a browser. */
export const calls: readonly NamedCall[] = Object.entries(nouns).flatMap(([noun, declared]) =>
  Object.entries(declared as Record<string, unknown>).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) ? [{ noun, name, endpoint }] : [],
  ),
)
