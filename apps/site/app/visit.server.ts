import { type Endpoint, type InputOf, type Language, me, type ReplyOf } from "@elite/contract"
import { href, languageOf } from "@elite/paths"
import { type Noun, translate } from "@elite/words"
import { parseCookie } from "cookie"
import { createContext, data, type RouterContextProvider, redirect } from "react-router"
import { ApiProblem, type CallOptions, readReply, toHeaders } from "./api.ts"
import { apiErrorPolicy, isSharedLink } from "./apiErrorPolicy.ts"
import type { ConsentPrompt } from "./consent.ts"
import { bundleVersions } from "./i18nBundles.server.ts"
import type { BundleVersions } from "./i18nBundles.ts"
import { toLocalPath } from "./localPath.ts"
import { type Notice, noticeCookie } from "./notice.ts"
import { pageUrl } from "./pageUrl.ts"

/** The API in this process, as one page calls it. Replies are frozen plain data. */
export type Dispatch = (request: {
  method: Endpoint["method"]
  path: string
  input: unknown
  headers: Readonly<Record<string, string>>
  address: string
}) => Promise<{ status: number; setCookies: readonly string[]; body: unknown; retryAfterSeconds?: number }>

export type Visit = {
  dispatch: Dispatch
  /** For the API, without those that only the host may set. */
  headers: Record<string, string>
  /** The IP address as the host determined it, never as the visitor claims it. */
  address: string
  pathname: string
  /** With its question mark; empty without a query. */
  search: string
  publicUrl: string
  frameOrigins: readonly string[]
  nonce: string | undefined
  setCookies: string[]
  /** The host has a cached not-found page, so none is rendered for visitors. */
  hasSharedNotFoundPage: boolean
  /** All that a page shared by visitors may know of consent. */
  asks: ConsentPrompt
  retryAfterSeconds?: number
  /** The page; its response has no body. */
  drawn?: Buffer
  /** Returns the error's id in the log. */
  failed: (error: unknown) => string
  /** The id of the first error. */
  failureId?: string
}

export const visitContext = createContext<Visit>()
const apiContext = createContext<Api>()

const sessionCookies = ["access_token", "loyalty_token", "referral_code"]
const expiredCookie = (name: string) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

export type User = ReplyOf<typeof me.getUserDetails>["user"]

export class Api {
  readonly visit: Visit
  readonly language: Language
  readonly #cookies: Map<string, string>
  #headers: Readonly<Record<string, string>> | undefined
  #player: Promise<User | null> | undefined

  constructor(visit: Visit) {
    this.visit = visit
    this.language = languageOf(visit.pathname)
    this.#cookies = parseCookies(visit.headers.cookie)
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** Calls without the error policy: every refusal is thrown as an {@link ApiProblem}. */
  async ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>> {
    const { address, dispatch } = this.visit
    const { method, path } = endpoint
    const headers = options ? { ...this.#own(), ...toHeaders(options) } : this.#own()
    const answer = await dispatch({ method, path, input, address, headers })
    for (const cookie of answer.setCookies) this.setCookie(cookie)
    if (answer.retryAfterSeconds !== undefined) this.visit.retryAfterSeconds = answer.retryAfterSeconds
    return readReply<E>(answer.status, answer.body)
  }

  #own(): Readonly<Record<string, string>> {
    this.#headers ??= {
      ...this.visit.headers,
      ...toHeaders(),
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-language": this.language,
    }
    return this.#headers
  }

  /** 401 and 403 clear the session and redirect, 404 and maintenance become their pages. */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>> {
    try {
      return await this.ask(endpoint, input, options)
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      const { status, errors } = problem
      if (status === 404 || problem.is("MaintenanceErrorType")) throw data(null, { status })
      const { name = null, description } = errors[0] ?? {}
      const policy = apiErrorPolicy({ status, name, description }, this.visit.search)
      if (policy === "silent" || policy === "toast" || policy === "paymentOutage") throw problem
      this.clearSession()
      if (policy === "logIn") throw this.toLogIn()
      const say = translate(this.language, "shell")
      if (policy === "homeWithReason")
        this.notice({ kind: "error", text: description || say("unauthorized") })
      throw redirect(href("home", this.language))
    }
  }

  /** Read once a request. An ended session counts as none and is cleared. */
  player(): Promise<User | null> {
    this.#player ??= this.#readPlayer()
    return this.#player
  }

  async #readPlayer(): Promise<User | null> {
    if (!this.#cookies.has("access_token")) return null
    try {
      return (await this.ask(me.getUserDetails, {})).user
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      if (problem.is("MaintenanceErrorType")) throw data(null, { status: problem.status })
      if (problem.status !== 401 && problem.status !== 403) throw problem
      this.clearSession()
      return null
    }
  }

  /** To the log-in page and back afterwards; for a shared link with the reason. */
  toLogIn({ pathname, search }: Pick<URL, "pathname" | "search"> = this.visit): Response {
    if (isSharedLink(search))
      this.notice({ kind: "information", text: translate(this.language, "shell")("sharedLink") })
    return redirect(`${href("login", this.language)}?next=${encodeURIComponent(pathname + search)}`)
  }

  clearSession(): void {
    for (const name of sessionCookies) if (this.#cookies.has(name)) this.setCookie(expiredCookie(name))
  }

  notice(notice: Notice): void {
    const isPage = this.visit.headers["sec-fetch-mode"] === "navigate"
    this.visit.setCookies.push(noticeCookie(notice, isPage))
  }

  setCookie(cookie: string): void {
    this.visit.setCookies.push(cookie)
    const [pair = ""] = cookie.split(";", 1)
    const cut = pair.indexOf("=")
    const name = pair.slice(0, cut)
    const value = pair.slice(cut + 1)
    this.#player = undefined
    this.#headers = undefined
    if (value && !/;\s*max-age=0/i.test(cookie)) this.#cookies.set(name, value)
    else this.#cookies.delete(name)
  }
}

/** Not decoded, because they are forwarded. */
const parseCookies = (header = "") =>
  new Map(Object.entries(parseCookie(header, { decode: (value) => value })) as [string, string][])

type Context = Readonly<RouterContextProvider>

export function provideVisit(context: RouterContextProvider, visit: Visit): RouterContextProvider {
  context.set(visitContext, visit)
  context.set(apiContext, new Api(visit))
  return context
}

export const apiOf = (context: Context): Api => context.get(apiContext)

/** Throws a redirect to the log-in page for a visitor. */
export async function requirePlayer(context: Context, request: Request): Promise<User> {
  const api = apiOf(context)
  const player = await api.player()
  if (player) return player
  throw api.toLogIn(pageUrl(request.url))
}

/** `?next=` if it is a path of this site, else the home page. */
export function nextPath(request: Request): string {
  const { pathname, searchParams } = pageUrl(request.url)
  return toLocalPath(searchParams.get("next") ?? "") ?? href("home", languageOf(pathname))
}

export const messagesFor = <N extends Noun>(request: Request, nouns: readonly N[]): BundleVersions<N> =>
  bundleVersions(languageOf(pageUrl(request.url).pathname), nouns)

/** For titles made in a loader; from here, because this file never reaches the browser. */
export { translate } from "@elite/words"
