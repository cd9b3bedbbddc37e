import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { gzipSync } from "node:zlib"
import autocannon from "autocannon"
import { type Field, sessionTokenOf } from "../shared/players.ts"
import { size } from "../shared/size.ts"
import { Connection, prepared, warmUpMs } from "../shared/socket.ts"

const lanes = 16
const rounds = size(3, 1)
/** What browsers send, word for word: a page is packed as it is for them. */
const browser = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" }

type Speed = { perSecond: number; p99Ms: number }

/**
 * Pages of one address over sixteen connections, with the cookies in turns, after a warm-up. Any answer but 200 and any lost
 * connection is an error and not a figure. `p99Ms` is in whole milliseconds.
 */
export async function pagesPerSecond(
  port: number,
  path: string,
  ms: number,
  cookies?: readonly string[],
): Promise<Speed> {
  await load({ port, path, ms: warmUpMs, cookies })
  const result = await load({ port, path, ms, cookies })
  return { perSecond: result["2xx"] / result.duration, p99Ms: result.latency.p99 }
}

async function load(at: {
  port: number
  path: string
  ms: number
  cookies: readonly string[] | undefined
}): Promise<autocannon.Result> {
  const { port, path, ms, cookies } = at
  const headers = { ...browser, host: `localhost:${port}` }
  let lane = 0
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: lanes,
    duration: ms / 1_000,
    sampleInt: 100,
    headers,
    setupClient: (client) =>
      cookies && client.setHeaders({ ...headers, cookie: cookies[lane++ % cookies.length]! }),
  })
  const codes = Object.keys(result.statusCodeStats ?? {}).join(", ")
  if (codes !== "200") throw new Error(`${path} answered ${codes || "nothing"}`)
  // It reconnects without an error where the server closes a connection: each of the others has one request without an answer.
  const lost = result.requests.sent - result.requests.total - lanes
  if (result.errors > 0 || lost > 0)
    throw new Error(`${path}: ${result.errors} errors, ${lost} requests lost`)
  return result
}

/** Serves the barest page that the site's stack can render while `work` goes on, and hands over its port. */
export async function withBarePage<T>(work: (port: number) => Promise<T>): Promise<T> {
  const built = spawnSync("react-router", ["build", "bench/pages/hello"], { encoding: "utf8" })
  if (built.status !== 0) throw new Error(`The bare page could not be built:\n${built.stdout}${built.stderr}`)
  const server = spawn(process.execPath, ["bench/pages/hello/server.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  try {
    const [line] = (await once(server.stdout, "data")) as [Buffer]
    return await work(Number(line.toString().trim()))
  } finally {
    server.kill()
  }
}

export const pageKinds = ["shared", "visitor", "player", "account"] as const
export type PageKind = (typeof pageKinds)[number]

/** For each kind and each round: pages a second, and how many times fewer than bare pages in the same round. */
export type PageRounds = Record<PageKind, { perSecond: number; ratio: number; p99Ms: number }[]>

/**
 * Pages beside the bare page, in turns: the home page as visitors share it, rendered for one visitor (a query suffices),
 * a player's, and a page of their account; each lane is another player with a session of their own.
 */
export async function measurePages(at: {
  port: number
  barePort: number
  field: Field
  ms: number
}): Promise<PageRounds> {
  const cookies = Array.from(
    { length: lanes },
    (_, lane) => `access_token=${sessionTokenOf(at.field.first + BigInt(lane))}`,
  )
  const pages: Record<PageKind, () => Promise<Speed>> = {
    shared: () => pagesPerSecond(at.port, "/", at.ms),
    visitor: () => pagesPerSecond(at.port, "/?from=bench", at.ms),
    player: () => pagesPerSecond(at.port, "/", at.ms, cookies),
    account: () => pagesPerSecond(at.port, "/account/balances", at.ms, cookies),
  }
  const measured: PageRounds = { shared: [], visitor: [], player: [], account: [] }
  for (let round = 0; round < rounds; round++) {
    const bare = await pagesPerSecond(at.barePort, "/", at.ms)
    for (const kind of pageKinds) {
      const { perSecond, p99Ms } = await pages[kind]()
      measured[kind].push({ perSecond, ratio: perSecond / bare.perSecond, p99Ms })
    }
  }
  return measured
}

/** The home page as a browser gets it, in kB: its HTML, and what travels of it. */
export async function homeSizeKb(port: number): Promise<{ html: number; compressed: number }> {
  const size = async (headers: Record<string, string>) => {
    const connection = await Connection.open(port)
    const { bytes } = await connection.send(prepared(`localhost:${port}`, "GET", "/?from=bench", headers))
    connection.close()
    return bytes / 1000
  }
  return { html: await size({ accept: "text/html" }), compressed: await size(browser) }
}

/** What a browser fetches in scripts for the home page before anybody touches it: what the page names, and what that imports (the manifest's own text names every other page's). */
export async function homeJavaScriptKb(
  url: string,
): Promise<{ plain: number; gzip: number; travelling: number }> {
  const html = await (await fetch(`${url}/`)).text()
  const seen = new Set([...html.matchAll(/["\s](\/assets\/[^"\s]+\.js)/g)].map((match) => match[1]!))
  const kb = { plain: 0, gzip: 0, travelling: 0 }
  for (const path of seen) {
    const answer = await fetch(url + path, { headers: { "accept-encoding": browser["accept-encoding"] } })
    kb.travelling += Number(answer.headers.get("content-length")) / 1000
    const script = await answer.text()
    kb.plain += Buffer.byteLength(script) / 1000
    kb.gzip += gzipSync(script, { level: 9 }).length / 1000
    for (const [, name] of script.matchAll(/(?:from|import)\s*["`]\.\/([^"`]+\.js)["`]/g))
      seen.add(`/assets/${name}`)
  }
  return kb
}
