import { XMLParser } from "fast-xml-parser"
import { z } from "zod"
import type { RateSource, RatesOfDay } from "../../modules/rates/ports.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"

const file = "/stats/eurofxref/eurofxref-daily.xml"
const timeoutMs = 10_000
/** The file has some 1 700 bytes. */
const maxBytes = 64 * 1024

// No entities: the file has none, and a document that declares some of its own is not this one.
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

/** A decimal as published, in millionths; half a millionth is rounded up. */
export function toMillionths(written: string): number {
  const [whole = "", fraction = ""] = written.split(".")
  const seven = BigInt(`${whole}${fraction.slice(0, 7).padEnd(7, "0")}`)
  return Number((seven + 5n) / 10n)
}

/** The rates in the European Central Bank's daily file. Throws at anything else. */
export function parseRates(xml: string): RatesOfDay {
  const { Envelope } = envelope.parse(parser.parse(xml, true))
  const { time, Cube: found } = Envelope.Cube[0].Cube[0]
  const millionths = new Map(found.map(({ currency, rate }) => [currency, rate]))
  return { day: time, rates: [...millionths].map(([currency, each]) => ({ currency, millionths: each })) }
}

/** The euro foreign exchange reference rates of the European Central Bank (docs/providers.md), as its daily file has them. */
export function ecb({ url, log }: { url: string; log: Log }): RateSource {
  const address = `${url.replace(/\/$/, "")}${file}`
  return {
    async newest() {
      try {
        const headers = { accept: "application/xml, text/xml" }
        const answer = await outboundFetch(address, { headers, withinMs: timeoutMs, maxBytes: maxBytes })
        if (answer.ok) return { kind: "heard", ...parseRates(await answer.text()) }
        log.warn("ecb.noAnswer", { provider: "ecb", status: answer.status })
      } catch (error) {
        log.warn("ecb.noAnswer", { provider: "ecb", ...describeError(error) })
      }
      return { kind: "unavailable" }
    },
  }
}
