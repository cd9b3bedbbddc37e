export const LANGUAGES = ["en", "fr", "nl"] as const
export type Language = (typeof LANGUAGES)[number]

/** English for an unsupported code. */
export const languageOf = (code: unknown): Language =>
  LANGUAGES.find((one) => typeof code === "string" && code.toLowerCase().startsWith(one)) ?? "en"

/** Refusals of a round. The browser shows a message; the code is for tests and the page's logic. */
export const REFUSALS = [
  "not_enough",
  "demo_empty",
  "limit_reached",
  "disabled",
  "expired",
  "unclear",
  "unknown",
  "too_soon",
  "stake",
  "table_limit",
  "session_unknown",
] as const
export type RefusalCode = (typeof REFUSALS)[number]

const SENTENCES: Record<RefusalCode, Record<Language, string>> = {
  not_enough: {
    en: "Your balance is too low for this stake. Choose a lower stake.",
    fr: "Votre solde est insuffisant pour cette mise. Choisissez une mise plus basse.",
    nl: "Uw saldo is te laag voor deze inzet. Kies een lagere inzet.",
  },
  demo_empty: {
    en: "Your demo units do not cover this stake. Open the game again for 3.000 new ones.",
    fr: "Vos unités de démo ne suffisent pas pour cette mise. Rouvrez le jeu pour en recevoir 3.000 nouvelles.",
    nl: "Uw demo-eenheden volstaan niet voor deze inzet. Open het spel opnieuw om er 3.000 nieuwe te krijgen.",
  },
  limit_reached: {
    en: "The casino refused this bet because a limit or a break applies. Your limits page says until when.",
    fr: "Le casino a refusé cette mise : une limite ou une pause est en cours. La page de vos limites indique jusqu’à quand.",
    nl: "Het casino weigert deze inzet omdat er een limiet of een pauze loopt. Op de pagina met uw limieten leest u tot wanneer.",
  },
  disabled: {
    en: "You cannot play with this account at the moment. The casino can tell you why.",
    fr: "Vous ne pouvez pas jouer avec ce compte pour l’instant. Le casino peut vous en donner la raison.",
    nl: "U kunt met deze account nu niet spelen. Het casino kan u zeggen waarom.",
  },
  expired: {
    en: "This game session has ended. Open the game again from the lobby to continue.",
    fr: "Cette session de jeu est terminée. Rouvrez le jeu depuis le lobby pour continuer.",
    nl: "Deze spelsessie is afgelopen. Open het spel opnieuw vanuit de lobby om verder te spelen.",
  },
  unclear: {
    en: "We could not confirm your bet, so this round was not played. If the stake was taken, we return it automatically.",
    fr: "Votre mise n’a pas pu être confirmée : la partie n’a pas eu lieu. Si la mise a été débitée, elle vous sera remboursée automatiquement.",
    nl: "We konden uw inzet niet bevestigen, dus deze ronde is niet gespeeld. Is de inzet toch afgehouden, dan krijgt u hem automatisch terug.",
  },
  unknown: {
    en: "The casino did not accept this bet. No money was lost; try again in a moment.",
    fr: "Le casino n’a pas accepté cette mise. Vous n’avez rien perdu ; réessayez dans un instant.",
    nl: "Het casino heeft deze inzet niet aanvaard. U bent niets kwijt; probeer het zo meteen opnieuw.",
  },
  too_soon: {
    en: "The previous round is still running. The next one can start in a few seconds.",
    fr: "La partie précédente est encore en cours. La suivante pourra commencer dans quelques secondes.",
    nl: "De vorige ronde loopt nog. De volgende kan over enkele seconden beginnen.",
  },
  stake: {
    en: "This game does not offer this stake. Choose another one.",
    fr: "Ce jeu ne propose pas cette mise. Choisissez-en une autre.",
    nl: "Deze inzet is niet mogelijk in dit spel. Kies een andere.",
  },
  table_limit: {
    en: "These bets are higher than the table allows. Take some chips back.",
    fr: "Ces mises dépassent le maximum de la table. Retirez quelques jetons.",
    nl: "Deze inzetten zijn hoger dan de tafel toelaat. Neem enkele fiches terug.",
  },
  session_unknown: {
    en: "We do not know this game session. Open the game again from the lobby.",
    fr: "Cette session de jeu est inconnue. Rouvrez le jeu depuis le lobby.",
    nl: "Deze spelsessie kennen we niet. Open het spel opnieuw vanuit de lobby.",
  },
}

export const sentenceOf = (code: RefusalCode, language: Language): string => SENTENCES[code][language]

/** Statuses that the player cannot resolve become "unknown". */
export function refusalOf(status: string): RefusalCode {
  if (status === "RS_ERROR_NOT_ENOUGH_MONEY") return "not_enough"
  if (status === "RS_ERROR_LIMIT_REACHED" || status === "RS_ERROR_BET_LIMIT_EXCEEDED") return "limit_reached"
  if (status === "RS_ERROR_USER_DISABLED") return "disabled"
  if (status === "RS_ERROR_TOKEN_EXPIRED" || status === "RS_ERROR_INVALID_TOKEN") return "expired"
  return "unknown"
}
