import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import staticFiles from "@fastify/static"
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify"
import { fieldsIn, keepBytes } from "../aggregator/body.ts"
import { artOf } from "./art.ts"
import { readRequest } from "./decide.ts"
import { historyPage } from "./history.ts"
import { gamePage, policyFor, sentencePage, unknownSessionPage } from "./page.ts"
import type { Round } from "./round.ts"
import { isRoundKey } from "./round-key.ts"
import type { RoundAnswer, Rounds, UnseenFirst } from "./rounds.ts"
import type { Session, Sessions } from "./session.ts"
import { thumb } from "./thumb.ts"
import { returnPercent, titleOf } from "./titles/index.ts"
import type { RoundView, SessionView } from "./view.ts"
import { type Language, languageOf, sentenceOf } from "./words.ts"

export type StudioOptions = {
  readonly sessions: Sessions
  readonly rounds: Rounds
  readonly minimumCycleMs?: number
}

const build = fileURLToPath(new URL("../../build/game-page", import.meta.url))

function viewOf(session: Session, rounds: Rounds, minimumCycleMs: number | undefined): SessionView {
  const unseen = rounds.unseen(session)
  return {
    session: session.id,
    title: session.title,
    art: artOf(session.title),
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
    ...(unseen ? { unseen: { key: unseen.key, request: unseen.request } } : {}),
  }
}

/** The page of a finished round: no session, and nothing to stake. */
function replayViewOf(round: Round, language: Language): SessionView {
  const { title, currency, casinoOrigin, id, stakeCents, winCents, request, outcome } = round
  return {
    session: "",
    title,
    art: artOf(title),
    language,
    mode: round.user === undefined ? "demo" : "real",
    currency,
    balanceCents: 0,
    returnPercent: returnPercent(title),
    minimumCycleMs: 0,
    casinoOrigin,
    lobbyUrl: casinoOrigin,
    replay: {
      request,
      played: { kind: "played", roundId: id, stakeCents, winCents, balanceCents: 0, win: "booked", outcome },
    },
  }
}

function roundView(answer: RoundAnswer | UnseenFirst, language: Language): RoundView {
  if (answer.kind === "unseen" || answer.kind === "open") return answer
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

/** The games: page, calls of a round, thumbs, round history and built files, under /studio. */
export function studio(options: StudioOptions): FastifyPluginAsync {
  const { sessions, rounds, minimumCycleMs } = options
  const view = (session: Session) => viewOf(session, rounds, minimumCycleMs)
  return async (app) => {
    keepBytes(app)
    const built = existsSync(build)
    if (built) await app.register(staticFiles, { root: build, prefix: "/assets/", maxAge: "5m" })

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
      await rounds.refresh(session)
      return html(reply, gamePage(view(session)), session.casinoOrigin)
    })

    app.get("/api/session", async (request, reply) => {
      const session = sessions.find(sessionIdIn(request.query))
      if (!session) return reply.code(404).send({ error: sentenceOf("session_unknown", "en") })
      await rounds.refresh(session)
      return reply.header("cache-control", "no-store").send(view(session))
    })

    app.post("/api/round", async (request, reply) => {
      const body = fieldsIn(request.body, request.headers["content-type"])
      const session = sessions.find(body.session)
      if (!session) return reply.code(404).send({ error: sentenceOf("session_unknown", "en") })
      if (!isRoundKey(body.key)) return reply.code(400).send({ error: "key must be a UUID in lower case" })
      const seen = isRoundKey(body.seen) ? { seen: body.seen } : {}
      const answer = await rounds.play(session, { key: body.key, request: readRequest(body), ...seen })
      if (!answer) return reply.code(409).send({ error: "the key belongs to a round with another stake" })
      return reply.header("cache-control", "no-store").send(roundView(answer, session.language))
    })

    app.post("/api/decision", async (request, reply) => {
      const { session: id, key, step, action } = fieldsIn(request.body, request.headers["content-type"])
      const session = sessions.find(id)
      if (!session) return reply.code(404).send({ error: sentenceOf("session_unknown", "en") })
      if (!isRoundKey(key) || typeof step !== "number" || typeof action !== "string")
        return reply.code(400).send({ error: "a decision has the key of a round, a step and an action" })
      const answer = await rounds.act(session, { key, step, action })
      if (!answer) return reply.code(409).send({ error: "the round does not wait for this decision" })
      return reply.header("cache-control", "no-store").send(roundView(answer, session.language))
    })

    app.post("/api/shown", async (request, reply) => {
      const body = fieldsIn(request.body, request.headers["content-type"])
      const session = sessions.find(body.session)
      if (!session) return reply.code(404).send({ error: sentenceOf("session_unknown", "en") })
      rounds.shown(session, body.key)
      return reply.code(204).send()
    })

    pictures(app, rounds)
  }
}

/** Round history and thumbs, which need no session. */
function pictures(app: FastifyInstance, rounds: Rounds): void {
  app.get("/round", async (request, reply) => {
    const round = rounds.byHistoryKey(textIn(request.query, "key"))
    const language = languageOf(
      textIn(request.query, "lang") ?? round?.language ?? request.headers["accept-language"],
    )
    if (!round) return html(reply, unknownSessionPage(language), "'none'", 404)
    return html(reply, historyPage(round, language), round.casinoOrigin)
  })

  app.get("/replay", async (request, reply) => {
    const round = rounds.byHistoryKey(textIn(request.query, "key"))
    const language = languageOf(
      textIn(request.query, "lang") ?? round?.language ?? request.headers["accept-language"],
    )
    if (!round) return html(reply, unknownSessionPage(language), "'none'", 404)
    return html(reply, gamePage(replayViewOf(round, language)), round.casinoOrigin)
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
