import { performance } from "node:perf_hooks"
import { thirdParties } from "../../api/src/app.ts"
import { casino } from "../../api/src/casino.ts"
import { type Config, type Environment, readConfig } from "../../api/src/config.ts"
import type { PolicyInForce } from "../../api/src/modules/content/index.ts"
import { startCluster } from "../../api/src/platform/db/embeddedPostgres.ts"
import { shutDownGracefully } from "../../api/src/platform/lib/gracefulShutdown.ts"
import { jsonLog } from "../../api/src/platform/lib/log.ts"
import {
  type LocalAddresses,
  loadSecrets,
  sandboxEnvironment,
  sandboxOptions,
} from "../../sandbox/src/local/environment.ts"
import { startSandbox } from "../../sandbox/src/server.ts"
import { startGuest } from "./demonstration/firstJackpot.ts"
import { startRobots } from "./demonstration/robots.ts"
import { demonstrationPlayer, seedDemonstration } from "./demonstration/seed.ts"
import { mountSite } from "./mountSite.ts"

/**
 * Opens the whole product on one port: database, API, site, and, with SANDBOX=1, the sandboxes on a second port. The caller
 * has locked the data folder; `release` is called after everything has closed. An error is printed as one sentence and ends the
 * process.
 */
export async function open(
  env: Environment,
  folder: { dataDir: string; release: () => void },
): Promise<void> {
  const began = performance.now()
  const say = (text: string) => console.log(`• ${text}`)
  const { dataDir } = folder
  const closers: (() => unknown)[] = [folder.release]
  const close = async () => {
    for (const end of closers.toReversed()) await end()
  }
  shutDownGracefully(close, jsonLog(env.LOG_LEVEL ?? "warn"))
  try {
    const usesSandbox = env.SANDBOX === "1"
    const places = readAddresses(env)
    const secrets = loadSecrets(dataDir)
    const read = readConfig({
      ...(usesSandbox ? sandboxEnvironment(secrets, places) : {}),
      ...env,
      DATA_DIR: dataDir,
      LOG_LEVEL: env.LOG_LEVEL ?? "warn",
      // A database that this process starts has no other process on it.
      LIVE: env.LIVE ?? (env.DATABASE_URL === undefined ? "here" : "postgres"),
    })
    const config = read.databaseUrl ? read : { ...read, ...(await ownDatabase(dataDir, say, closers)) }
    if (usesSandbox) {
      say("Starting the sandboxes of the third parties…")
      const sandbox = await startSandbox(sandboxOptions(secrets, places))
      closers.push(() => sandbox.close())
    }
    say("Bringing the database up to date…")
    const built = await casino(config)
    closers.push(() => built.close())
    await mountSite(built, config, env.SITE === "development" ? "development" : "production")
    const opened = await built.start()
    const { sandboxUrl } = places
    const parties = thirdParties(config, built.platform)
    const seeds = { sandboxUrl, parties, say, hasGuest: config.robots }
    const policies = (usesSandbox && (await seedDemonstration(built, seeds))) || opened
    if (config.robots) {
      const robots = startRobots(built, places)
      const guest = startGuest(built, places)
      closers.push(() => Promise.all([robots.stop(), guest.stop()]))
    }
    welcome(config, usesSandbox ? sandboxUrl : undefined, policies, performance.now() - began)
  } catch (error) {
    console.error(`\n${toOperatorMessage(error, env)}`)
    await close().catch(() => {})
    process.exit(1)
  }
}

async function ownDatabase(
  dataDir: string,
  say: (text: string) => void,
  closers: (() => unknown)[],
): Promise<{ databaseUrl: string; databaseOwnerUrl: string }> {
  say("Starting PostgreSQL…")
  const cluster = await startCluster({ dataDir })
  closers.push(() => cluster.stop())
  return { databaseUrl: cluster.applicationUrl, databaseOwnerUrl: cluster.url }
}

function readAddresses(env: Environment): LocalAddresses {
  const port = env.PORT ?? "3000"
  const sandboxPort = Number(env.SANDBOX_PORT ?? 4000)
  return {
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ""),
    host: env.HOST ?? "127.0.0.1",
    sandboxPort,
    smtpPort: Number(env.SANDBOX_SMTP_PORT ?? sandboxPort + 1),
    returnsPort: Number(env.SANDBOX_RETURNS_PORT ?? sandboxPort + 2),
    sandboxUrl: (env.SANDBOX_URL ?? `http://localhost:${sandboxPort}`).replace(/\/$/, ""),
  }
}

function toOperatorMessage(error: unknown, env: Environment): string {
  const { code, port, message } = error as { code?: string; port?: number; message?: string }
  if (code === "EADDRINUSE") return `Port ${port} is taken. Set PORT or SANDBOX_PORT to another one.`
  if (env.LOG_LEVEL === "debug" && error instanceof Error) return error.stack ?? error.message
  return message ?? String(error)
}

function welcome(
  { publicUrl, robots }: Config,
  sandboxUrl: string | undefined,
  policies: readonly PolicyInForce[],
  ms: number,
): void {
  const lines = [
    "",
    `  The casino is open:   ${publicUrl}   (also ${publicUrl}/fr and ${publicUrl}/nl)`,
    ...(sandboxUrl
      ? [
          `  Demonstration player: ${demonstrationPlayer.email}   password: ${demonstrationPlayer.password}`,
          `  Sandboxes:            ${sandboxUrl}   (payments, identity, bank, exclusion register, games)`,
          `  Mailbox:              ${sandboxUrl}/mailbox   (every e-mail the casino sends)`,
          ...(robots
            ? [
                "  Robots:               three play, so that the jackpots move, and a guest until one is won; ROBOTS=0 keeps them away",
              ]
            : []),
        ]
      : []),
    ...(policies.length > 0 ? ["", "  For a Belgian compliance officer to clear:"] : []),
    ...policies.map(({ policy, state }) => `  ${policy.feature} (${state}): ${policy.concern}`),
    "",
    `  Ready in ${(ms / 1000).toFixed(1)} s. Stop with Ctrl-C.`,
    "",
  ]
  console.log(lines.join("\n"))
}
