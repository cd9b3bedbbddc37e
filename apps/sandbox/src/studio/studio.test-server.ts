import type { AddressInfo } from "node:net"
import fastify from "fastify"
import type { Wallet } from "../aggregator/wallet.ts"
import { createRounds } from "./rounds.ts"
import { studio } from "./routes.ts"
import { secureDraw } from "./secure-draw.ts"
import { createSessions, demoCurrency } from "./session.ts"
import type { Title } from "./titles/title.ts"
import type { Language } from "./words.ts"

const refuse = (): Promise<never> => Promise.reject(new Error("a demo calls no wallet"))
const noWallet: Wallet = { balance: refuse, bet: refuse, win: refuse, winOf: () => undefined }

/** The studios alone on a port of their own, for demos in a browser, without a pause between two rounds. */
export async function startDemoStudio() {
  const sessions = createSessions()
  const rounds = createRounds({ wallet: noWallet, draw: secureDraw(), minimumCycleMs: 0 })
  const app = fastify()
  await app.register(studio({ sessions, rounds, minimumCycleMs: 0 }), { prefix: "/studio" })
  await app.listen({ port: 0, host: "127.0.0.1" })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    /** The address of a new demo. */
    launch(title: Title, language: Language): string {
      const { id } = sessions.open({ title, language, currency: demoCurrency, lobbyUrl: `${origin}/` })
      return `${origin}/studio/play?session=${id}`
    },
    close: () => app.close(),
  }
}
