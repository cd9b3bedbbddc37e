import type english from "../en/mails.ts"
import type { Shape } from "../shape.ts"

export default {
  operator: "{name}, {address}. Numéro d’entreprise {companyNumber}.",
  licence: "Licence {class}, numéro {number}.",
  question: "Une question ? Écrivez à {email}.",
  protection: "Jeu responsable",
  unsubscribe: "Ne plus recevoir ces e-mails",
  orCopy: "Ou copiez cette adresse dans votre navigateur :",
  verification: {
    subject: "Confirmez votre adresse e-mail",
    text: "Bonjour {firstName},\n\nVeuillez confirmer que cette adresse e-mail est bien la vôtre. C’est nécessaire pour déposer et jouer.",
    valid: "Le lien fonctionne une seule fois, jusqu’au {until}.",
    notYou: "Si vous n’avez pas ouvert de compte chez nous, ignorez ce message : rien ne se passera.",
    action: "Confirmer mon adresse e-mail",
  },
  welcome: {
    subject: "Votre adresse e-mail est confirmée",
    text: "Bonjour {firstName},\n\nMerci. Si itsme a confirmé votre identité, vous pouvez dès maintenant déposer et jouer. Sinon, il reste une étape : la vérification de votre document d’identité. Elle prend environ trois minutes.",
    limit: "Vous pouvez déposer {limit} au maximum par période de sept jours.",
    action: "Faire vérifier mon identité",
  },
  newDevice: {
    subject: "Connexion sur un nouvel appareil",
    text: "Bonjour {firstName},\n\nQuelqu’un s’est connecté à votre compte le {at} sur un appareil que nous ne connaissions pas encore.",
    device: "Appareil : {device}. Adresse réseau : {address}.",
    notYou:
      "Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil, modifiez votre mot de passe et écrivez-nous immédiatement à {email}.",
    action: "Voir mes appareils",
  },
  resetLink: {
    subject: "Choisissez un nouveau mot de passe",
    text: "Bonjour {firstName},\n\nCe lien vous permet de choisir un nouveau mot de passe pour votre compte.",
    valid: "Il fonctionne une seule fois, jusqu’au {until}. Toutes vos sessions ouvertes seront fermées.",
    notYou: "Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.",
    action: "Choisir un nouveau mot de passe",
  },
  resetCode: {
    subject: "Votre code pour choisir un nouveau mot de passe",
    text: "Bonjour {firstName},\n\nCe code vous permet de choisir un nouveau mot de passe pour votre compte :",
    valid:
      "Il fonctionne une seule fois, jusqu’au {until}. Notre service clientèle ne vous le demandera jamais.",
    notYou: "Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.",
  },
  loginCode: {
    subject: "Votre code de connexion",
    text: "Bonjour {firstName},\n\nCe code vous permet de terminer votre connexion :",
    valid:
      "Il fonctionne une seule fois, jusqu’au {until}. Notre service clientèle ne vous le demandera jamais.",
    notYou:
      "Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe : modifiez-le tout de suite et écrivez-nous à {email}.",
  },
  secondFactor: {
    on: {
      subject: "La connexion en deux étapes est activée",
      text: "Bonjour {firstName},\n\nLa connexion en deux étapes a été activée pour votre compte le {at}. Dorénavant, vous vous connectez avec votre mot de passe et un code. Conservez vos codes de secours en lieu sûr.",
    },
    off: {
      subject: "La connexion en deux étapes est désactivée",
      text: "Bonjour {firstName},\n\nLa connexion en deux étapes a été désactivée pour votre compte le {at}. Votre mot de passe suffit pour vous connecter.",
    },
    renewed: {
      subject: "Vous avez de nouveaux codes de secours",
      text: "Bonjour {firstName},\n\nDe nouveaux codes de secours ont été créés pour votre compte le {at}. Les anciens ne fonctionnent plus.",
    },
    used: {
      subject: "Un code de secours a été utilisé",
      text: "Bonjour {firstName},\n\nL’un de vos codes de secours a été utilisé le {at}. Il ne fonctionne pas une deuxième fois. Vous pouvez créer de nouveaux codes à tout moment.",
    },
    notYou:
      "Si c’était vous, vous n’avez rien à faire. Sinon, modifiez tout de suite votre mot de passe et écrivez-nous à {email}.",
    action: "Voir mes appareils et la connexion en deux étapes",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    text: "Bonjour {firstName},\n\nLe mot de passe de votre compte a été modifié le {at}. Vos sessions sur d’autres appareils ont été fermées.",
    notYou:
      "Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et écrivez-nous à {email}.",
    action: "Choisir un nouveau mot de passe",
  },
  passwordSet: {
    subject: "Votre compte a maintenant un mot de passe",
    text: "Bonjour {firstName},\n\nUn mot de passe a été choisi pour votre compte le {at}. Dorénavant, vous pouvez aussi l’utiliser pour vous connecter.",
    notYou:
      "Si c’était vous, vous n’avez rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et écrivez-nous à {email}.",
    action: "Choisir un nouveau mot de passe",
  },
  itsmeUnlinked: {
    subject: "itsme n’est plus lié à votre compte",
    text: "Bonjour {firstName},\n\nitsme n’est plus lié à votre compte depuis le {at}. Dorénavant, connectez-vous avec votre mot de passe.",
    notYou:
      "Si ce n’était pas vous, choisissez un nouveau mot de passe et écrivez-nous immédiatement à {email}.",
    action: "Voir mon profil",
  },
  itsmeLinked: {
    subject: "itsme est lié à votre compte",
    text: "Bonjour {firstName},\n\nitsme a été lié à votre compte le {at}. Dorénavant, vous pouvez vous connecter avec itsme ; votre mot de passe fonctionne toujours.",
    notYou: "Si ce n’était pas vous, écrivez-nous immédiatement à {email}.",
    action: "Voir mon profil",
  },
  newEmail: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    text: "Bonjour,\n\nQuelqu’un souhaite utiliser cette adresse e-mail pour son compte chez nous. Si c’est vous, confirmez-le sur notre site.",
    valid: "Le lien fonctionne une seule fois, jusqu’au {until}.",
    notYou: "Si ce n’est pas vous, signalez-le sur la même page ou ignorez ce message : rien ne changera.",
    action: "Aller à la confirmation",
  },
  currentEmail: {
    subject: "Confirmez le changement d’adresse e-mail de votre compte",
    text: "Bonjour {firstName},\n\nLe {at}, quelqu’un qui connaît votre mot de passe a demandé de remplacer l’adresse e-mail de votre compte par {newEmail}. Elle ne changera que si vous le confirmez aussi depuis cette adresse-ci.",
    valid: "Le lien fonctionne une seule fois, jusqu’au {until}.",
    notYou:
      "Si ce n’était pas vous, appuyez sur « Ce n’était pas moi » sur la même page, choisissez immédiatement un nouveau mot de passe et écrivez-nous à {email}.",
    action: "Confirmer ou arrêter le changement",
  },
  emailChanged: {
    subject: "L’adresse e-mail de votre compte a été modifiée",
    text: "Bonjour {firstName},\n\nDepuis le {at}, cette adresse e-mail est celle de votre compte. Connectez-vous avec cette adresse ou avec votre nom d’utilisateur ; c’est ici que nous vous écrirons.",
    action: "Aller à mon profil",
    oldText:
      "Bonjour {firstName},\n\nLe {at}, l’adresse e-mail de votre compte a été modifiée. L’adresse à laquelle vous recevez ce message n’y est plus liée.",
    notYou: "Si c’était vous, vous n’avez rien à faire. Sinon, écrivez-nous immédiatement à {email}.",
  },
  breakBegan: {
    subject: "Votre pause de jeu a commencé",
    text: "Bonjour {firstName},\n\nComme vous l’avez demandé, vous ne pouvez ni déposer ni jouer chez nous jusqu’au {until}. Votre pause prendra alors fin automatiquement ; personne ne peut en réduire la durée.",
  },
  exclusionBegan: {
    subject: "Votre exclusion du jeu a commencé",
    text: "Bonjour {firstName},\n\nComme vous l’avez demandé, vous ne pouvez ni déposer ni jouer chez nous jusqu’au {until}. Votre exclusion prendra alors fin automatiquement ; personne ne peut en réduire la durée.",
  },
  longExclusionBegan: {
    text: "Bonjour {firstName},\n\nComme vous l’avez demandé, vous ne pouvez ni déposer ni jouer chez nous jusqu’au {until}. Personne ne peut en réduire la durée, et votre exclusion ne prendra pas fin automatiquement : pour rejouer, vous devrez alors vous connecter et demander votre retour. Vous pourrez jouer un jour plus tard.",
  },
  returnAsked: {
    subject: "Vous avez demandé votre retour",
    text: "Bonjour {firstName},\n\nLa durée de votre exclusion est écoulée et vous avez demandé votre retour. Vous pourrez déposer et jouer chez nous à partir du {until}.",
    stay: "Si vous avez changé d’avis, ou si ce n’était pas vous, vous pouvez vous exclure à nouveau à tout moment ; cela s’applique immédiatement.",
    action: "Voir mes limites",
  },
  excludedByHouse: {
    text: "Bonjour {firstName},\n\nNous vous avons exclu du jeu : vous ne pouvez ni déposer ni jouer chez nous jusqu’au {until}. Personne ne peut en réduire la durée. Si vous voulez savoir pourquoi, écrivez-nous à {email}.",
    returns:
      "Cette exclusion ne prendra pas fin automatiquement : pour rejouer, vous devrez alors vous connecter et demander votre retour. Vous pourrez jouer un jour plus tard.",
    forEver:
      "Bonjour {firstName},\n\nNous vous avons exclu du jeu : vous ne pouvez plus ni déposer ni jouer chez nous, et vous ne pouvez plus vous connecter. Cette exclusion est définitive. Si vous voulez savoir pourquoi, écrivez-nous à {email}.",
  },
  dossierReady: {
    subject: "Vos données sont prêtes",
    text: "Bonjour {firstName},\n\nLa copie de vos données que vous avez demandée est prête. Connectez-vous pour la trouver dans vos paramètres.",
    valid: "Vous pouvez la télécharger jusqu’au {until}. Nous supprimons ensuite cette copie.",
    notYou:
      "Si vous ne l’avez pas demandée, choisissez immédiatement un nouveau mot de passe et écrivez-nous à {email}.",
    action: "Aller à mes paramètres",
  },
  accountClosed: {
    subject: "Votre compte est fermé",
    text: "Bonjour {firstName},\n\nComme vous l’avez demandé, votre compte est fermé. Personne ne peut plus s’y connecter. Nous versons le solde restant sur votre compte bancaire et vous écrirons dès que l’argent sera en route.",
    kept: "La loi nous oblige à conserver pendant dix ans vos données et celles de vos paiements. Nous ne les utilisons pour rien d’autre.",
    back: "Si vous ne l’avez pas demandé, ou si vous souhaitez revenir un jour, écrivez à {email}.",
  },
  excludedForEver: {
    subject: "Votre exclusion définitive du jeu a commencé",
    text: "Bonjour {firstName},\n\nComme vous l’avez demandé, vous ne pouvez plus ni déposer ni jouer chez nous, et vous ne pouvez plus vous connecter. Cette exclusion est définitive : personne ne peut l’annuler.",
    money:
      "Votre argent reste à vous. Nous versons le solde restant sur le compte de votre dernier retrait. Si vous n’en avez jamais fait, nous vous écrirons encore une fois ; pour toute question : {email}.",
  },
  rankFalls: {
    subject: "À partir du {on}, votre rang à l’Elite Club est {rank}",
    text: "Bonjour {firstName},\n\nVotre rang à l’Elite Club est {held}. À partir du {on}, il sera {rank}.",
    why: "Les points comptent pour le rang pendant un an. D’après notre calcul d’aujourd’hui, {points} de vos points compteront encore ce jour-là, alors que le rang {held} commence à {start}. Vous ne pouvez pas perdre plus d’un rang par mois.",
    coins:
      "Au rang {rank}, le nombre d’EliteCoins par point est multiplié par {multiplier}. Vous gardez vos EliteCoins et vos points, et vous n’avez rien à faire.",
    action: "Voir mon rang",
  },
  stakesAnnulled: {
    subject: "Nous vous remboursons {amount}",
    text: "Bonjour {firstName},\n\nNous n’aurions pas dû vous laisser jouer. La raison :",
    underAge: "Vous aviez alors moins de 21 ans, et la loi belge interdit le jeu aux moins de 21 ans.",
    identityUnchecked:
      "Nous vous avons laissé jouer avant d’avoir vérifié votre identité. C’était notre erreur.",
    registerNotAsked:
      "Nous vous avons laissé jouer sans consulter d’abord le registre des exclusions de la Commission des jeux de hasard. C’était notre erreur.",
    figures:
      "Nous avons donc annulé vos mises et nous vous remboursons vos pertes : vous aviez misé {stakes} et gagné {wins} ; {amount} ont été ajoutés à votre solde.",
    paidOut:
      "Vous ne pouvez plus vous connecter chez nous, mais cet argent est à vous : nous le versons sur votre compte bancaire ou, si nous n’en connaissons aucun, nous vous écrirons. Pour toute question : {email}.",
    inBalance:
      "Vous pouvez le retirer dès que votre identité est vérifiée, ou fermer votre compte : nous vous verserons alors tout le solde restant.",
    action: "Voir mon historique des mises",
  },
  jackpotWon: {
    subject: "Vous avez gagné un jackpot : {amount}",
    text: "Bonjour {firstName},\n\nGrâce à votre mise de {stake} sur {game}, vous avez gagné le jackpot « {jackpot} » : {amount}.",
    claim:
      "Vous pouvez le réclamer jusqu’au {until}. Passé ce délai, nous l’ajouterons automatiquement à votre solde.",
    proof:
      "Le tirage est rendu public dès que le cycle de la cagnotte est terminé : chacun peut le vérifier, et y retrouver ses propres mises, sur la page des jackpots.",
    action: "Réclamer mon jackpot",
  },
  jackpotCredited: {
    subject: "Votre jackpot de {amount} est sur votre solde",
    text: "Bonjour {firstName},\n\nVous avez gagné le jackpot « {jackpot} » et ne l’avez pas réclamé. Pour que vous ne le perdiez pas, nous avons ajouté {amount} à votre solde.",
    action: "Voir mon solde",
  },
  jackpotDisputed: {
    subject: "Nous examinons votre jackpot",
    text: "Bonjour {firstName},\n\nVous avez gagné le jackpot « {jackpot} » : {amount}. Depuis, le studio a annulé la mise gagnante, qui vous a été remboursée. Des membres de notre équipe, et non un programme, décideront si le jackpot vous revient ; nous vous écrirons dès que ce sera fait. En attendant, il ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  jackpotKept: {
    subject: "Votre jackpot de {amount} reste à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné le jackpot « {jackpot} ». Bien que la mise ait été remboursée, vous gardez vos {amount}.",
    action: "Voir mon solde",
  },
  jackpotRefused: {
    subject: "Votre jackpot de {amount} n’est pas acquis",
    text: "Bonjour {firstName},\n\nLe studio a annulé la mise qui avait gagné le jackpot « {jackpot} », et elle vous a été remboursée. Deux membres de notre équipe ont examiné le dossier et conclu que cette mise ne comptait pas. Les {amount} ont été versés à la réserve de ce jackpot.",
    questions:
      "Si vous contestez cette décision, écrivez-nous à {email}. À défaut d’accord, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
  raiseHolds: {
    subject: "Votre limite de dépôt hebdomadaire a été relevée",
    text: "Bonjour {firstName},\n\nLa Commission des jeux de hasard a accepté votre demande. Sur notre site, vous pouvez maintenant déposer au maximum {limit} sur sept jours consécutifs.",
  },
  raiseRefused: {
    subject: "Votre limite de dépôt hebdomadaire reste inchangée",
    text: "Bonjour {firstName},\n\nLa Commission des jeux de hasard a refusé la limite de dépôt plus élevée que vous aviez demandée. Sur notre site, vous pouvez toujours déposer au maximum {limit} sur sept jours consécutifs.",
  },
  raiseRevoked: {
    subject: "La limite légale de dépôt hebdomadaire s’applique à nouveau",
    text: "Bonjour {firstName},\n\nLa Commission des jeux de hasard a retiré son accord pour votre limite de dépôt plus élevée. Dorénavant, vous pouvez déposer au maximum {limit} sur sept jours consécutifs sur notre site.",
  },
  raise: {
    giveBack:
      "Vous pouvez renoncer à tout moment à cette limite plus élevée ; elle prend alors fin immédiatement.",
    ask: "La Commission ne nous en donne pas la raison. La Banque nationale de Belgique peut vous dire ce que sa Centrale des crédits aux particuliers contient à votre sujet : ckp.ccp@nbb.be, +32 2 221 30 06.",
    action: "Voir mes limites",
  },
  pause: {
    money: "Votre argent reste à vous. Vous pouvez vous connecter à tout moment pour le retirer.",
    help: "En parler, ça aide, et c’est gratuit : {help}",
    action: "Retirer mon argent",
  },
  identityAccepted: {
    subject: "Votre identité est vérifiée",
    text: "Bonjour {firstName},\n\nNous avons vérifié votre identité. Vous pouvez maintenant déposer et jouer.",
    action: "Aller à mon compte",
  },
  identityDeclined: {
    subject: "Votre identité n’a pas pu être vérifiée",
    text: "Bonjour {firstName},\n\nNous n’avons pas pu vérifier votre identité. En voici la raison :",
    again:
      "Tant que votre identité n’est pas vérifiée, vous ne pouvez ni effectuer de dépôt ou de retrait, ni jouer.",
    action: "Aller à la page de vérification",
  },
  documentAccepted: {
    subject: "Votre document est accepté",
    text: "Bonjour {firstName},\n\nNous avons examiné un de vos documents et nous l’avons accepté : {document}. Vous n’avez rien à faire.",
    action: "Voir mes documents",
  },
  documentRejected: {
    subject: "Votre document n’a pas pu être accepté",
    text: "Bonjour {firstName},\n\nNous avons examiné un de vos documents et nous ne pouvons pas l’accepter : {document}. En voici la raison :",
    again: "Vous pouvez en envoyer un autre à sa place.",
    action: "Envoyer un autre document",
  },
} as const satisfies Shape<typeof english>
