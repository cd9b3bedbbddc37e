import type { FastifyPluginAsync } from "fastify"
import { DAY_MS } from "../clock.ts"
import { createBench, mountControl, type Place } from "../control.ts"
import { readForm } from "../http.ts"
import { html, type Markup } from "../page.ts"

/** Plausible rates of one euro. */
const RATES: Readonly<Record<string, string>> = {
  USD: "1.0844",
  JPY: "169.02",
  CZK: "24.712",
  DKK: "7.4637",
  GBP: "0.85703",
  HUF: "387.28",
  PLN: "4.2620",
  RON: "4.9755",
  SEK: "11.6385",
  CHF: "0.9858",
  NOK: "11.6095",
  TRY: "34.9632",
  AUD: "1.6255",
  CAD: "1.4772",
  IDR: "17331.42",
}
/** The hour of publication, Frankfurt time. */
const PUBLISHED_AT = 16

/** The last working day with published rates, YYYY-MM-DD, `behind` days ago. */
function newestDay(nowMs: number, behind: number): string {
  const frankfurt = new Date(
    `${new Date(nowMs).toLocaleString("sv-SE", { timeZone: "Europe/Berlin" }).replace(" ", "T")}Z`,
  )
  const late = frankfurt.getUTCHours() < PUBLISHED_AT ? 1 : 0
  let day = new Date(frankfurt.getTime() - (behind + late) * DAY_MS)
  while ([0, 6].includes(day.getUTCDay())) day = new Date(day.getTime() - DAY_MS)
  return day.toISOString().slice(0, 10)
}

/** In the exact format of the ECB. */
const fileOf = (day: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${day}'>
${Object.entries(RATES)
  .map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`)
  .join("\n")}
		</Cube>
	</Cube>
</gesmes:Envelope>`

function form(day: string, behind: number, action: string): Markup {
  return html`<section class="card"><h2>Rates of ${day}</h2><form method="post" action="${action}">
<div class="field"><label for="behind">Days behind</label><input id="behind" name="behind" type="number" min="0" max="400" value="${behind}" /></div>
<button>Save</button></form></section>`
}

/** The ECB's reference rates, mounted at `/ecb`: the file of each working day. */
export function ecb(place: Place): FastifyPluginAsync {
  const bench = createBench(place, "ecb", "European Central Bank: reference rates")
  const action = `${bench.base}/ecb/__sandbox/rates`
  let behind = 0
  const day = () => newestDay(bench.clock.now(), behind)
  return async (app) => {
    mountControl(app, bench, {
      offers: ["http_500"],
      console: () => form(day(), behind, action),
      reset() {
        behind = 0
      },
    })
    app.get("/stats/eurofxref/eurofxref-daily.xml", { config: { api: true } }, (_request, reply) =>
      reply.type("text/xml").send(fileOf(day())),
    )
    app.post("/__sandbox/rates", async (request, reply) => {
      const days = Number((await readForm(request))?.get("behind"))
      if (!Number.isInteger(days) || days < 0 || days > 400)
        return reply.code(400).type("text/plain").send("behind must be a number of days, 0 to 400.")
      behind = days
      return reply.redirect(`${bench.base}/ecb/__sandbox`, 303)
    })
  }
}
