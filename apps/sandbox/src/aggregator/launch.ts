import { creditCurrency, demoCurrency, type Launch } from "../studio/session.ts"
import { titleOf } from "../studio/titles/index.ts"
import { languageOf } from "../studio/words.ts"
import { isPlatform } from "./game-list.ts"

/** An answer of the vendor's API that is not a success: HTTP status and the text of `{error}`. */
export class VendorError extends Error {
  readonly statusCode: 400 | 401 | 403 | 404

  constructor(statusCode: 400 | 401 | 403 | 404, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

export type Fields = Readonly<Record<string, unknown>>

/** A text field between two lengths; refuses with 400. */
export function textOf(fields: Fields, name: string, shortest = 1, longest = 2048): string {
  const value = fields[name]
  if (typeof value !== "string" || value.length < shortest || value.length > longest) {
    throw new VendorError(400, `${name} must be a string of ${shortest} to ${longest} characters`)
  }
  return value
}

function addressOf(fields: Fields, name: string): string {
  const text = textOf(fields, name)
  const address = URL.parse(text)
  if (address?.protocol !== "https:" && address?.protocol !== "http:") {
    throw new VendorError(400, `${name} must be an http address`)
  }
  return text
}

const currencies = ["EUR", creditCurrency, demoCurrency]

/** XXX is a demo without user, token or wallet calls. Refuses with 404 an unknown game, else with 400. */
export function readLaunch(fields: Fields): Launch {
  const title = titleOf(textOf(fields, "game_code"))
  if (!title) throw new VendorError(404, "unknown game_code")
  const currency = textOf(fields, "currency", 3, 3)
  if (!currencies.includes(currency)) throw new VendorError(400, "currency is not supported")
  if (!isPlatform(fields.platform)) throw new VendorError(400, "platform must be GPL_DESKTOP or GPL_MOBILE")
  const lobbyUrl = addressOf(fields, "lobby_url")
  const launch = {
    title,
    currency,
    language: languageOf(textOf(fields, "lang", 2, 16)),
    lobbyUrl,
    ...(fields.deposit_url ? { depositUrl: addressOf(fields, "deposit_url") } : {}),
  }
  if (currency === demoCurrency) return launch
  textOf(fields, "country", 2, 2)
  return {
    ...launch,
    player: { user: textOf(fields, "user", 4, 255), token: textOf(fields, "token", 10, 255) },
  }
}
