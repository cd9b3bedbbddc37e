import { players } from "@elite/contract"
/** 0 too short · 1 weak · 2 fair · 3 good · 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** Common beginnings in the three languages of the site. */
const commonPrefixes =
  /passwor[dt]|passe|wachtwoord|welkom|bienvenue|bonjour|soleil|azert\w*|qwert\w*|letmein|iloveyou|jetaime|admin|casino|elite|belgi\w*|brussel\w*|bruxelles|standard|anderlecht|voetbal|football|(19|20)\d\d/gi
const minLength = players.passwordCharacters.minimum

/** Equal characters, or neighbours in alphabet or digits. */
const areConsecutive = (a: string, b: string) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1

/** Collapses runs and known words to one character each, as a guesser would. */
function removeGuessable(password: string, known: readonly string[]): string {
  let remaining = password.toLowerCase().replaceAll(commonPrefixes, "\u0001")
  for (const word of known) {
    if (word.length >= 3) remaining = remaining.replaceAll(word.toLowerCase(), "\u0001")
  }
  return [...remaining].filter((sign, i, all) => i === 0 || !areConsecutive(all[i - 1] ?? "", sign)).join("")
}

/**
 * A rough strength for the meter beside the field; the server's scoring decides. `known`: the player's e-mail and
 * names.
 */
export function computePasswordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if ([...password].length < minLength) return 0
  const remaining = removeGuessable(
    password,
    known.flatMap((word) => [word, ...word.split(/[@._-]/)]),
  )
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const bits = new Set(remaining).size * 1.2 + remaining.length * (2.2 + kinds * 0.4)
  if (bits < 26) return 1
  if (bits < 42) return 2
  return bits < 56 ? 3 : 4
}
