import type english from "../en/profile.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Profiel",
  details: "Uw gegevens",
  detailsText:
    "Deze gegevens komen uit uw registratie en van uw identiteitsdocument. Klopt er iets niet, mail ons dan.",
  username: "Gebruikersnaam",
  name: "Naam",
  dateOfBirth: "Geboortedatum",
  memberSince: "Account geopend op",
  contact: "Contactgegevens",
  gender: "Geslacht",
  genders: { female: "Vrouw", male: "Man", other: "Andere" },
  phone: "Telefoon",
  address: "Straat en nummer",
  postalCode: "Postcode",
  city: "Gemeente",
  noAnswer: "Niet opgegeven",
  save: "Bewaren",
  saving: "Bezig met bewaren",
  required: "Vul dit in.",
  phoneWrong: "Gebruik alleen cijfers, met een + vooraan voor een buitenlands nummer.",
  identity: "Identiteit",
  identityStates: {
    none: "Nog niet geverifieerd",
    inProgress: "Wordt gecontroleerd",
    accepted: "Geverifieerd",
    declined: "Niet aanvaard",
  },
  identityTexts: {
    none: "Laat uw identiteit verifiëren om geld te storten, te spelen en geld op te nemen.",
    inProgress: "We controleren uw identiteit.",
    accepted: "U kunt geld storten, spelen en geld opnemen.",
    restricted: "U kunt geld opnemen. Storten en spelen kunt u nu niet.",
    declined: "We konden uw identiteit niet verifiëren. U kunt het opnieuw proberen.",
  },
  identityActions: {
    none: "Mijn identiteit laten verifiëren",
    inProgress: "De stand van zaken bekijken",
    declined: "Opnieuw proberen",
  },
} as const satisfies Shape<typeof english>
