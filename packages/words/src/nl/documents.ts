import type english from "../en/documents.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Documenten",
  text: "Stuur hier een document als onze klantendienst u erom gevraagd heeft. Een medewerker controleert elk document en we mailen u het resultaat.",
  privacy: "We bewaren uw documenten versleuteld en gebruiken ze alleen om uw gegevens te controleren.",
  sentTitle: "Gestuurde documenten",
  list: "Documenten die u hebt gestuurd",
  emptyTitle: "U hebt nog geen documenten gestuurd",
  emptyText: "De documenten die u stuurt, vindt u hier, samen met het resultaat.",
  sentAt: "Gestuurd op {at}",
  statuses: {
    waiting: "Wordt gecontroleerd",
    accepted: "Aanvaard",
    rejected: "Niet aanvaard",
    replaced: "Vervangen",
  },
  replacedText: "U hebt dit document door een ander vervangen.",
  another: "Een ander document sturen",
  anotherNamed: "Een ander document sturen in plaats van: {label}, gestuurd op {at}",
  sendTitle: "Een document sturen",
  sendText: "Kies om welk document het gaat.",
  purposes: {
    identityCardFront: "De kant met uw foto, om te tonen wie u bent.",
    identityCardBack: "De kant met uw rijksregisternummer.",
    passport: "De bladzijde met uw foto, als u geen Belgische identiteitskaart hebt.",
    proofOfAddress:
      "Een factuur of een brief van een overheid, hoogstens drie maanden oud, met uw naam en adres.",
    proofOfBankAccount: "Een rekeninguittreksel of bankkaart waarop uw naam en het rekeningnummer staan.",
    sourceOfFunds:
      "Een loonfiche, een aanslagbiljet of een brief van de notaris, als we vragen waar uw geld vandaan komt.",
  },
  file: "Bestand of foto",
  fileHint:
    "JPEG, PNG, WebP of pdf, hoogstens {megabytes} MB. Op een telefoon kunt u de foto nu nemen: scherp, zonder weerschijn, met de vier hoeken erop.",
  missing: "Kies eerst een bestand of neem een foto.",
  tooLong: "Dit bestand is groter dan {megabytes} MB. Kies een kleiner bestand.",
  wrongKind: "Dit is geen JPEG, PNG, WebP of pdf. Kies een ander bestand.",
  send: "Versturen",
  sendNamed: "Versturen: {label}",
  sending: "Uw document wordt verstuurd",
  failed: "Versturen is mislukt",
  failedTitle: "We kunnen uw documenten op dit moment niet tonen",
  failedText: "Er is niets verloren gegaan. Probeer het zo meteen opnieuw.",
  pictures: {
    title: "Liever foto’s sturen",
    text: "Lukt de controle niet op uw toestel, stuur ons dan foto’s van uw eigen identiteitsdocument. Shufti Pro controleert ze voor ons, en we bewaren ze niet.",
    front: "Voorkant van de kaart, of de bladzijde van het paspoort met uw foto",
    back: "Achterkant van de kaart",
    backHint: "Niet nodig voor een paspoort.",
    hint: "JPEG, PNG of WebP, samen hoogstens {megabytes} MB",
    missing: "Kies of neem eerst een foto.",
    wrongKind: "Dit is geen JPEG, PNG of WebP. Kies een andere foto.",
    tooLong: "De foto’s zijn groter dan {megabytes} MB. Kies kleinere foto’s.",
    send: "Mijn foto’s laten controleren",
    sending: "Uw foto’s worden gecontroleerd. Dat kan een minuut duren.",
    declined:
      "Werd uw identiteit niet aanvaard, ga dan na of het document van uzelf en nog geldig is, en neem de foto’s opnieuw bij goed licht, met de vier hoeken erop. Helpt dat niet, stuur dan hieronder uw document en mail onze klantendienst.",
  },
} as const satisfies Shape<typeof english>
