import type english from "../en/profile.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Profil",
  details: "Vos données",
  detailsText:
    "Elles viennent de votre inscription et de votre document d’identité. Écrivez-nous pour les faire corriger.",
  username: "Nom d’utilisateur",
  name: "Nom",
  dateOfBirth: "Date de naissance",
  memberSince: "Compte ouvert le",
  contact: "Coordonnées",
  gender: "Sexe",
  genders: { female: "Femme", male: "Homme", other: "Autre" },
  phone: "Téléphone",
  address: "Rue et numéro",
  postalCode: "Code postal",
  city: "Localité",
  noAnswer: "Non communiqué",
  save: "Enregistrer",
  saving: "Enregistrement en cours",
  required: "Veuillez remplir ce champ.",
  phoneWrong: "Utilisez uniquement des chiffres, précédés de + pour un numéro étranger.",
  identity: "Identité",
  identityStates: {
    none: "Pas encore vérifiée",
    inProgress: "En cours de vérification",
    accepted: "Vérifiée",
    declined: "Non acceptée",
  },
  identityTexts: {
    none: "Faites vérifier votre identité pour effectuer des dépôts et des retraits, et pour jouer.",
    inProgress: "Nous vérifions votre identité.",
    accepted: "Vous pouvez effectuer des dépôts et des retraits, et jouer.",
    restricted: "Vous pouvez effectuer des retraits. Pour le moment, vous ne pouvez ni déposer ni jouer.",
    declined: "Nous n’avons pas pu vérifier votre identité. Vous pouvez réessayer.",
  },
  identityActions: {
    none: "Faire vérifier mon identité",
    inProgress: "Voir où en est la vérification",
    declined: "Réessayer",
  },
} as const satisfies Shape<typeof english>
