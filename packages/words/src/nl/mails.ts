import type english from "../en/mails.ts"
import type { Shape } from "../shape.ts"

export default {
  operator: "{name}, {address}. Ondernemingsnummer {companyNumber}.",
  licence: "Vergunning {class}, nummer {number}.",
  question: "Vragen? Mail naar {email}.",
  protection: "Verantwoord spelen",
  unsubscribe: "Deze e-mails niet meer ontvangen",
  orCopy: "Of kopieer dit adres naar uw browser:",
  verification: {
    subject: "Bevestig uw e-mailadres",
    text: "Beste {firstName},\n\nBevestig dat dit e-mailadres van u is. Dat is nodig om te kunnen storten en spelen.",
    valid: "De link werkt één keer, tot {until}.",
    notYou: "Hebt u geen account bij ons geopend, dan hoeft u niets te doen.",
    action: "Mijn e-mailadres bevestigen",
  },
  welcome: {
    subject: "Uw e-mailadres is bevestigd",
    text: "Beste {firstName},\n\nBedankt. Hebt u uw identiteit al met itsme bevestigd, dan kunt u nu storten en spelen. Zo niet, dan is er nog één stap: uw identiteit laten verifiëren met uw identiteitsdocument. Dat duurt ongeveer drie minuten.",
    limit: "U kunt hoogstens {limit} storten per periode van zeven dagen.",
    action: "Mijn identiteit laten verifiëren",
  },
  newDevice: {
    subject: "Ingelogd op een nieuw toestel",
    text: "Beste {firstName},\n\nOp {at} heeft iemand op uw account ingelogd op een toestel dat we nog niet kenden.",
    device: "Toestel: {device}. Netwerkadres: {address}.",
    notYou:
      "Was u het zelf, dan hoeft u niets te doen. Zo niet, log dat toestel dan uit, wijzig uw wachtwoord en mail ons meteen op {email}.",
    action: "Mijn toestellen bekijken",
  },
  resetLink: {
    subject: "Kies een nieuw wachtwoord",
    text: "Beste {firstName},\n\nMet deze link kiest u een nieuw wachtwoord voor uw account.",
    valid: "De link werkt één keer, tot {until}. U wordt overal uitgelogd.",
    notYou: "Hebt u dit niet gevraagd, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.",
    action: "Een nieuw wachtwoord kiezen",
  },
  resetCode: {
    subject: "Uw code om een nieuw wachtwoord te kiezen",
    text: "Beste {firstName},\n\nMet deze code kiest u een nieuw wachtwoord voor uw account:",
    valid: "De code werkt één keer, tot {until}. Onze klantendienst zal u er nooit om vragen.",
    notYou: "Hebt u dit niet gevraagd, dan hoeft u niets te doen: uw wachtwoord blijft hetzelfde.",
  },
  loginCode: {
    subject: "Uw code om in te loggen",
    text: "Beste {firstName},\n\nMet deze code rondt u het inloggen af:",
    valid: "De code werkt één keer, tot {until}. Onze klantendienst zal u er nooit om vragen.",
    notYou:
      "Bent u nu niet aan het inloggen, dan kent iemand uw wachtwoord: wijzig het meteen en mail ons op {email}.",
  },
  secondFactor: {
    on: {
      subject: "Inloggen in twee stappen staat aan",
      text: "Beste {firstName},\n\nOp {at} is inloggen in twee stappen aangezet voor uw account. Voortaan logt u in met uw wachtwoord en een code. Bewaar uw herstelcodes op een veilige plaats.",
    },
    off: {
      subject: "Inloggen in twee stappen staat uit",
      text: "Beste {firstName},\n\nOp {at} is inloggen in twee stappen uitgezet voor uw account. Om in te loggen volstaat nu uw wachtwoord.",
    },
    renewed: {
      subject: "U hebt nieuwe herstelcodes",
      text: "Beste {firstName},\n\nOp {at} zijn voor uw account nieuwe herstelcodes gemaakt. De vorige werken niet meer.",
    },
    used: {
      subject: "Er is een herstelcode gebruikt",
      text: "Beste {firstName},\n\nOp {at} is een van uw herstelcodes gebruikt. Die code werkt geen tweede keer. U kunt altijd nieuwe codes maken.",
    },
    notYou:
      "Was u het zelf, dan hoeft u niets te doen. Zo niet, wijzig dan meteen uw wachtwoord en mail ons op {email}.",
    action: "Naar mijn toestellen",
  },
  passwordChanged: {
    subject: "Uw wachtwoord is gewijzigd",
    text: "Beste {firstName},\n\nOp {at} is het wachtwoord van uw account gewijzigd. Op uw andere toestellen bent u uitgelogd.",
    notYou:
      "Was u het zelf, dan hoeft u niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en mail ons op {email}.",
    action: "Een nieuw wachtwoord kiezen",
  },
  passwordSet: {
    subject: "Uw account heeft nu een wachtwoord",
    text: "Beste {firstName},\n\nOp {at} is een wachtwoord gekozen voor uw account. Voortaan kunt u er ook mee inloggen.",
    notYou:
      "Was u het zelf, dan hoeft u niets te doen. Zo niet, kies dan meteen een nieuw wachtwoord en mail ons op {email}.",
    action: "Een nieuw wachtwoord kiezen",
  },
  itsmeUnlinked: {
    subject: "itsme is niet langer aan uw account gekoppeld",
    text: "Beste {firstName},\n\nOp {at} is itsme losgekoppeld van uw account. Voortaan logt u in met uw wachtwoord.",
    notYou: "Was u het niet zelf, kies dan een nieuw wachtwoord en mail ons meteen op {email}.",
    action: "Naar mijn profiel",
  },
  itsmeLinked: {
    subject: "itsme is aan uw account gekoppeld",
    text: "Beste {firstName},\n\nOp {at} is een itsme aan uw account gekoppeld. Voortaan kunt u ermee inloggen; uw wachtwoord blijft ook werken.",
    notYou: "Was u het niet zelf, mail ons dan meteen op {email}.",
    action: "Naar mijn profiel",
  },
  newEmail: {
    subject: "Bevestig uw nieuwe e-mailadres",
    text: "Beste,\n\nIemand wil dit e-mailadres gebruiken voor een account bij ons. Bent u dat, bevestig dat dan op onze site.",
    valid: "De link werkt één keer, tot {until}.",
    notYou: "Bent u dat niet, meld dat dan op dezelfde pagina. Doet u niets, dan verandert er niets.",
    action: "Naar de bevestiging",
  },
  currentEmail: {
    subject: "Wilt u een ander e-mailadres voor uw account?",
    text: "Beste {firstName},\n\nOp {at} heeft iemand die uw wachtwoord kent gevraagd om het e-mailadres van uw account te vervangen door {newEmail}. Het adres wordt alleen gewijzigd als u dat ook via deze e-mail bevestigt.",
    valid: "De link werkt één keer, tot {until}.",
    notYou:
      "Was u het niet, druk dan op dezelfde pagina op “Dit was ik niet”, kies meteen een nieuw wachtwoord en mail ons op {email}.",
    action: "De wijziging bevestigen of annuleren",
  },
  emailChanged: {
    subject: "Het e-mailadres van uw account is gewijzigd",
    text: "Beste {firstName},\n\nSinds {at} is dit het e-mailadres van uw account. Voortaan logt u in met dit adres of met uw gebruikersnaam, en schrijven we u hier.",
    action: "Naar mijn profiel",
    oldText:
      "Beste {firstName},\n\nOp {at} is het e-mailadres van uw account gewijzigd. Dit adres hoort er niet meer bij.",
    notYou: "Was u het zelf, dan hoeft u niets te doen. Zo niet, mail ons dan meteen op {email}.",
  },
  breakBegan: {
    subject: "Uw speelpauze is begonnen",
    text: "Beste {firstName},\n\nZoals u hebt gevraagd, kunt u bij ons niet storten of spelen tot {until}. Daarna eindigt uw pauze automatisch; niemand kan ze inkorten.",
  },
  exclusionBegan: {
    subject: "U bent uitgesloten van spelen",
    text: "Beste {firstName},\n\nZoals u hebt gevraagd, kunt u bij ons niet storten of spelen tot {until}. Daarna eindigt uw uitsluiting automatisch; niemand kan ze inkorten.",
  },
  longExclusionBegan: {
    text: "Beste {firstName},\n\nZoals u hebt gevraagd, kunt u bij ons niet storten of spelen tot {until}. Niemand kan dat inkorten. Uw uitsluiting eindigt ook niet automatisch: wilt u daarna opnieuw spelen, log dan in en vraag om terug te komen. Een dag later kunt u weer spelen.",
  },
  returnAsked: {
    subject: "U hebt gevraagd om terug te komen",
    text: "Beste {firstName},\n\nDe periode waarvoor u zichzelf hebt uitgesloten, is voorbij en u hebt gevraagd om terug te komen. U kunt bij ons storten en spelen vanaf {until}.",
    stay: "Bent u van gedachten veranderd of hebt u dat niet zelf gevraagd, dan kunt u uzelf altijd opnieuw uitsluiten. Dat geldt meteen.",
    action: "Naar mijn limieten",
  },
  excludedByHouse: {
    text: "Beste {firstName},\n\nWe hebben u uitgesloten van spelen: u kunt bij ons niet storten of spelen tot {until}. Niemand kan dat inkorten. Wilt u weten waarom, mail dan naar {email}.",
    returns:
      "De uitsluiting eindigt ook niet automatisch: wilt u daarna opnieuw spelen, log dan in en vraag om terug te komen. Een dag later kunt u weer spelen.",
    forEver:
      "Beste {firstName},\n\nWe hebben u uitgesloten van spelen: u kunt bij ons niet meer storten, spelen of inloggen. Deze uitsluiting eindigt nooit. Wilt u weten waarom, mail dan naar {email}.",
  },
  dossierReady: {
    subject: "Uw gegevens staan klaar",
    text: "Beste {firstName},\n\nDe kopie van uw gegevens die u hebt opgevraagd, staat klaar. Log in om ze te downloaden bij uw instellingen.",
    valid: "U kunt ze downloaden tot {until}. Daarna verwijderen we deze kopie.",
    notYou: "Hebt u dit niet gevraagd, kies dan meteen een nieuw wachtwoord en mail naar {email}.",
    action: "Naar mijn instellingen",
  },
  accountClosed: {
    subject: "Uw account is gesloten",
    text: "Beste {firstName},\n\nZoals u hebt gevraagd, is uw account gesloten. Niemand kan er nog op inloggen. We betalen de rest van uw saldo uit op uw bankrekening en mailen u wanneer het geld onderweg is.",
    kept: "De wet verplicht ons om de gegevens over u en uw betalingen tien jaar te bewaren. We gebruiken ze voor niets anders.",
    back: "Hebt u dit niet gevraagd, of wilt u ooit terugkomen, mail dan naar {email}.",
  },
  excludedForEver: {
    subject: "U bent voorgoed uitgesloten van spelen",
    text: "Beste {firstName},\n\nZoals u hebt gevraagd, kunt u bij ons niet meer storten, spelen of inloggen. Uw uitsluiting eindigt nooit en niemand kan ze terugdraaien.",
    money:
      "Uw geld blijft van u. De rest van uw saldo betalen we uit op de rekening van uw laatste opname. Is er geen, dan mailen we u opnieuw. Vragen kunt u mailen naar {email}.",
  },
  rankFalls: {
    subject: "Vanaf {on} is uw rang in de Elite Club {rank}",
    text: "Beste {firstName},\n\nUw rang in de Elite Club is {held}. Vanaf {on} is dat {rank}.",
    why: "Punten tellen een jaar mee voor een rang. Naar de stand van vandaag hebt u er die dag nog {points}, en {held} begint bij {start}. U daalt hoogstens één rang per maand.",
    coins:
      "In de rang {rank} wordt het aantal coins per punt vermenigvuldigd met {multiplier}. De coins en punten die u hebt, houdt u. U hoeft niets te doen.",
    action: "Mijn rang bekijken",
  },
  stakesAnnulled: {
    subject: "We betalen u {amount} terug",
    text: "Beste {firstName},\n\nWe hadden u niet mogen laten spelen. De reden:",
    underAge: "U was toen jonger dan 21, en volgens de Belgische wet mag niemand onder de 21 spelen.",
    identityUnchecked: "We hebben u laten spelen voordat uw identiteit geverifieerd was. Dat was onze fout.",
    registerNotAsked:
      "We hebben u laten spelen zonder eerst het uitsluitingsregister van de Kansspelcommissie te raadplegen. Dat was onze fout.",
    figures:
      "Daarom hebben we uw inzetten geannuleerd en betalen we terug wat u daarop hebt verloren: u zette {stakes} in en won {wins}, dus is er {amount} bijgeschreven op uw saldo.",
    paidOut:
      "U kunt bij ons niet meer inloggen, maar dit geld is van u. We betalen het uit op uw bankrekening en mailen u als we er geen kennen. Vragen kunt u mailen naar {email}.",
    inBalance:
      "U kunt het opnemen zodra uw identiteit geverifieerd is, of uw account sluiten: dan betalen we uw volledige saldo uit.",
    action: "Naar mijn spelgeschiedenis",
  },
  jackpotWon: {
    subject: "U hebt een jackpot gewonnen: {amount}",
    text: "Beste {firstName},\n\nUw inzet van {stake} op {game} heeft de jackpot “{jackpot}” gewonnen: {amount}.",
    claim: "U kunt hem opvragen tot {until}. Doet u niets, dan zetten we hem daarna automatisch op uw saldo.",
    proof:
      "Zodra de cyclus van deze jackpot afgelopen is, kan iedereen op de jackpotpagina de trekking controleren en er zijn eigen inzetten in terugvinden.",
    action: "Mijn jackpot opvragen",
  },
  jackpotCredited: {
    subject: "Uw jackpot van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nU hebt de jackpot “{jackpot}” gewonnen, maar hem niet opgevraagd. Daarom hebben we {amount} automatisch op uw saldo gezet.",
    action: "Naar mijn saldo",
  },
  jackpotDisputed: {
    subject: "We onderzoeken uw jackpot",
    text: "Beste {firstName},\n\nU hebt de jackpot “{jackpot}” gewonnen: {amount}. Intussen heeft de studio de inzet waarmee u won, terugbetaald. Of u de jackpot behoudt, beslissen onze medewerkers, geen computer. We mailen u zodra de beslissing gevallen is. Tot dan kunt u hem niet opvragen.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  jackpotKept: {
    subject: "Uw jackpot van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben de jackpot “{jackpot}” onderzocht. U behoudt de {amount}, ook al is de inzet terugbetaald.",
    action: "Naar mijn saldo",
  },
  jackpotRefused: {
    subject: "Uw jackpot van {amount} is ingetrokken",
    text: "Beste {firstName},\n\nDe studio heeft de inzet terugbetaald waarmee u de jackpot “{jackpot}” had gewonnen. Twee medewerkers hebben dat onderzocht en beslist dat de inzet niet meetelde. De {amount} is naar de reserve van deze jackpot gegaan.",
    questions:
      "Bent u het daar niet mee eens, mail dan naar {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
  raiseHolds: {
    subject: "Uw wekelijkse stortingslimiet is verhoogd",
    text: "Beste {firstName},\n\nDe Kansspelcommissie heeft uw aanvraag aanvaard. Op onze site kunt u nu hoogstens {limit} storten per periode van zeven dagen.",
  },
  raiseRefused: {
    subject: "Uw wekelijkse stortingslimiet blijft zoals ze is",
    text: "Beste {firstName},\n\nDe Kansspelcommissie heeft de hogere stortingslimiet die u vroeg, geweigerd. Op onze site kunt u nog altijd hoogstens {limit} storten per periode van zeven dagen.",
  },
  raiseRevoked: {
    subject: "De wettelijke wekelijkse stortingslimiet geldt opnieuw",
    text: "Beste {firstName},\n\nDe Kansspelcommissie heeft de toestemming voor uw hogere stortingslimiet ingetrokken. Vanaf nu kunt u op onze site hoogstens {limit} storten per periode van zeven dagen.",
  },
  raise: {
    giveBack: "U kunt altijd terugkeren naar de wettelijke limiet. Dat geldt dan meteen.",
    ask: "De Commissie zegt ons niet waarom. Bij de Nationale Bank van België kunt u opvragen wat er over u in de Centrale voor kredieten aan particulieren staat: ckp.ccp@nbb.be, +32 2 221 30 06.",
    action: "Naar mijn limieten",
  },
  pause: {
    money: "Uw geld blijft van u. U kunt op elk moment inloggen om het op te nemen.",
    help: "Erover praten helpt, en dat is gratis: {help}",
    action: "Geld opnemen",
  },
  identityAccepted: {
    subject: "Uw identiteit is geverifieerd",
    text: "Beste {firstName},\n\nWe hebben uw identiteit geverifieerd. U kunt nu storten en spelen.",
    action: "Naar mijn account",
  },
  identityDeclined: {
    subject: "Uw identiteit kon niet worden geverifieerd",
    text: "Beste {firstName},\n\nWe konden uw identiteit niet verifiëren. De reden:",
    again: "Zolang uw identiteit niet geverifieerd is, kunt u geen geld storten of opnemen en niet spelen.",
    action: "Naar de verificatiepagina",
  },
  documentAccepted: {
    subject: "Uw document is aanvaard",
    text: "Beste {firstName},\n\nWe hebben uw document gecontroleerd en aanvaard: {document}. U hoeft niets te doen.",
    action: "Mijn documenten bekijken",
  },
  documentRejected: {
    subject: "Uw document kon niet worden aanvaard",
    text: "Beste {firstName},\n\nWe hebben uw document gecontroleerd, maar kunnen het niet aanvaarden: {document}. De reden:",
    again: "U kunt ons een ander document sturen.",
    action: "Een ander document sturen",
  },
} as const satisfies Shape<typeof english>
