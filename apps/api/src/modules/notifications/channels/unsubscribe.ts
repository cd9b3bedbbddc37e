import { type Language, languages, notifications } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { addressSigner } from "../../../platform/lib/addressSignature.ts"

/** What a link in a letter switches off: one kind of letters of one player. `language` is that of the letter. */
export type Unsubscription = {
  playerId: bigint
  kind: (typeof notifications.mailChoices)[number]
  language: Language
}

/** Signed tokens for the links that switch letters off without a log-in. */
export type UnsubscribeTokens = {
  sign(what: Unsubscription): string
  /** Undefined for a token that we never signed. */
  verify(token: string): Unsubscription | undefined
}

type Key = { id: number; bytes: Buffer }

const pattern = /^([1-9]\d{0,17})\.([A-Za-z]+)\.([a-z]{2})\.([\w-]{22})$/

/**
 * Makes tokens of the form `PLAYER.KIND.LANGUAGE.MARK`, signed with the identity keys. A token holds for as long as its key
 * does, because people keep letters for years.
 */
export function unsubscribeTokens(keys: readonly [Key, ...Key[]]): UnsubscribeTokens {
  const signed = addressSigner(keys, "unsubscribe")
  return {
    sign({ playerId, kind, language }) {
      const said = `${playerId}.${kind}.${language}`
      return `${said}.${signed.sign(said).toString("base64url")}`
    },
    verify(token) {
      const [, id, given, lang, mark] = pattern.exec(token) ?? []
      const kind = notifications.mailChoices.find((each) => each === given)
      const language = languages.find((each) => each === lang)
      if (id === undefined || mark === undefined || !kind || !language) return undefined
      const isOurs = signed.verify(`${id}.${kind}.${language}`, Buffer.from(mark, "base64url"))
      return isOurs ? { playerId: BigInt(id), kind, language } : undefined
    },
  }
}

/** Where mail programs unsubscribe their reader; the token follows. */
export const oneClickPath = "/api/notification/unsubscribe-by-mail"

/** The links of a letter that can be switched off: the page for its reader, and the address for mail programs (RFC 8058). */
export function unsubscribeLinks(
  publicUrl: string,
  tokens: UnsubscribeTokens,
  what: Unsubscription,
): { page: string; oneClick: string } {
  const token = tokens.sign(what)
  return {
    page: toAbsoluteUrl(publicUrl, "unsubscribe", what.language, { token }),
    oneClick: `${publicUrl}${oneClickPath}/${token}`,
  }
}
