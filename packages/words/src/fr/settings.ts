import type english from "../en/settings.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Paramètres",
  lead: "L’affichage du site et les messages que nous vous envoyons.",
  card: "La langue, l’affichage des soldes, votre photo et la fermeture de votre compte.",
  open: "Aller aux paramètres",
  save: "Enregistrer",
  saving: "Enregistrement en cours",
  language: "Langue",
  languageLabel: "Langue du site et de nos e-mails",
  languageText:
    "Après l’enregistrement, des e-mails déjà en route peuvent encore vous parvenir dans la langue précédente.",
  languageSave: "Utiliser cette langue",
  wallet: "Affichage des soldes",
  hideZero: "Masquer les EliteCoins et les ElitePoints tant que je n’en ai pas",
  displayFiat: "Afficher aussi mon solde dans une autre devise",
  selectedFiat: "Devise",
  walletText: "Il s’agit d’une estimation. Vos dépôts, vos mises et vos retraits sont toujours en euros.",
  ratesOf: "D’après les cours de référence de la Banque centrale européenne du {day}.",
  noRates:
    "Nous n’avons pas de cours de change pour le moment. Votre choix est enregistré ; l’estimation apparaîtra dès que nous en aurons.",
  photo: "Votre photo",
  photoText:
    "Vous seul la voyez : dans le menu et sur ces pages. Nous la recadrons en carré et supprimons tout ce que le fichier contient d’autre, comme le lieu de la prise de vue.",
  photoAlt: "Votre photo",
  photoNone: "Vous n’avez pas encore de photo.",
  photoLabel: "Choisir une photo",
  photoHint: "JPEG, PNG ou WebP, {megabytes} Mo au maximum",
  photoMissing: "Choisissez d’abord une photo.",
  photoTooLong: "Ce fichier dépasse {megabytes} Mo. Choisissez-en un plus petit.",
  photoSave: "Utiliser cette photo",
  photoRemove: "Supprimer ma photo",
  removing: "Suppression en cours",
  news: "Nouvelles par e-mail",
  newsLetter: "Je souhaite recevoir par e-mail des nouvelles sur les jeux",
  newsText:
    "Notre licence belge ne nous permet pas d’envoyer ce type d’e-mails : nous enregistrons seulement votre choix. Les messages sur votre compte, votre argent et votre protection vous parviennent dans tous les cas.",
} as const satisfies Shape<typeof english>
