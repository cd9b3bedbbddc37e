import type english from "../en/notifications.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Notifications",
  lead: "Ce qui concerne votre argent et votre compte, du plus récent au plus ancien.",
  unseenCount: "{count, plural, =0 {Vous avez tout vu.} one {# nouveau message} other {# nouveaux messages}}",
  markAll: "Tout marquer comme vu",
  marking: "Un instant",
  mark: "Marquer comme vu",
  markNamed: "Marquer comme vu : {title}",
  isNew: "Nouveau",
  list: "Vos notifications",
  kinds: {
    account: "Compte",
    money: "Argent",
    game: "Jeux",
    responsible: "Protection",
    ruleChange: "Règles",
  },
  open: {
    account: "Aller à mon compte",
    money: "Voir mes transactions",
    responsible: "Jeu responsable",
    other: "En savoir plus",
  },
  emptyTitle: "Rien pour le moment",
  emptyText: "Vous lirez ici ce qui arrive à vos dépôts, à vos retraits et à votre compte.",
  failedTitle: "Impossible de charger vos notifications",
  failedText: "Rien n’est perdu. Réessayez dans un instant.",
  failedUpdate: "La notification n’a pas pu être mise à jour",
  kept: "Les messages sont conservés pendant {days} jours.",
  pages: "Pages",
  page: "Page {page}",
  previous: "Page précédente",
  next: "Page suivante",
} as const satisfies Shape<typeof english>
