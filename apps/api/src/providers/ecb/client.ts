import { XMLParser } from "fast-xml-parser"
import { z } from "zod"
import type { RateSource, RatesOfDay } from "../../modules/rates/ports.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"

const file = "/stats/eurofxref/eurofxref-daily.xml"
const timeoutMs = 10_000
const maxBytes = 64 * 1024

// Entities are off: the ECB file has none, so a document that declares some is not genuine.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseAttributeValue: false,
  processEntities: false,
  removeNSPrefix: true,
  isArray: (name) => name === "Cube",
})

const rate = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  rate: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,12})?$/)
    .transform(toMillionths)
    .pipe(z.int().positive()),
})
const day = z.object({ time: z.iso.date(), Cube: z.array(rate).min(1).max(200) })
const envelope = z.object({
  Envelope: z.object({ Cube: z.tuple([z.object({ Cube: z.tuple([day]) })]) }),
})

export function toMillionths(decimal: string): number {
  const [whole = "", fraction = ""] = decimal.split(".")
  const sevenDigits = BigInt(`${whole}${fraction.slice(0, 7).padEnd(7, "0")}`)
  return Number((sevenDigits + 5n) / 10n)
}

/** Throws for anything but the daily file of the European Central Bank. */
export function parseRates(xml: string): RatesOfDay {
  const { Envelope } = envelope.parse(parser.parse(xml, true))
  const { time, Cube: rates } = Envelope.Cube[0].Cube[0]
  const millionthsByCurrency = new Map(rates.map(({ currency, rate }) => [currency, rate]))
  return {
    day: time,
    rates: [...millionthsByCurrency].map(([currency, millionths]) => ({ currency, millionths })),
  }
}

/** Euro foreign exchange reference rates of the European Central Bank (docs/providers.md). */
export function ecb({ url, log }: { url: string; log: Log }): RateSource {
  const address = `${url.replace(/\/$/, "")}${file}`
  return {
    async newest() {
      try {
        const headers = { accept: "application/xml, text/xml" }
        const response = await outboundFetch(address, { headers, withinMs: timeoutMs, maxBytes: maxBytes })
        if (response.ok) return { kind: "heard", ...parseRates(await response.text()) }
        log.warn("ecb.noAnswer", { provider: "ecb", status: response.status })
      } catch (error) {
        log.warn("ecb.noAnswer", { provider: "ecb", ...describeError(error) })
      }
      return { kind: "unavailable" }
    },
  }
}
