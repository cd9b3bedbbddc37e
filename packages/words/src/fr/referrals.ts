import type english from "../en/referrals.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Vos invitations",
  lead: "Vous voyez où en est chaque personne invitée, jamais ce qu’elle dépose ou mise.",
  info: {
    title: "Les invitations ne donnent droit à aucune récompense",
    text: "La loi belge interdit aux casinos de récompenser les personnes qui leur amènent des joueurs. Nous n’accordons donc aucune récompense et n’enregistrons pas qui vous invitez.",
  },
  off: {
    title: "Aucune récompense pour une invitation en ce moment",
    text: "Ce que vous avez déjà reçu reste à vous et figure ci-dessous.",
  },
  link: {
    title: "Votre lien",
    label: "Votre lien d’invitation",
    hint: "Pour des personnes que vous connaissez, qui ont au moins 21 ans et qui souhaitent le recevoir.",
    copy: "Copier",
    copied: "Le lien est copié.",
    failed: "Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.",
    note: "Le code de votre lien est rempli d’avance dans le formulaire d’inscription ; on peut aussi l’y saisir. Si les cookies des liens sont autorisés, le navigateur le retient {days} jours.",
  },
  terms: {
    title: "Les conditions",
    account: "La personne ouvre un compte avec votre lien et fait vérifier son identité.",
    money: "Dans les {days} jours, elle dépose au moins {deposits} et mise au moins {stakes} en argent réel.",
    wait: "{hours} heures plus tard, après vérification, vous recevez {amount}.",
    claim:
      "Vous avez {days} jours pour réclamer cette récompense ici. Elle est ensuite ajoutée automatiquement à votre solde.",
    most: "Au maximum {month} récompenses par mois civil, et {ever} au total.",
    never:
      "Pas de récompense pour un compte qui est le vôtre ou celui d’une personne de votre ménage, si l’un des deux comptes est exclu ou clôturé, ou si un dépôt est annulé par la suite.",
  },
  friends: {
    title: "Personnes invitées",
    none: "Aucune invitation acceptée pour l’instant",
    noneText: "Les personnes qui ouvrent un compte avec votre lien apparaîtront ici.",
    unnamed: "Nom d’utilisateur pas encore choisi",
    since: "Compte ouvert le {date}",
    count: "{count, plural, one {# personne} other {# personnes}}",
    pages: "Pages de personnes invitées",
    previous: "Précédente",
    next: "Suivante",
    page: "Page {page}",
    states: {
      registered: "Compte ouvert",
      verified: "Identité vérifiée",
      deposited: "Dépôts suffisants",
      qualified: "Conditions remplies",
      paid: "Récompense accordée",
      rejected: "Pas de récompense",
    },
    notes: {
      registered: "Prochaine étape : la vérification de son identité.",
      verified: "Prochaine étape : son dépôt.",
      deposited: "Prochaine étape : ses mises.",
      qualified: "Nous vérifions l’invitation avant d’accorder la récompense.",
      rejected:
        "Cette invitation ne donne pas droit à une récompense. Nous ne pouvons pas en donner la raison, car elle peut concerner une autre personne.",
    },
    fates: {
      open: "{amount} vous attendent. Réclamez-les avant le {until} ; passé ce délai, nous les ajouterons automatiquement à votre solde.",
      claimed: "{amount} réclamés.",
      credited: "{amount} ajoutés à votre solde.",
      disputed:
        "Notre équipe examine cette récompense de {amount}. En attendant, elle ne peut pas être réclamée.",
      refused: "La récompense de {amount} n’était pas acquise.",
    },
    claim: "Réclamer {amount}",
    claiming: "Un instant",
    failed: "La récompense n’a pas pu être réclamée.",
  },
} as const satisfies Shape<typeof english>
