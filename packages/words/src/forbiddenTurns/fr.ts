/** Turns that read like a translation; none belongs in a sentence that players read. */
export const turns: readonly RegExp[] = [
  // An accord of its own: automatiquement.
  /\bd[’e] ?(?:elle|lui|eux|elles|nous)-mêmes?\b/i,
  /\b(?:ferme|ouvre|met|mettra|actualise|actualisera|fin) (?:à jour )?toute? seule?\b/i,
  // The house or unnamed people as actors: Elite, notre équipe.
  /\bla maison (?:ajoute|apporte|garde|offre|met|alimente|paie|annule|en )/i,
  /\b(?:reste|restent|revient|revenue?|reviennent|retourne) à la maison\b/i,
  /\b(?:de|dans) la maison\b/i,
  /\bpersonnes? de chez nous\b/i,
  /\bune personne (?:examine|regarde)\b/i,
  // Relative clauses for a noun.
  /\bce qui est donné/i,
  /\brien n’est donné/i,
  /\bce qui compte d’une?\b/i,
  /\bce qui a (?:toujours )?lieu\b/i,
  /\bce que paie\b/i,
  /\bqui (?:y est arrivé|s’est inscrit) en premier\b/i,
  /\bce qu’il en est\b/i,
  // Verbs of the English or Dutch sentence.
  /\b(?:elle|il|place|places) (?:ne )?paie(?:nt)?(?: rien| de l’argent)\b/i,
  /\bachète (?:le même |\{\w+\} de )?crédit\b/i,
  /\b(?:classement|programme|jeux|places|semaines passées|tournoi) ne peu(?:t|vent) pas être lue?s?\b/i,
  /\bont eu leur temps\b/i,
  /\brien ne presse\b/i,
  /(?:^|, )vous en êtes\b/i,
  /\breste(?:nt)? où (?:il|elle)s? (?:est|sont)\b/i,
  /\b(?:est|sont) de retour sur\b/i,
  /, et tout y est\b|^Tout y est$/,
  /\bl’argent qui n’est pas arrivé/i,
  /\bréveillent? les appareils\b/i,
  /\bitsme ne vous connecte\b/i,
  /\bconserv(?:ons|er) votre souhait\b/i,
  /\baussi longtemps que vous vous y autorisez\b/i,
  // Agreement, elision, missing verbs.
  /\bjusque (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le|la|à|\{)/i,
  /\b[Ll]es 1\b|\bLes \{\w+\} (?:places|participants)\b/,
  /\bdès \{day\}/i,
  /\bpersonne encore\b/i,
  /\bpar 1\u00a0€/i,
  // One word for one thing (docs/words.md).
  /(?<!quatre |[{</])\bcoins?\b/,
  /\brappel de réalité/i,
  /\bgains? de (?:quête|tournoi)\b/i,
  /\bdans votre solde\b/i,
  // A button or link says what it does.
  /^(?:Vers (?:l|la|le|les|mes|mon)\b|Aux? (?:jackpots|tournois|guichet)\b|À (?:la|l’) ?(?:quête|Elite))/,
]
