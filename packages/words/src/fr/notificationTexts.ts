import type english from "../en/notificationTexts.ts"
import type { Shape } from "../shape.ts"

export default {
  gone: {
    title: "Message plus disponible",
    text: "Ce message date d’une version antérieure de notre site et ne peut plus être affiché.",
  },
  account: {
    newDevice: {
      title: "Connexion sur un nouvel appareil",
      text: "Quelqu’un s’est connecté à votre compte sur un appareil que nous ne connaissions pas encore : {device}, adresse réseau {address}. Si ce n’était pas vous, déconnectez cet appareil et modifiez immédiatement votre mot de passe.",
    },
    emailChanged: {
      title: "Votre adresse e-mail a changé",
      text: "Dorénavant, connectez-vous avec la nouvelle adresse ; c’est là que nous vous écrirons. Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez-nous immédiatement.",
    },
    mailReturned: {
      title: "Nos e-mails ne vous parviennent pas",
      text: "Un e-mail envoyé à votre adresse nous est revenu. Vérifiez dans votre profil si l’adresse est correcte, ou changez-la. En attendant, suivez ici vos dépôts et vos retraits.",
    },
    itsmeLinked: {
      title: "Vous pouvez maintenant vous connecter avec itsme",
      text: "Votre itsme est lié à votre compte. Si ce n’était pas vous, écrivez-nous immédiatement.",
    },
    payoutAccountAdded: {
      title: "Compte bancaire {account} ajouté",
      text: "Nous pourrons y verser de l’argent à partir du {until}. Si ce n’était pas vous, supprimez-le, choisissez un nouveau mot de passe et écrivez-nous aussitôt.",
    },
    payoutAccountRemoved: {
      title: "Compte bancaire {account} supprimé",
      text: "Plus aucun retrait n’est possible vers ce compte. Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez-nous aussitôt.",
    },
    itsmeUnlinked: {
      title: "itsme n’est plus lié à votre compte",
      text: "Dorénavant, connectez-vous avec votre mot de passe. Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez-nous immédiatement.",
    },
    identityAccepted: {
      title: "Votre identité est vérifiée",
      text: "Vous pouvez maintenant déposer et jouer.",
    },
    identityDeclined: {
      title: "Votre identité n’a pas pu être vérifiée",
      text: "Tant qu’elle n’est pas vérifiée, vous ne pouvez ni effectuer de dépôt ou de retrait, ni jouer.",
    },
    documentAccepted: {
      title: "Votre document est accepté",
      text: "{document} : vous n’avez rien à faire.",
    },
    documentRejected: {
      title: "Votre document n’a pas pu être accepté",
      text: "{document} : vous pouvez en envoyer un autre à sa place.",
    },
  },
  money: {
    depositReceived: {
      title: "Dépôt de {amount} reçu",
      text: "Il a été ajouté à {purse, select, sports {votre solde sportif} other {votre solde}}, qui était alors de {balance}.",
    },
    depositFailed: {
      title: "Dépôt de {amount} non abouti",
      text: "Rien n’a été ajouté à {purse, select, sports {votre solde sportif} other {votre solde}}.",
    },
    depositReturned: {
      title: "Dépôt de {amount} renvoyé",
      text: "Nous n’avons pas pu accepter votre paiement{purse, select, sports { vers votre solde sportif} other {}} et nous vous le renvoyons par le même moyen de paiement. Cela prend généralement quelques jours ouvrables.",
    },
    depositTakenBack: {
      title: "Dépôt de {amount} annulé",
      text: "Votre dépôt vous a été remboursé en dehors de notre site. Nous avons donc retiré {taken} de {purse, select, sports {votre solde sportif} other {votre solde}}.",
    },
    withdrawalApproved: {
      title: "Retrait de {amount} approuvé",
      text: "Nous l’envoyons{purse, select, sports { depuis votre solde sportif} other {}} sur votre compte {account}.",
    },
    withdrawalSent: {
      title: "Retrait de {amount} en route",
      text: "Nous l’avons envoyé{purse, select, sports { depuis votre solde sportif} other {}} sur votre compte {account}. L’argent arrive généralement en 1 à 2 jours ouvrables.",
    },
    withdrawalReceived: {
      title: "Retrait de {amount} versé",
      text: "Votre banque l’a reçu{purse, select, sports { de votre solde sportif} other {}} pour votre compte {account}.",
    },
    withdrawalRejected: {
      title: "Retrait de {amount} refusé",
      text: "Nous ne l’avons pas versé sur votre compte {account}. Ce montant est de nouveau sur {purse, select, sports {votre solde sportif} other {votre solde}}.",
    },
    withdrawalFailed: {
      title: "Retrait de {amount} non exécuté",
      text: "Nous n’avons pas pu le verser sur votre compte {account}. Ce montant est de nouveau sur {purse, select, sports {votre solde sportif} other {votre solde}}.",
    },
    withdrawalReturned: {
      title: "Retrait de {amount} revenu",
      text: "Votre banque nous a renvoyé ce que nous avions versé sur votre compte {account}. Ce montant est de nouveau sur {purse, select, sports {votre solde sportif} other {votre solde}}.",
    },
    referralRewarded: {
      title: "Récompense pour une invitation : {amount}",
      text: "Une personne a ouvert un compte avec votre lien et remplit toutes les conditions. Réclamez la récompense avant le {until} ; passé ce délai, nous l’ajouterons automatiquement à votre solde.",
    },
    referralCredited: {
      title: "Récompense de {amount} ajoutée",
      text: "Votre récompense n’avait pas été réclamée à temps : nous l’avons ajoutée à votre solde.",
    },
    referralDisputed: {
      title: "Nous examinons votre récompense",
      text: "L’invitation pour laquelle vous avez reçu {amount} doit être examinée. Nous vous communiquerons le résultat ici.",
    },
    referralKept: {
      title: "Votre récompense de {amount} reste à vous",
      text: "Nous avons examiné l’invitation. Vous gardez la récompense.",
    },
    referralRefused: {
      title: "Votre récompense de {amount} n’est pas acquise",
      text: "Deux membres de notre équipe ont examiné l’invitation et conclu qu’elle ne remplissait pas les conditions. Ce montant nous revient donc.",
    },
    bonusGranted: {
      title: "Bonus de bienvenue de {amount}",
      text: "Il est joué après votre propre argent, jusqu’au {until}. Dès que vous aurez misé {required}, ce qu’il en reste sera à vous. Un retrait avant cela y met fin.",
    },
    bonusConverted: {
      title: "Votre bonus est à vous : {amount}",
      text: "Vous avez misé suffisamment. Le montant est sur votre solde et vous pouvez le retirer.",
    },
    bonusSpent: {
      title: "Votre bonus est épuisé",
      text: "Il n’en reste rien. Votre propre argent n’est pas concerné.",
    },
    bonusOver: {
      title: "Votre bonus a pris fin",
      text: "Les mises nécessaires n’ont pas été atteintes dans le délai : les {amount} qui en restaient nous reviennent. Votre propre argent n’est pas concerné.",
    },
    bonusWithdrawn: {
      title: "Votre bonus a pris fin",
      text: "Vous avez demandé un retrait et renoncé aux {amount} qui en restaient.",
    },
    bonusGivenUp: {
      title: "Votre bonus a pris fin",
      text: "Vous y avez renoncé, ainsi qu’aux {amount} qui en restaient. Votre propre argent n’est pas concerné.",
    },
    bonusDepositReturned: {
      title: "Votre bonus a pris fin",
      text: "Le dépôt qui vous y avait donné droit a été remboursé : les {amount} qui en restaient nous reviennent.",
    },
    bonusCancelled: {
      title: "Votre bonus a été annulé",
      text: "Les {amount} qui en restaient nous reviennent. Si vous contestez cette décision, écrivez-nous.",
    },
  },
  game: {
    stakesAnnulled: {
      title: "{amount} remboursés",
      text: "Nous avons annulé des mises et remboursé ce que vous y aviez perdu. Notre e-mail vous en donne la raison.",
    },
    jackpotWon: {
      title: "Jackpot : {amount}",
      text: "Vous avez gagné le jackpot « {jackpot} ». Réclamez-le avant le {until} ; passé ce délai, nous l’ajouterons automatiquement à votre solde.",
    },
    jackpotCredited: {
      title: "Jackpot de {amount} ajouté",
      text: "Votre jackpot « {jackpot} » n’avait pas été réclamé à temps : nous l’avons ajouté à votre solde.",
    },
    jackpotDisputed: {
      title: "Nous examinons votre jackpot",
      text: "La mise qui a gagné le jackpot « {jackpot} » ({amount}) vous a été remboursée. Notre équipe examine le cas et vous communiquera le résultat ici.",
    },
    jackpotKept: {
      title: "Votre jackpot de {amount} reste à vous",
      text: "Nous avons examiné le jackpot « {jackpot} ». Il est à vous.",
    },
    jackpotRefused: {
      title: "Jackpot de {amount} repris",
      text: "La mise qui avait gagné le jackpot « {jackpot} » vous a été remboursée et ne compte donc pas. Notre e-mail vous en dit plus.",
    },
    dropWon: {
      title: "Prix : {amount}",
      text: "Une de vos mises a gagné un prix. Réclamez-le avant le {until} ; passé ce délai, nous l’ajouterons automatiquement à votre solde.",
    },
    dropCredited: {
      title: "Prix de {amount} ajouté",
      text: "Votre prix n’avait pas été réclamé à temps : nous l’avons ajouté à votre solde.",
    },
    dropDisputed: {
      title: "Nous examinons votre prix",
      text: "La mise qui a gagné votre prix de {amount} vous a été remboursée. Notre équipe examine le cas et vous communiquera le résultat ici.",
    },
    dropKept: {
      title: "Votre prix de {amount} reste à vous",
      text: "Nous avons examiné le cas : le prix est à vous.",
    },
    dropRefused: {
      title: "Prix de {amount} repris",
      text: "La mise qui avait gagné ce prix vous a été remboursée et ne compte donc pas. Notre e-mail vous en dit plus.",
    },
    tournamentWon: {
      title: "Place {place} à « {tournament} » : {amount}",
      text: "Réclamez votre prix avant le {until} ; passé ce délai, nous l’ajouterons automatiquement à votre solde.",
    },
    tournamentCredited: {
      title: "Prix de {amount} ajouté",
      text: "Votre prix du tournoi « {tournament} » n’avait pas été réclamé à temps : nous l’avons ajouté à votre solde.",
    },
    tournamentDisputed: {
      title: "Nous examinons votre prix",
      text: "Une mise qui comptait pour votre prix de {amount} à « {tournament} » vous a été remboursée. Notre équipe examine le cas et vous communiquera le résultat ici.",
    },
    tournamentKept: {
      title: "Votre prix de {amount} reste à vous",
      text: "Nous avons examiné le tournoi « {tournament} ». Le prix est à vous.",
    },
    tournamentRefused: {
      title: "Prix de {amount} repris",
      text: "Une mise qui avait compté pour ce prix à « {tournament} » vous a été remboursée. Notre e-mail vous en dit plus.",
    },
    tournamentCancelled: {
      title: "« {tournament} » est annulé",
      text: "Vous participiez à ce tournoi. Montant remboursé sur votre solde : {amount}.",
    },
    tournamentBarred: {
      title: "Vous ne participez plus à « {tournament} »",
      text: "Vous ne pourrez pas jouer au moment où ce tournoi commencera. Montant remboursé sur votre solde : {amount}.",
    },
    tournamentRemoved: {
      title: "Vous ne participez plus à « {tournament} »",
      text: "Deux membres de notre équipe ont annulé votre participation. Montant remboursé sur votre solde : {amount}. Notre e-mail vous en dit plus.",
    },
    tournamentPointsWon: {
      title: "Place {place} à « {tournament} » : {amount}",
      text: "Ils sont sur votre compte et comptent pour votre rang à l’Elite Club.",
    },
    tournamentPointsDisputed: {
      title: "Nous examinons votre prix",
      text: "Une mise qui comptait pour vos {amount} à « {tournament} » vous a été remboursée. Notre équipe examine le cas et vous communiquera le résultat ici.",
    },
    tournamentPointsKept: {
      title: "Vos {amount} restent à vous",
      text: "Nous avons examiné le tournoi « {tournament} ». Vous gardez ce que votre place a rapporté.",
    },
    tournamentPointsRefused: {
      title: "Repris : {amount}",
      text: "Une mise qui avait compté pour ce prix à « {tournament} » vous a été remboursée. Deux membres de notre équipe ont conclu que, sans elle, la place n’était pas acquise.",
    },
    questWon: {
      title: "Elite Quest : {amount}",
      text: "Vous terminez la quête de la semaine à la place {place}. Réclamez votre prix avant le {until} ; passé ce délai, nous l’ajouterons automatiquement à votre solde.",
    },
    questCredited: {
      title: "Prix de l’Elite Quest ajouté : {amount}",
      text: "Votre prix n’avait pas été réclamé à temps : nous l’avons ajouté à votre solde.",
    },
    questDisputed: {
      title: "Nous examinons votre prix de l’Elite Quest",
      text: "Une mise qui comptait pour votre place ({amount}) vous a été remboursée. Notre équipe examine le cas et vous communiquera le résultat ici.",
    },
    questKept: {
      title: "Vous gardez votre prix de l’Elite Quest : {amount}",
      text: "Nous avons examiné le cas : le prix est à vous.",
    },
    questRefused: {
      title: "Prix de l’Elite Quest repris : {amount}",
      text: "Une mise dont dépendait votre place vous a été remboursée et ne compte donc pas. Notre e-mail vous en dit plus.",
    },
    questCancelled: {
      title: "La quête de la semaine {week} a été annulée",
      text: "Votre participation ne vous a rien coûté et aucun prix n’est versé. Vos parties et leurs gains ne sont pas concernés.",
    },
    rankRose: {
      title: "Votre rang est maintenant {rank}",
      text: "Vos points des 365 derniers jours vous donnent ce rang. La page Elite Club indique ce qu’il change.",
    },
    rankFalls: {
      title: "À partir du {on}, votre rang est {rank}",
      text: "Les points comptent pour votre rang pendant un an. D’après notre calcul d’aujourd’hui, il n’en restera pas assez ce jour-là pour le rang {held}. Vous gardez vos EliteCoins.",
    },
  },
  responsible: {
    breakBegan: {
      title: "Votre pause de jeu a commencé",
      text: "Vous ne pouvez ni déposer ni jouer jusqu’au {until}. Vous pouvez toujours retirer votre argent et consulter votre historique.",
    },
    limitCooled: {
      title: "Votre limite peut maintenant être modifiée",
      text: "Les 72 heures sont écoulées. Si vous souhaitez toujours relever votre limite, confirmez-le avant le {until}. Si vous ne faites rien, elle reste inchangée.",
    },
    raiseHolds: {
      title: "Votre limite de dépôt hebdomadaire est de {limit}",
      text: "La Commission des jeux de hasard a donné son accord. Vous pouvez renoncer à tout moment à cette limite plus élevée.",
    },
    raiseRefused: {
      title: "Votre limite de dépôt hebdomadaire reste inchangée",
      text: "La Commission des jeux de hasard a refusé la limite plus élevée. Elle ne nous en donne pas la raison ; la Banque nationale peut vous dire ce que sa Centrale des crédits contient à votre sujet.",
    },
    raiseRevoked: {
      title: "La limite légale de dépôt hebdomadaire s’applique à nouveau",
      text: "La Commission des jeux de hasard a retiré son accord pour votre limite plus élevée. Elle ne nous en donne pas la raison ; la Banque nationale peut vous dire ce que sa Centrale des crédits contient à votre sujet.",
    },
    returnAsked: {
      title: "Vous avez demandé votre retour",
      text: "Vous pourrez déposer et jouer à partir du {until}. Si vous changez d’avis, vous pouvez vous exclure à nouveau à tout moment.",
    },
    returned: {
      title: "Votre exclusion a pris fin",
      text: "Le jour d’attente est écoulé. Vos limites restent en vigueur.",
    },
    exclusionBegan: {
      title: "Votre exclusion du jeu a commencé",
      text: "Vous ne pouvez ni déposer ni jouer jusqu’au {until}. Vous pouvez toujours retirer votre argent et consulter votre historique.",
    },
  },
} as const satisfies Shape<typeof english>
