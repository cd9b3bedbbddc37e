import type english from "../en/paymentMails.ts"
import type { Shape } from "../shape.ts"

export default {
  depositsAction: "Voir mes transactions",
  withdrawalsAction: "Voir mes retraits",
  accountsAction: "Voir mes comptes de retrait",
  depositReceived: {
    subject: "Nous avons bien reçu votre dépôt de {amount}",
    text: "Bonjour {firstName},\n\nVotre dépôt de {amount} a été ajouté à {purse, select, sports {votre solde sportif} other {votre solde}}, qui est maintenant de {balance}.",
  },
  depositReturned: {
    subject: "Nous vous renvoyons votre dépôt de {amount}",
    text: "Bonjour {firstName},\n\nNous n’avons pas pu accepter votre paiement de {amount}{purse, select, sports { vers votre solde sportif} other {}} et nous vous le renvoyons par le même moyen de paiement. Cela prend généralement quelques jours ouvrables. La raison :",
  },
  depositTakenBack: {
    subject: "Votre dépôt de {amount} a été annulé",
    text: "Bonjour {firstName},\n\nVotre dépôt de {amount} vous a été remboursé en dehors de notre site. Nous avons donc retiré {taken} de {purse, select, sports {votre solde sportif} other {votre solde}}. La raison :",
  },
  withdrawalRequested: {
    subject: "Nous avons bien reçu votre demande de retrait de {amount}",
    text: "Bonjour {firstName},\n\nVous avez demandé le versement de {amount} sur votre compte {account}. Ce montant a été retiré de {purse, select, sports {votre solde sportif} other {votre solde}}. Nous vous écrirons dès qu’il sera en route.",
  },
  withdrawalToNew:
    "Ce compte est nouveau : nous enverrons l’argent à partir du {sentFrom}. Ce n’était pas vous ? Supprimez-le sur la page des retraits, choisissez un nouveau mot de passe et écrivez aussitôt à {email}.",
  withdrawalSent: {
    subject: "Votre retrait de {amount} est en route",
    text: "Bonjour {firstName},\n\nNous avons envoyé {amount}{purse, select, sports { depuis votre solde sportif} other {}} sur votre compte {account}. L’argent arrive généralement en 1 à 2 jours ouvrables.",
  },
  withdrawalReceived: {
    subject: "Votre retrait de {amount} a été versé",
    text: "Bonjour {firstName},\n\nVotre banque a reçu {amount}{purse, select, sports { de votre solde sportif} other {}} pour votre compte {account}.",
  },
  withdrawalFailed: {
    subject: "Votre retrait de {amount} n’a pas été exécuté",
    text: "Bonjour {firstName},\n\nNous n’avons pas pu verser {amount} sur votre compte {account}. Ce montant est de nouveau sur {purse, select, sports {votre solde sportif} other {votre solde}}. La raison :",
  },
  withdrawalReturned: {
    subject: "Votre retrait de {amount} nous est revenu",
    text: "Bonjour {firstName},\n\nVotre banque nous a renvoyé le montant de {amount} versé sur votre compte {account}. Il est de nouveau sur {purse, select, sports {votre solde sportif} other {votre solde}}. La raison :",
  },
  leavingPayout: {
    subject: "Nous vous versons les {amount} de votre compte joueur",
    text: "Bonjour {firstName},\n\nVous ne pouvez plus vous connecter chez nous, mais votre argent reste à vous. Nous versons les {amount} restants{purse, select, sports { de votre solde sportif} other {}} sur votre compte {account}. Si {purse, select, sports {un pari} other {une partie}} encore en cours rapporte un gain, nous vous le verserons aussi.",
  },
  leavingAccountWanted: {
    subject: "Sur quel compte pouvons-nous verser votre argent ?",
    text: "Bonjour {firstName},\n\nVous ne pouvez plus vous connecter chez nous, mais votre argent reste à vous. Pour vous verser le solde restant, il nous faut un compte bancaire à votre nom : nous n’en connaissons aucun, ou un versement n’y est pas arrivé. Écrivez-nous son IBAN à {email}.",
  },
  payoutAccountAdded: {
    subject: "Un compte bancaire a été ajouté pour vos retraits",
    text: "Bonjour {firstName},\n\nLe compte bancaire {account} a été ajouté à votre compte joueur le {at}. Nous pourrons y verser de l’argent à partir du {until} ; ce délai vous laisse le temps de lire ce message.\n\nCe n’était pas vous ? Supprimez-le sur la page des retraits, choisissez un nouveau mot de passe et écrivez aussitôt à {email}.",
  },
} as const satisfies Shape<typeof english>
