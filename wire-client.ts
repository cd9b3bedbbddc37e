import type { Endpoint, InputOf, Language, ReplyOf, WireError } from "@elite/contract"

/** A refusal as a client sees it. */
export class Refused extends Error {
  readonly status: number
  readonly errors: WireError[]
  constructor(status: number, errors: WireError[]) {
    super(`${status} ${errors.map(({ name, description }) => `${name}: ${description}`).join("; ")}`)
    this.status = status
    this.errors = errors
  }
  override get name(): string {
    return this.errors[0]?.name ?? "Refused"
  }
}

export type Client = {
  /** Calls the wire as a browser on our own pages would, and throws `Refused` for a refusal. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    more?: { idempotencyKey?: string; language?: Language },
  ): Promise<ReplyOf<E>>
  /** The raw call, same cookies and origin; headers given here win. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  readonly cookies: Map<string, string>
}

export function client(url: string): Client {
  const cookies = new Map<string, string>()
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";")
      const at = pair.indexOf("=")
      if (/Max-Age=0/i.test(line)) cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      origin: url,
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    })
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    return keep(await fetch(`${url}${path}`, { redirect: "manual", ...init, headers }))
  }
  return {
    cookies,
    fetch: call,
    async call(endpoint, input, { idempotencyKey, language } = {}) {
      const inQuery = endpoint.method === "GET" || endpoint.method === "DELETE"
      const query = inQuery
        ? `?${new URLSearchParams(Object.entries(input as object).map(([k, v]) => [k, String(v)]))}`
        : ""
      const response = await call(`${endpoint.path}${query}`, {
        method: endpoint.method,
        ...(inQuery ? {} : { body: JSON.stringify(input) }),
        headers: {
          ...(inQuery ? {} : { "content-type": "application/json" }),
          ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
          ...(language ? { "x-language": language } : {}),
        },
      })
      const body = (await response.json()) as { data: ReplyOf<typeof endpoint>; errors: WireError[] }
      if (!response.ok) throw new Refused(response.status, body.errors)
      return body.data
    },
  }
}
