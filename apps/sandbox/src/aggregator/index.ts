import type { FastifyPluginAsync } from "fastify"
import { createRounds } from "../studio/rounds.ts"
import { studio } from "../studio/routes.ts"
import { secureDraw } from "../studio/secure-draw.ts"
import { createSessions } from "../studio/session.ts"
import { prepareReturns } from "../studio/titles/index.ts"
import { createBacklog, vendorBacklog } from "./backlog.ts"
import { control } from "./control.ts"
import { createFaults } from "./faults.ts"
import { privateKeyOf, publicKeyOf } from "./signature.ts"
import { createTransactionLog } from "./transactions.ts"
import { vendorApi } from "./vendor-api.ts"
import { openWallet } from "./wallet.ts"

export type AggregatorOptions = {
  /** How browsers reach this server, without a slash at the end. */
  readonly publicUrl: string
  readonly operatorId: string
  /** PEM: signs the calls to the wallet. */
  readonly privateKey: string
  /** PEM, the casino's: verifies its calls. */
  readonly operatorPublicKey: string
  /** The casino's wallet, for instance http://localhost:3000/providers/hub88. */
  readonly walletUrl: string
  /** Limit of one wallet call; the vendor's is 1 s. */
  readonly timeOutMs?: number
  /** Replaces the shortest interval between two rounds of every title. */
  readonly minimumCycleMs?: number
  /** First wait before a rollback or a win is repeated; it doubles from there. */
  readonly firstRetryMs?: number
}

const timeLimitMs = 1000

/** Hub88's Operator API with its studios: /hub88/operator/generic/v2, /hub88/__sandbox and /studio. */
export function aggregator(options: AggregatorOptions): FastifyPluginAsync {
  const { publicUrl, operatorId, walletUrl, minimumCycleMs } = options
  const log = createTransactionLog()
  const faults = createFaults()
  const backlog = createBacklog({
    ...vendorBacklog,
    firstWaitMs: options.firstRetryMs ?? vendorBacklog.firstWaitMs,
  })
  const wallet = openWallet({
    walletUrl: walletUrl.replace(/\/$/, ""),
    privateKey: privateKeyOf(options.privateKey),
    timeOutMs: options.timeOutMs ?? timeLimitMs,
    log,
    faults,
    backlog,
  })
  const cycle = minimumCycleMs === undefined ? {} : { minimumCycleMs }
  const sessions = createSessions()
  const rounds = createRounds({ wallet, draw: secureDraw(), ...cycle })
  const operatorKey = publicKeyOf(options.operatorPublicKey)
  return async (app) => {
    app.addHook("onReady", async () => prepareReturns())
    app.addHook("onClose", async () => backlog.close())
    await app.register(vendorApi({ publicUrl, operatorId, operatorKey, sessions, rounds, log }), {
      prefix: "/hub88/operator/generic/v2",
    })
    await app.register(control({ publicUrl, log, faults, backlog, sessions, rounds }), {
      prefix: "/hub88/__sandbox",
    })
    await app.register(studio({ sessions, rounds, ...cycle }), { prefix: "/studio" })
  }
}
