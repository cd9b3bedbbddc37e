import type english from "../en/documents.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Documents",
  text: "Envoyez un document ici si notre service clientèle vous l’a demandé. Un membre de notre équipe examine chaque document et nous vous communiquons le résultat par e-mail.",
  privacy:
    "Nous conservons vos documents sous forme chiffrée et ne les utilisons que pour vérifier ce que vous nous indiquez.",
  sentTitle: "Vos envois",
  list: "Documents que vous avez envoyés",
  emptyTitle: "Vous n’avez pas encore envoyé de document",
  emptyText: "Vos envois apparaîtront ici, avec le résultat pour chacun.",
  sentAt: "Envoyé le {at}",
  statuses: {
    waiting: "En cours de vérification",
    accepted: "Accepté",
    rejected: "Non accepté",
    replaced: "Remplacé",
  },
  replacedText: "Vous avez envoyé un autre document à sa place.",
  another: "Remplacer ce document",
  anotherNamed: "Remplacer le document : {label}, envoyé le {at}",
  sendTitle: "Envoyer un document",
  sendText: "Choisissez de quel document il s’agit.",
  purposes: {
    identityCardFront: "Le côté avec votre photo, pour montrer qui vous êtes.",
    identityCardBack: "Le côté avec votre numéro de registre national.",
    passport: "La page avec votre photo, si vous n’avez pas de carte d’identité belge.",
    proofOfAddress:
      "Une facture ou un courrier d’une administration, de trois mois au plus, à votre nom et à votre adresse.",
    proofOfBankAccount:
      "Un extrait de compte ou une carte bancaire où figurent votre nom et le numéro de compte.",
    sourceOfFunds:
      "Une fiche de paie, un avertissement-extrait de rôle ou une lettre de notaire, si nous vous demandons d’où vient votre argent.",
  },
  file: "Fichier ou photo",
  fileHint:
    "JPEG, PNG, WebP ou PDF, {megabytes} Mo au maximum. Sur un téléphone, vous pouvez prendre la photo maintenant : nette, sans reflet, les quatre coins visibles.",
  missing: "Choisissez d’abord un fichier ou prenez une photo.",
  tooLong: "Ce fichier dépasse {megabytes} Mo. Choisissez-en un plus petit.",
  wrongKind: "Ce n’est ni un JPEG, ni un PNG, ni un WebP, ni un PDF. Choisissez un autre fichier.",
  send: "Envoyer",
  sendNamed: "Envoyer : {label}",
  sending: "Envoi de votre document en cours",
  failed: "L’envoi a échoué",
  failedTitle: "Nous ne pouvons pas afficher vos documents pour le moment",
  failedText: "Rien de ce que vous avez envoyé n’est perdu. Réessayez dans un instant.",
  pictures: {
    title: "Envoyer plutôt des photos",
    text: "Si la vérification ne fonctionne pas sur votre appareil, envoyez-nous des photos de votre propre document d’identité. Shufti Pro les vérifie pour notre compte, et nous ne les conservons pas.",
    front: "Recto de la carte, ou page du passeport avec votre photo",
    back: "Verso de la carte",
    backHint: "Inutile pour un passeport.",
    hint: "JPEG, PNG ou WebP, {megabytes} Mo au maximum pour les deux",
    missing: "Choisissez ou prenez d’abord une photo.",
    wrongKind: "Ce n’est ni un JPEG, ni un PNG, ni un WebP. Choisissez une autre photo.",
    tooLong: "Les photos dépassent {megabytes} Mo. Choisissez-en de plus petites.",
    send: "Faire vérifier mes photos",
    sending: "Vos photos sont en cours de vérification. Cela peut prendre une minute.",
    declined:
      "En cas de refus, assurez-vous que le document est bien le vôtre et encore valable, puis reprenez les photos avec un bon éclairage, les quatre coins visibles. Si cela ne suffit pas, envoyez votre document ci-dessous et écrivez à notre service clientèle.",
  },
} as const satisfies Shape<typeof english>
