import type english from "../en/notifications.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Notifications",
  lead: "Tout ce qui concerne votre argent et votre compte, du plus récent au plus ancien.",
  unseenCount:
    "{count, plural, =0 {Aucune nouvelle notification.} one {# nouvelle notification} other {# nouvelles notifications}}",
  markAll: "Tout marquer comme lu",
  marking: "Un instant",
  mark: "Marquer comme lue",
  markNamed: "Marquer comme lue : {title}",
  isNew: "Nouvelle",
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
  emptyTitle: "Aucune notification pour le moment",
  emptyText: "Nous vous informerons ici de tout ce qui concerne vos dépôts, vos retraits et votre compte.",
  failedTitle: "Impossible de charger vos notifications",
  failedText: "Rien n’est perdu. Réessayez dans un instant.",
  failedUpdate: "La notification n’a pas pu être mise à jour",
  kept: "Les notifications sont conservées pendant {days} jours.",
  pages: "Pages",
  page: "Page {page}",
  previous: "Page précédente",
  next: "Page suivante",
} as const satisfies Shape<typeof english>
