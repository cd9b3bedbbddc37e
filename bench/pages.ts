import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { gzipSync } from "node:zlib"
import { Connection, type Measured, measure, prepared } from "./socket.ts"

const lanes = 16

async function pagesPerSecond(port: number, path: string, ms: number): Promise<Measured> {
  const connections = await Promise.all(Array.from({ length: lanes }, () => Connection.open(port)))
  const request = prepared(`localhost:${port}`, "GET", path, { accept: "text/html" })
  const measured = await measure(lanes, ms, async (lane) => {
    const { status } = await connections[lane]!.send(request)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  })
  for (const connection of connections) connection.close()
  return measured
}

/** The home page beside the barest page the same stack can render, on the same machine in the same minute. */
export async function measurePages(port: number, ms: number): Promise<{ home: Measured; bare: Measured }> {
  const built = spawnSync("react-router", ["build", "bench/hello"], { encoding: "utf8" })
  if (built.status !== 0) throw new Error(`The bare page could not be built:\n${built.stdout}${built.stderr}`)
  const server = spawn(process.execPath, ["bench/hello/server.ts"], { stdio: ["ignore", "pipe", "inherit"] })
  try {
    const [line] = (await once(server.stdout, "data")) as [Buffer]
    const bare = await pagesPerSecond(Number(line.toString().trim()), "/", ms)
    const home = await pagesPerSecond(port, "/", ms)
    return { home, bare }
  } finally {
    server.kill()
  }
}

/** What a browser fetches in scripts for the home page before anybody touches it: its script and preload tags, and what those import. */
export async function homeJavaScriptKb(url: string): Promise<number> {
  const html = await (await fetch(`${url}/`)).text()
  const seen = new Set(
    [...html.matchAll(/(\/assets\/[^"\s]+\.js)/g)]
      .map((match) => match[1]!)
      .filter((path) => inHead(html, path)),
  )
  let bytes = 0
  for (const path of seen) {
    const script = await (await fetch(url + path)).text()
    bytes += gzipSync(script, { level: 9 }).length
    for (const [, name] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      seen.add(`/assets/${name}`)
  }
  return bytes / 1000
}

/** The manifest names every route's script; only what a tag or an import statement asks for is fetched. */
const inHead = (html: string, path: string): boolean =>
  html.includes(`href="${path}"`) ||
  html.includes(`src="${path}"`) ||
  new RegExp(`import[^;]*"${path}"`).test(html)
