import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import staticFiles from "@fastify/static"
import type { FastifyPluginAsync, FastifyReply } from "fastify"
import { fieldsIn, keepBytes } from "../aggregator/body.ts"
import type { Wallet } from "../aggregator/wallet.ts"
import { readRequest } from "./decide.ts"
import { historyPage } from "./history.ts"
import { gamePage, policyFor, sentencePage, unknownSessionPage } from "./page.ts"
import { playOf, type RoundAnswer, type Rounds } from "./rounds.ts"
import type { Session, Sessions } from "./session.ts"
import { thumb } from "./thumb.ts"
import { returnPercent, titleOf } from "./titles/index.ts"
import type { RoundView, SessionView } from "./view.ts"
import { type Language, languageOf, refusalOf, sentenceOf } from "./words.ts"

export type StudioOptions = {
  readonly sessions: Sessions
  readonly rounds: Rounds
  readonly wallet: Wallet
  readonly minimumCycleMs?: number
}

const BUILD = fileURLToPath(new URL("../../build/studio", import.meta.url))

function viewOf(session: Session, minimumCycleMs: number | undefined): SessionView {
  return {
    session: session.id,
    title: session.title,
    language: session.language,
    mode: session.mode,
    currency: session.currency,
    balanceCents: session.balanceCents,
    returnPercent: returnPercent(session.title),
    minimumCycleMs: minimumCycleMs ?? session.title.minimumCycleMs,
    casinoOrigin: session.casinoOrigin,
    lobbyUrl: session.lobbyUrl,
    ...(session.depositUrl ? { depositUrl: session.depositUrl } : {}),
    ...(session.ended ? { ended: sentenceOf(session.ended, session.language) } : {}),
  }
}

/** Asks the wallet for the balance; an expired token or a disabled player ends the session. */
async function refresh(session: Session, wallet: Wallet): Promise<void> {
  if (session.mode === "demo" || session.playing || session.ended) return
  const answer = await wallet.balance(playOf(session))
  if (answer.kind !== "answer") return
  if (answer.status === "RS_OK") session.balanceCents = answer.balanceCents ?? session.balanceCents
  const refusal = refusalOf(answer.status)
  if (refusal === "expired" || refusal === "disabled") session.ended = refusal
}

function roundView(answer: RoundAnswer, language: Language): RoundView {
  if (answer.kind === "refused") return { ...answer, sentence: sentenceOf(answer.refusal, language) }
  const { round, balanceCents, win } = answer
  return {
    kind: "played",
    roundId: round.id,
    stakeCents: round.stakeCents,
    winCents: round.winCents,
    balanceCents,
    win,
    outcome: round.outcome,
  }
}

const html = (reply: FastifyReply, page: string, origin: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policyFor(origin))
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-content-type-options", "nosniff")
    .send(page)

const sessionIdIn = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "session" in value ? value.session : undefined

const textIn = (value: unknown, name: string): string | undefined => {
  const found =
    typeof value === "object" && value !== null
      ? Object.entries(value).find(([key]) => key === name)
      : undefined
  return typeof found?.[1] === "string" ? found[1] : undefined
}

/** The games: their page, their two calls, thumbs, round history and built files, all under /studio. */
export function studio(options: StudioOptions): FastifyPluginAsync {
  const { sessions, rounds, wallet, minimumCycleMs } = options
  return async (app) => {
    keepBytes(app)
    const built = existsSync(BUILD)
    if (built) await app.register(staticFiles, { root: BUILD, prefix: "/assets/", maxAge: "5m" })

    app.get("/play", async (request, reply) => {
      const session = sessions.find(sessionIdIn(request.query))
      const language = session?.language ?? languageOf(request.headers["accept-language"])
      if (!session) return html(reply, unknownSessionPage(language), "'none'", 404)
      if (!built) {
        return html(
          reply,
          sentencePage(language, "npm run build --workspace apps/sandbox"),
          session.casinoOrigin,
          503,
        )
      }
      await refresh(session, wallet)
      return html(reply, gamePage(viewOf(session, minimumCycleMs)), session.casinoOrigin)
    })

    app.get("/api/session", async (request, reply) => {
      const session = sessions.find(sessionIdIn(request.query))
      if (!session) return reply.code(404).send({ error: sentenceOf("session_unknown", "en") })
      await refresh(session, wallet)
      return reply.header("cache-control", "no-store").send(viewOf(session, minimumCycleMs))
    })

    app.post("/api/round", async (request, reply) => {
      const body = fieldsIn(request.body, request.headers["content-type"])
      const session = sessions.find(body.session)
      if (!session) return reply.code(404).send({ error: sentenceOf("session_unknown", "en") })
      const answer = await rounds.play(session, readRequest(body))
      return reply.header("cache-control", "no-store").send(roundView(answer, session.language))
    })

    app.get("/round", async (request, reply) => {
      const round = rounds.byKey(textIn(request.query, "key"))
      const language = languageOf(
        textIn(request.query, "lang") ?? round?.language ?? request.headers["accept-language"],
      )
      if (!round) return html(reply, unknownSessionPage(language), "'none'", 404)
      return html(reply, historyPage(round, language), round.casinoOrigin)
    })

    app.get<{ Params: { file: string } }>("/thumb/:file", async (request, reply) => {
      const title = titleOf(request.params.file.replace(/\.svg$/, ""))
      if (!title) return reply.code(404).send({ error: "unknown game" })
      return reply
        .type("image/svg+xml")
        .header("content-security-policy", "default-src 'none'")
        .header("cache-control", "public, max-age=3600")
        .send(thumb(title))
    })
  }
}
