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

/** The API in this process, as one page asks it: what the wire would have said, as plain data that nobody may change. */
export type Dispatch = (question: {
  method: Endpoint["method"]
  path: string
  input: unknown
  headers: Readonly<Record<string, string>>
  /** The visitor's, as the host knows it. */
  address: string
}) => Promise<{ status: number; setCookies: readonly string[]; body: unknown; retryAfterSeconds?: number }>

/** One request of one visitor, as the host hands it over. */
export type Visit = {
  dispatch: Dispatch
  /** The visitor's own headers that the API may see, without those that only the host may set. */
  headers: Record<string, string>
  /** The address of the visitor as the host knows it, never as the visitor claims it. */
  address: string
  pathname: string
  /** The query of the page's address, with its question mark where there is one. */
  search: string
  publicUrl: string
  frameOrigins: readonly string[]
  nonce: string | undefined
  /** Cookies the answer must set; the host writes them. */
  setCookies: string[]
  /** The host keeps the page of what is nowhere: for a visitor it need not be rendered. */
  hasNowhere: boolean
  /** Whether this browser is asked what it allows. Of its consent a page that visitors share knows this and nothing else. */
  asks: ConsentPrompt
  /** When a visitor may come again, where a call of the page said so; the host sends it with a page that is 503. */
  retryAfterSeconds?: number
  /** The page once it is drawn: the host sends it in place of the body that its response does not have. */
  drawn?: Buffer
  /** Writes down what went wrong while the page was made, and answers the name it has in the log. */
  failed: (error: unknown) => string
  /** The name of the first thing that went wrong. */
  failureId?: string
}

export const visitContext = createContext<Visit>()
const apiContext = createContext<Api>()

const sessionCookies = ["access_token", "loyalty_token", "referral_code"]
const expiredCookie = (name: string) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`

export type User = ReplyOf<typeof me.getUserDetails>["user"]

/** The API as one visitor's loaders and actions reach it. */
export class Api {
  readonly visit: Visit
  readonly language: Language
  readonly #cookies: Map<string, string>
  /** What every call carries; made anew when a cookie changes. */
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

  /** Calls without the central cases: every refusal comes as an {@link ApiProblem}. */
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

  /**
   * Calls with the central cases: 401 and 403 clear the session and lead home, or nobody from a link that was shared to the
   * log-in; 404 is the not-found page, and maintenance its page. The rest is thrown as an {@link ApiProblem} for the screen.
   */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<ReplyOf<E>> {
    try {
      return await this.ask(endpoint, input, options)
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem
      const { status, errors } = problem
      if (status === 404 || problem.is("MaintenanceErrorType")) throw data(null, { status })
      const { name = null, description } = errors[0] ?? {}
      const central = apiErrorPolicy({ status, name, description }, this.visit.search)
      if (central === "silent" || central === "toast" || central === "paymentsAway") throw problem
      this.clearSession()
      if (central === "logIn") throw this.toLogIn()
      const say = translate(this.language, "shell")
      if (central === "homeSaying") this.notice({ kind: "error", text: description || say("unauthorized") })
      throw redirect(href("home", this.language))
    }
  }

  /** The logged-in player or null, read once a request. A session that has ended counts as none and is cleared. */
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

  /** To the log-in page and back afterwards; whoever opened a link that was shared is told why. */
  toLogIn({ pathname, search }: Pick<URL, "pathname" | "search"> = this.visit): Response {
    if (isSharedLink(search))
      this.notice({ kind: "information", text: translate(this.language, "shell")("sharedLink") })
    return redirect(`${href("login", this.language)}?next=${encodeURIComponent(pathname + search)}`)
  }

  clearSession(): void {
    for (const name of sessionCookies) if (this.#cookies.has(name)) this.setCookie(expiredCookie(name))
  }

  /** Shows a toast on the next page, also after a redirect. */
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

/** As they were sent: they are handed on. */
const parseCookies = (header = "") =>
  new Map(Object.entries(parseCookie(header, { decode: (value) => value })) as [string, string][])

type Context = Readonly<RouterContextProvider>

/** Puts a visit where its loaders find it. */
export function provideVisit(context: RouterContextProvider, visit: Visit): RouterContextProvider {
  context.set(visitContext, visit)
  context.set(apiContext, new Api(visit))
  return context
}

export const apiOf = (context: Context): Api => context.get(apiContext)

/** The player, for a page that needs one: a visitor is led to the log-in page and back afterwards. */
export async function requirePlayer(context: Context, request: Request): Promise<User> {
  const api = apiOf(context)
  const player = await api.player()
  if (player) return player
  throw api.toLogIn(pageUrl(request.url))
}

/** Where `?next=` leads: a path of this site, or the home page. */
export function nextPath(request: Request): string {
  const { pathname, searchParams } = pageUrl(request.url)
  return toLocalPath(searchParams.get("next") ?? "") ?? href("home", languageOf(pathname))
}

/** What a page shall be able to say: the nouns' sentences in the language of its address. */
export const messagesFor = <N extends Noun>(request: Request, nouns: readonly N[]): BundleVersions<N> =>
  bundleVersions(languageOf(pageUrl(request.url).pathname), nouns)

/** For titles and descriptions, which are made in a loader; from here, because this file never reaches the browser. */
export { translate } from "@elite/words"
