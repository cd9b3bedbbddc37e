import type english from "../en/limits.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Votre jeu, vos limites",
  pauseTitle: "Besoin d’une pause ?",
  how: "Comment ça marche",
  helpSectionTitle: "Envie d’en parler ?",
  nowTitle: "Vous ne jouez pas pour le moment",
  longerOnly: "Vous pouvez la prolonger ci-dessous, jamais l’écourter.",
  back: {
    text: "Prenez votre temps : rien ne se passe tant que vous ne demandez rien, et vous pouvez vous exclure à nouveau ci-dessous. Vos limites restent en vigueur.",
    ask: "Demander mon retour",
    asking: "Un instant",
  },
  length: "Pour combien de temps",
  breakTitle: "Faire une pause",
  breakText:
    "Vous choisissez de 1 à 30 jours sans dépôt ni jeu. La pause commence immédiatement et prend fin automatiquement.",
  breakDays: "{days, plural, one {# jour} other {# jours}}",
  breakAction: "Commencer",
  exclusionTitle: "Auto-exclusion",
  exclusionText:
    "Quand une pause ne suffit pas : vous ne pouvez plus ni déposer ni jouer ici pendant la durée que vous choisissez, ou plus jamais.",
  exclusionDays: {
    day: "24 heures",
    week: "7 jours",
    month: "30 jours",
    halfYear: "180 jours",
    forEver: "Définitivement",
  },
  exclusionAction: "M’exclure",
  irrevocable: "Ni vous ni nous ne pouvons l’annuler ou en réduire la durée.",
  registerTitle: "Partout en Belgique à la fois",
  raise: {
    title: "Au-delà de la limite légale",
    law: "La loi vous permet de déposer {limit} sur ce site sur sept jours consécutifs. Au-delà, c’est la Commission des jeux de hasard qui décide, pas nous.",
    holds: "La Commission des jeux de hasard vous a accordé {limit} sur sept jours consécutifs.",
    steps: {
      register:
        "Nous transmettons votre demande avec votre nom, votre date de naissance et, si nous l’avons, votre numéro de registre national. La Commission fait consulter la Centrale des crédits de la Banque nationale.",
      wait: "Cela prend au moins trois jours. D’ici là, votre limite reste inchangée.",
      answer:
        "La Commission nous répond par oui ou par non, sans donner de raison. Nous vous écrivons dans les deux cas.",
      monthly:
        "Le contrôle est refait chaque mois. Après un défaut de paiement sur un crédit, la limite légale s’applique à nouveau immédiatement.",
    },
    amount: "Limite sur sept jours",
    ask: "Demander à la Commission",
    change: "Demander",
    hint: "Un montant inférieur à votre limite actuelle s’applique immédiatement.",
    asking: "Un instant",
    suspended: "La limite ne peut pas être relevée pour l’instant. Votre limite actuelle reste en vigueur.",
    notNow: "Pendant une pause ou une exclusion, vous ne pouvez pas demander de limite plus élevée.",
    pending: {
      asked: "Vous avez demandé {limit} le {at}.",
      waits:
        "La Commission n’a pas encore répondu. Si elle accepte, cette limite s’appliquera au plus tôt à partir du {from}.",
      approved: "La Commission a donné son accord. Cette limite s’applique à partir du {from}.",
      cancel: "Annuler la demande",
    },
    giveBack: "Revenir à {limit}",
    giveBackText:
      "La limite légale s’applique alors immédiatement. Pour davantage, il faudrait refaire une demande.",
  },
  ask: {
    break: "Faire une pause de {days, plural, one {# jour} other {# jours}} ?",
    exclusion: "Vous exclure du jeu pendant {days, plural, one {24 heures} other {# jours}} ?",
    forEver: "Vous exclure définitivement ?",
    until: "Si vous confirmez maintenant, cela dure jusqu’au {until}, puis prend fin automatiquement.",
    untilReturn:
      "Si vous confirmez maintenant, cela dure jusqu’au {until}. Cela ne prend pas fin automatiquement : pour rejouer, vous demanderez alors votre retour et pourrez jouer un jour plus tard.",
    never: "Cela ne prend jamais fin.",
    begins:
      "Cela commence dès que vous confirmez. Tous vos appareils sont déconnectés et un jeu ouvert se ferme.",
    nothing:
      "Vous ne pouvez ni déposer ni jouer. Ce qu’une partie déjà commencée rapporte encore est à vous.",
    money: "Vous pouvez vous reconnecter pour retirer votre argent et consulter votre historique.",
    noLogIn:
      "Vous ne pouvez plus vous connecter, pas même pour effectuer un retrait. Nous versons votre solde sur le compte de votre dernier retrait.",
    balance:
      "Votre solde est de {balance}. Retirez-le d’abord : après, vous ne pourrez plus le faire vous-même.",
    withdrawFirst: "Retirer d’abord",
    confirmBreak: "Oui, commencer la pause",
    confirmExclusion: "Oui, m’exclure",
    sending: "Un instant",
    back: "Non, revenir",
  },
  begun: {
    break: "Votre pause de jeu a commencé",
    exclusion: "Votre exclusion du jeu a commencé",
    until: "Vous ne pouvez ni déposer ni jouer ici jusqu’au {until}. Personne ne peut en réduire la durée.",
    never: "Vous ne pouvez plus ni déposer ni jouer ici, et vous ne pouvez plus vous connecter.",
    devices: "Tous vos appareils sont déconnectés.",
    money: "Votre argent reste à vous. Reconnectez-vous pour le retirer.",
    noLogIn:
      "Votre argent reste à vous. Nous versons votre solde sur le compte de votre dernier retrait. S’il n’y en a pas, nous vous écrivons ; pour toute question : <mail></mail>.",
    logIn: "Se connecter pour retirer",
  },
} as const satisfies Shape<typeof english>
