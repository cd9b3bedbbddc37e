import type english from "../en/referrals.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Vos invitations",
  lead: "Vous voyez où en est chaque personne invitée, jamais ce qu’elle verse ou mise.",
  info: {
    title: "Rien n’est donné pour une invitation",
    text: "La loi belge interdit aux casinos de récompenser quiconque amène des joueurs. Nous ne donnons rien pour cela, et ne notons personne comme venant de vous.",
  },
  off: {
    title: "Rien n’est donné pour une invitation en ce moment",
    text: "Ce que vous avez reçu auparavant reste à vous et figure ci-dessous.",
  },
  link: {
    title: "Votre lien",
    label: "Votre lien d’invitation",
    hint: "Pour des personnes que vous connaissez, qui ont 21 ans ou plus, et qui le souhaitent.",
    copy: "Copier",
    copied: "Le lien est copié.",
    failed: "Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.",
    note: "Le code de votre lien apparaît dans le formulaire d’inscription, où l’on peut aussi l’écrire soi-même. Un navigateur où les cookies des liens sont autorisés le retient {days} jours.",
  },
  terms: {
    title: "Ce qu’il faut",
    account: "La personne ouvre un compte par votre lien et fait vérifier son identité.",
    money: "Dans les {days} jours, elle dépose {deposits} ou plus, et mise {stakes} ou plus en argent réel.",
    wait: "{hours} heures plus tard, vous recevez {amount}, si rien ne s’y oppose.",
    claim: "Vous les réclamez ici dans les {days} jours. Ensuite, ils s’ajoutent d’eux-mêmes à votre solde.",
    most: "Une récompense vous est donnée {month} fois par mois civil au maximum, et {ever} fois en tout.",
    never:
      "Rien n’est donné pour un compte qui est le vôtre ou celui de votre ménage, si l’un des deux comptes est exclu ou clôturé, ou si de l’argent déposé est repris.",
  },
  friends: {
    title: "Personnes invitées",
    none: "Personne encore",
    noneText: "Dès que quelqu’un ouvre un compte par votre lien, cela figure ici.",
    unnamed: "Pas encore de nom choisi",
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
      qualified: "Tout y est",
      paid: "Récompense donnée",
      rejected: "Pas de récompense",
    },
    notes: {
      registered: "Prochaine étape : faire vérifier son identité.",
      verified: "Prochaine étape : déposer.",
      deposited: "Prochaine étape : miser.",
      qualified: "Nous l’examinons ; ensuite, la récompense est donnée.",
      rejected:
        "Cette invitation ne donne pas de récompense. Nous ne disons pas pourquoi, car cela peut concerner quelqu’un d’autre.",
    },
    fates: {
      open: "{amount} vous attendent. Réclamez-les avant le {until} ; ensuite, ils s’ajoutent d’eux-mêmes à votre solde.",
      claimed: "{amount} réclamés.",
      credited: "{amount} ajoutés à votre solde.",
      disputed:
        "Des personnes de chez nous examinent cette récompense de {amount} ; d’ici là, elle reste où elle est.",
      refused: "La récompense de {amount} n’était pas acquise.",
    },
    claim: "Réclamer {amount}",
    claiming: "En cours…",
    failed: "La récompense n’a pas pu être réclamée.",
  },
} as const satisfies Shape<typeof english>
