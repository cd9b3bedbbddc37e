import type { Endpoint, InputOf, Language, ReplyOf } from "@elite/contract"
import { ApiProblem } from "./apiProblem.ts"
import { type CallOptions, parseReply, toRequest } from "./call.ts"

/** An error for logs and tests: its message begins with status and name. */
export class CallRefusedError extends ApiProblem {
  constructor({ status, errors }: ApiProblem) {
    super(status, errors)
    this.message = `${status} ${errors.map(({ name, description }) => `${name}: ${description}`).join("; ")}`
    this.name = errors[0]?.name ?? "Refused"
  }
}

export type Client = {
  /** Calls the API like a browser on the site. Throws {@link CallRefusedError} for a refusal. */
  call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    more?: CallOptions & { language?: Language },
  ): Promise<ReplyOf<E>>
  /** The raw request with the same cookies and origin; headers given here take precedence. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  readonly cookies: Map<string, string>
}

/** `address` is the network address that a proxy would report; the casino believes it behind one (TRUST_PROXY). */
export function createClient(url: string, address?: string): Client {
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
  const raw = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers({
      origin: url,
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
      ...(address === undefined ? {} : { "x-forwarded-for": address }),
    })
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    return keep(await fetch(`${url}${path}`, { redirect: "manual", ...init, headers }))
  }
  return {
    cookies,
    fetch: raw,
    async call<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      { language, ...options }: CallOptions & { language?: Language } = {},
    ) {
      const { url: path, headers, ...request } = toRequest(endpoint, input, options)
      const response = await raw(path, {
        ...request,
        headers: { ...headers, ...(language ? { "x-language": language } : {}) },
      })
      try {
        return parseReply<E>(response.status, await response.text())
      } catch (problem) {
        throw problem instanceof ApiProblem ? new CallRefusedError(problem) : problem
      }
    },
  }
}
