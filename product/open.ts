import { performance } from "node:perf_hooks"
import { thirdParties } from "../apps/api/src/app.ts"
import { casino } from "../apps/api/src/casino.ts"
import { type Config, type Environment, readConfig } from "../apps/api/src/config.ts"
import type { PolicyInForce } from "../apps/api/src/modules/content/index.ts"
import { startCluster } from "../apps/api/src/platform/db/embeddedPostgres.ts"
import { shutDownGracefully } from "../apps/api/src/platform/lib/gracefulShutdown.ts"
import { jsonLog } from "../apps/api/src/platform/lib/log.ts"
import { startSandbox } from "../apps/sandbox/src/server.ts"
import { demonstrationPlayer, seedDemonstration } from "./demonstration.ts"
import { startGuest } from "./firstJackpot.ts"
import { keptSecrets, type Places, sandboxEnvironment, sandboxOptions } from "./local.ts"
import { mountSite } from "./mountSite.ts"
import { startRobots } from "./robots.ts"

/**
 * Opens the whole product on one port: database, API, site, and, under SANDBOX=1, the sandboxes
 * on a port of their own. The caller holds the data folder; `release` is called when everything has
 * ended. What goes wrong is said in a sentence and ends the process.
 */
export async function open(env: Environment, place: { dataDir: string; release: () => void }): Promise<void> {
  const began = performance.now()
  const say = (text: string) => console.log(`• ${text}`)
  const { dataDir } = place
  const closers: (() => unknown)[] = [place.release]
  const close = async () => {
    for (const end of closers.toReversed()) await end()
  }
  shutDownGracefully(close, jsonLog(env.LOG_LEVEL ?? "warn"))
  try {
    const usesSandbox = env.SANDBOX === "1"
    const places = placesOf(env)
    const secrets = keptSecrets(dataDir)
    const read = readConfig({
      ...(usesSandbox ? sandboxEnvironment(secrets, places) : {}),
      ...env,
      DATA_DIR: dataDir,
      LOG_LEVEL: env.LOG_LEVEL ?? "warn",
      // Nobody else is on a database that this process starts.
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
    console.error(`\n${sentenceOf(error, env)}`)
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

function placesOf(env: Environment): Places {
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

function sentenceOf(error: unknown, env: Environment): string {
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
