import { type Language, languages, notifications } from "@elite/contract"
import { toAbsoluteUrl } from "@elite/paths"
import { addressSigner } from "../../../platform/lib/addressSignature.ts"

export type Unsubscription = {
  playerId: bigint
  kind: (typeof notifications.mailChoices)[number]
  language: Language
}

export type UnsubscribeTokens = {
  sign(unsubscription: Unsubscription): string
  verify(token: string): Unsubscription | undefined
}

type Key = { id: number; bytes: Buffer }

const pattern = /^([1-9]\d{0,17})\.([A-Za-z]+)\.([a-z]{2})\.([\w-]{22})$/

/** Tokens `PLAYER.KIND.LANGUAGE.SIGNATURE` are valid as long as their key: people keep letters for years. */
export function unsubscribeTokens(keys: readonly [Key, ...Key[]]): UnsubscribeTokens {
  const signer = addressSigner(keys, "unsubscribe")
  return {
    sign({ playerId, kind, language }) {
      const payload = `${playerId}.${kind}.${language}`
      return `${payload}.${signer.sign(payload).toString("base64url")}`
    },
    verify(token) {
      const [, id, kindName, languageCode, signature] = pattern.exec(token) ?? []
      const kind = notifications.mailChoices.find((candidate) => candidate === kindName)
      const language = languages.find((candidate) => candidate === languageCode)
      if (id === undefined || signature === undefined || !kind || !language) return undefined
      const isValid = signer.verify(`${id}.${kind}.${language}`, Buffer.from(signature, "base64url"))
      return isValid ? { playerId: BigInt(id), kind, language } : undefined
    },
  }
}

/** Mail programs post to this path, followed by the token. */
export const oneClickPath = "/api/notification/unsubscribe-by-mail"

/** The links of an optional letter: the page for its reader, and the address for mail programs (RFC 8058). */
export function unsubscribeLinks(
  publicUrl: string,
  tokens: UnsubscribeTokens,
  unsubscription: Unsubscription,
): { page: string; oneClick: string } {
  const token = tokens.sign(unsubscription)
  return {
    page: toAbsoluteUrl(publicUrl, "unsubscribe", unsubscription.language, { token }),
    oneClick: `${publicUrl}${oneClickPath}/${token}`,
  }
}
