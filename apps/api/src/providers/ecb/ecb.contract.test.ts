import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { jsonLog } from "../../platform/lib/log.ts"
import { ecb, parseRates, toMillionths } from "./client.ts"

/** The file as it is published, two of its thirty currencies left. */
const published = (cubes: string, time = "2026-11-20") => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${time}'>
			${cubes}
		</Cube>
	</Cube>
</gesmes:Envelope>`
const dollar = "<Cube currency='USD' rate='1.0844'/>"
const yen = "<Cube currency='JPY' rate='169.02'/>"

test.each([
  ["1.0844", 1_084_400],
  ["169.02", 169_020_000],
  ["17331", 17_331_000_000],
  ["0.85703", 857_030],
  ["0.0000004", 0],
  ["0.0000005", 1],
  ["1.00000049999", 1_000_000],
])("%s is %i millionths", (written, millionths) => {
  expect(toMillionths(written)).toBe(millionths)
})

test("parses the daily file with one or many currencies", () => {
  expect(parseRates(published(`${dollar}\n\t\t\t${yen}`))).toEqual({
    day: "2026-11-20",
    rates: [
      { currency: "USD", millionths: 1_084_400 },
      { currency: "JPY", millionths: 169_020_000 },
    ],
  })
  expect(parseRates(published(dollar)).rates).toHaveLength(1)
})

test.each([
  ["no rates", published("")],
  ["a rate of nought", published("<Cube currency='USD' rate='0'/>")],
  ["a rate below nought", published("<Cube currency='USD' rate='-1.1'/>")],
  ["a rate with an exponent", published("<Cube currency='USD' rate='1e3'/>")],
  ["a rate that is no number", published("<Cube currency='USD' rate='N/A'/>")],
  ["a currency of four letters", published("<Cube currency='USDX' rate='1.1'/>")],
  ["a day that does not exist", published(dollar, "2026-02-30")],
  ["half a file", published(dollar).slice(0, -30)],
  ["a page", "<html><body>Maintenance</body></html>"],
  ["nothing", ""],
  [
    "a file with entities of its own",
    published("<Cube currency='USD' rate='&r;'/>").replace(
      "<gesmes:Envelope",
      '<!DOCTYPE x [<!ENTITY r "1.1">]><gesmes:Envelope',
    ),
  ],
])("rejects %s", (_, xml) => {
  expect(() => parseRates(xml)).toThrow()
})

async function bankThat(answers: RequestListener) {
  const server = createServer(answers)
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return ecb({ url: `http://127.0.0.1:${port}/`, log: jsonLog("silent") })
}

test("asks for the daily file at its address", async () => {
  const asked: unknown[] = []
  const source = await bankThat(({ method, url }, response) => {
    asked.push([method, url])
    response.end(published(dollar))
  })
  expect(await source.newest()).toMatchObject({ kind: "heard", day: "2026-11-20" })
  expect(asked).toEqual([["GET", "/stats/eurofxref/eurofxref-daily.xml"]])
})

test.each([
  ["an outage", (_, response) => response.writeHead(503).end()],
  ["another page", (_, response) => response.end("<html></html>")],
  ["a file without end", (_, response) => response.end(" ".repeat(70_000))],
  ["a broken line", (request) => request.socket.destroy()],
] as [string, RequestListener][])("%s is no answer", async (_, answers) => {
  expect(await (await bankThat(answers)).newest()).toEqual({ kind: "unavailable" })
})
