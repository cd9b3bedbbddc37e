import type english from "../en/notificationTexts.ts"
import type { Shape } from "../shape.ts"

export default {
  gone: {
    title: "Bericht niet meer beschikbaar",
    text: "Dit bericht komt uit een vorige versie van onze site en kan niet meer worden getoond.",
  },
  account: {
    newDevice: {
      title: "Ingelogd op een nieuw toestel",
      text: "Iemand heeft op uw account ingelogd op een toestel dat we nog niet kenden: {device}, netwerkadres {address}. Was u het niet zelf, log dat toestel dan uit en wijzig meteen uw wachtwoord.",
    },
    emailChanged: {
      title: "Uw e-mailadres is gewijzigd",
      text: "Voortaan logt u in met het nieuwe adres en schrijven we u daar. Was u het niet zelf, kies dan meteen een nieuw wachtwoord en mail ons.",
    },
    mailReturned: {
      title: "Onze e-mails bereiken u niet",
      text: "Een e-mail naar uw adres kon niet worden bezorgd. Controleer in uw profiel of het adres klopt, of wijzig het. Intussen leest u hier alles over uw stortingen en opnames.",
    },
    itsmeLinked: {
      title: "Voortaan kunt u inloggen met itsme",
      text: "Uw itsme is aan uw account gekoppeld. Was u het niet zelf, mail ons dan meteen.",
    },
    payoutAccountAdded: {
      title: "Bankrekening {account} toegevoegd",
      text: "We kunnen erop uitbetalen vanaf {until}. Hebt u dat niet zelf gedaan, verwijder ze dan, kies een nieuw wachtwoord en mail ons meteen.",
    },
    payoutAccountRemoved: {
      title: "Bankrekening {account} verwijderd",
      text: "U kunt er geen opnames meer op ontvangen. Hebt u dat niet zelf gedaan, kies dan een nieuw wachtwoord en mail ons meteen.",
    },
    itsmeUnlinked: {
      title: "U logt niet langer in met itsme",
      text: "Uw itsme is losgekoppeld van uw account. Was u het niet zelf, kies dan een nieuw wachtwoord en mail ons meteen.",
    },
    identityAccepted: {
      title: "Uw identiteit is geverifieerd",
      text: "U kunt nu storten en spelen.",
    },
    identityDeclined: {
      title: "Uw identiteit kon niet worden geverifieerd",
      text: "Zolang ze niet geverifieerd is, kunt u geen geld storten of opnemen en niet spelen.",
    },
    documentAccepted: {
      title: "Uw document is aanvaard",
      text: "{document}: u hoeft niets te doen.",
    },
    documentRejected: {
      title: "Uw document kon niet worden aanvaard",
      text: "{document}: u kunt ons een ander document sturen.",
    },
  },
  money: {
    depositReceived: {
      title: "Storting van {amount} ontvangen",
      text: "Het bedrag is bijgeschreven op {purse, select, sports {uw sportsaldo} other {uw saldo}}, dat daarna {balance} bedroeg.",
    },
    depositFailed: {
      title: "Storting van {amount} niet gelukt",
      text: "Er is niets bijgeschreven op {purse, select, sports {uw sportsaldo} other {uw saldo}}.",
    },
    depositReturned: {
      title: "Storting van {amount} teruggestuurd",
      text: "We konden uw betaling{purse, select, sports { op uw sportsaldo} other {}} niet aanvaarden en betalen ze terug via dezelfde betaalwijze. Dat duurt meestal enkele werkdagen.",
    },
    depositTakenBack: {
      title: "Storting van {amount} teruggedraaid",
      text: "Uw storting is buiten onze site om aan u terugbetaald. Daarom hebben we {taken} afgehouden van {purse, select, sports {uw sportsaldo} other {uw saldo}}.",
    },
    withdrawalApproved: {
      title: "Opname van {amount} goedgekeurd",
      text: "We sturen het bedrag{purse, select, sports { van uw sportsaldo} other {}} naar uw rekening {account}.",
    },
    withdrawalSent: {
      title: "Opname van {amount} onderweg",
      text: "We hebben het bedrag{purse, select, sports { van uw sportsaldo} other {}} naar uw rekening {account} gestuurd. Het komt meestal binnen 1 à 2 werkdagen aan.",
    },
    withdrawalReceived: {
      title: "Opname van {amount} uitbetaald",
      text: "Uw bank heeft het bedrag{purse, select, sports { van uw sportsaldo} other {}} ontvangen voor uw rekening {account}.",
    },
    withdrawalRejected: {
      title: "Opname van {amount} geweigerd",
      text: "We hebben het bedrag niet uitbetaald op uw rekening {account}. Het staat weer op {purse, select, sports {uw sportsaldo} other {uw saldo}}.",
    },
    withdrawalFailed: {
      title: "Opname van {amount} niet uitgevoerd",
      text: "We konden het bedrag niet uitbetalen op uw rekening {account}. Het staat weer op {purse, select, sports {uw sportsaldo} other {uw saldo}}.",
    },
    withdrawalReturned: {
      title: "Opname van {amount} teruggestuurd",
      text: "Uw bank heeft het bedrag dat we op uw rekening {account} hadden uitbetaald, teruggestuurd. Het staat weer op {purse, select, sports {uw sportsaldo} other {uw saldo}}.",
    },
    referralRewarded: {
      title: "Beloning voor een uitnodiging: {amount}",
      text: "Iemand heeft een account geopend via uw link en alle voorwaarden zijn vervuld. Vraag de beloning op vóór {until}; daarna zetten we ze automatisch op uw saldo.",
    },
    referralCredited: {
      title: "Beloning van {amount} op uw saldo",
      text: "U had uw beloning niet op tijd opgevraagd. We hebben ze automatisch op uw saldo gezet.",
    },
    referralDisputed: {
      title: "We onderzoeken uw beloning",
      text: "We onderzoeken de uitnodiging waarvoor u {amount} kreeg. Het resultaat leest u hier.",
    },
    referralKept: {
      title: "Uw beloning van {amount} blijft van u",
      text: "We hebben de uitnodiging onderzocht. U behoudt de beloning.",
    },
    referralRefused: {
      title: "Uw beloning van {amount} is ingetrokken",
      text: "Twee medewerkers hebben de uitnodiging onderzocht en beslist dat ze niet meetelt. Het bedrag is teruggenomen.",
    },
    bonusGranted: {
      title: "Welkomstbonus van {amount}",
      text: "U speelt eerst met uw eigen geld en daarna met de bonus, tot {until}. Zodra u {required} hebt ingezet, is de rest van de bonus van u. Neemt u eerder geld op, dan vervalt hij.",
    },
    bonusConverted: {
      title: "Uw bonus is van u: {amount}",
      text: "U hebt voldoende ingezet. Het bedrag staat op uw saldo en u kunt het opnemen.",
    },
    bonusSpent: {
      title: "Uw bonus is op",
      text: "U hebt de hele bonus gebruikt. Aan uw eigen geld verandert niets.",
    },
    bonusOver: {
      title: "Uw bonus is afgelopen",
      text: "U had niet op tijd voldoende ingezet. De resterende {amount} is vervallen. Aan uw eigen geld verandert niets.",
    },
    bonusWithdrawn: {
      title: "Uw bonus is afgelopen",
      text: "U hebt een opname aangevraagd en afgezien van de resterende {amount}.",
    },
    bonusGivenUp: {
      title: "Uw bonus is afgelopen",
      text: "U hebt ervan afgezien; de resterende {amount} is vervallen. Aan uw eigen geld verandert niets.",
    },
    bonusDepositReturned: {
      title: "Uw bonus is afgelopen",
      text: "De storting waarvoor u de bonus kreeg, is terugbetaald. De resterende {amount} is vervallen.",
    },
    bonusCancelled: {
      title: "Uw bonus is geannuleerd",
      text: "De resterende {amount} is vervallen. Bent u het daar niet mee eens, mail ons dan.",
    },
  },
  game: {
    stakesAnnulled: {
      title: "{amount} terugbetaald",
      text: "We hebben inzetten geannuleerd en terugbetaald wat u daarop had verloren. In onze e-mail leest u waarom.",
    },
    jackpotWon: {
      title: "Jackpot: {amount}",
      text: "U hebt de jackpot “{jackpot}” gewonnen. Vraag hem op vóór {until}; daarna zetten we hem automatisch op uw saldo.",
    },
    jackpotCredited: {
      title: "Jackpot van {amount} op uw saldo",
      text: "U had uw jackpot “{jackpot}” niet op tijd opgevraagd. We hebben hem automatisch op uw saldo gezet.",
    },
    jackpotDisputed: {
      title: "We onderzoeken uw jackpot",
      text: "De inzet waarmee u de jackpot “{jackpot}” ({amount}) won, is terugbetaald. Een medewerker onderzoekt dat. Het resultaat leest u hier.",
    },
    jackpotKept: {
      title: "Uw jackpot van {amount} blijft van u",
      text: "We hebben de jackpot “{jackpot}” onderzocht. U behoudt hem.",
    },
    jackpotRefused: {
      title: "Jackpot van {amount} teruggenomen",
      text: "De inzet waarmee u de jackpot “{jackpot}” had gewonnen, is terugbetaald en telde dus niet mee. In onze e-mail leest u meer.",
    },
    dropWon: {
      title: "Prijs: {amount}",
      text: "Een van uw inzetten heeft een prijs gewonnen. Vraag hem op vóór {until}; daarna zetten we hem automatisch op uw saldo.",
    },
    dropCredited: {
      title: "Prijs van {amount} op uw saldo",
      text: "U had uw prijs niet op tijd opgevraagd. We hebben hem automatisch op uw saldo gezet.",
    },
    dropDisputed: {
      title: "We onderzoeken uw prijs",
      text: "De inzet waarmee u een prijs van {amount} won, is terugbetaald. Een medewerker onderzoekt dat. Het resultaat leest u hier.",
    },
    dropKept: {
      title: "Uw prijs van {amount} blijft van u",
      text: "We hebben de prijs onderzocht. U behoudt hem.",
    },
    dropRefused: {
      title: "Prijs van {amount} teruggenomen",
      text: "De inzet waarmee u de prijs had gewonnen, is terugbetaald en telde dus niet mee. In onze e-mail leest u meer.",
    },
    tournamentWon: {
      title: "Plaats {place} in “{tournament}”: {amount}",
      text: "Vraag uw prijs op vóór {until}; daarna zetten we hem automatisch op uw saldo.",
    },
    tournamentCredited: {
      title: "Prijs van {amount} op uw saldo",
      text: "U had uw prijs uit het toernooi “{tournament}” niet op tijd opgevraagd. We hebben hem automatisch op uw saldo gezet.",
    },
    tournamentDisputed: {
      title: "We onderzoeken uw prijs",
      text: "Een inzet die meetelde voor uw prijs van {amount} in “{tournament}”, is terugbetaald. Een medewerker onderzoekt dat. Het resultaat leest u hier.",
    },
    tournamentKept: {
      title: "Uw prijs van {amount} blijft van u",
      text: "We hebben het toernooi “{tournament}” onderzocht. U behoudt de prijs.",
    },
    tournamentRefused: {
      title: "Prijs van {amount} teruggenomen",
      text: "Een inzet die ervoor meetelde in “{tournament}”, is terugbetaald. In onze e-mail leest u meer.",
    },
    tournamentCancelled: {
      title: "“{tournament}” is afgelast",
      text: "U was ingeschreven voor dit toernooi. Terugbetaald op uw saldo: {amount}.",
    },
    tournamentBarred: {
      title: "U doet niet meer mee aan “{tournament}”",
      text: "U mag niet spelen wanneer dit toernooi begint. Terugbetaald op uw saldo: {amount}.",
    },
    tournamentRemoved: {
      title: "U doet niet meer mee aan “{tournament}”",
      text: "Twee medewerkers hebben u uitgeschreven. Terugbetaald op uw saldo: {amount}. In onze e-mail leest u meer.",
    },
    tournamentPointsWon: {
      title: "Plaats {place} in “{tournament}”: {amount}",
      text: "De punten staan op uw account en tellen mee voor uw rang in de Elite Club.",
    },
    tournamentPointsDisputed: {
      title: "We onderzoeken uw prijs",
      text: "Een inzet die meetelde voor uw {amount} in “{tournament}”, is terugbetaald. Een medewerker onderzoekt dat. Het resultaat leest u hier.",
    },
    tournamentPointsKept: {
      title: "Uw {amount} blijven van u",
      text: "We hebben het toernooi “{tournament}” onderzocht. U behoudt uw punten.",
    },
    tournamentPointsRefused: {
      title: "Teruggenomen: {amount}",
      text: "Een inzet die ervoor meetelde in “{tournament}”, is terugbetaald. Twee medewerkers hebben beslist dat u de plaats zonder die inzet niet had behaald.",
    },
    questWon: {
      title: "Elite Quest: {amount}",
      text: "U bent op plaats {place} geëindigd in de quest van de week. Vraag uw prijs op vóór {until}; daarna zetten we hem automatisch op uw saldo.",
    },
    questCredited: {
      title: "Questprijs van {amount} op uw saldo",
      text: "U had uw prijs niet op tijd opgevraagd. We hebben hem automatisch op uw saldo gezet.",
    },
    questDisputed: {
      title: "We onderzoeken uw questprijs",
      text: "Een inzet die meetelde voor uw plaats ({amount}), is terugbetaald. Een medewerker onderzoekt dat. Het resultaat leest u hier.",
    },
    questKept: {
      title: "Uw questprijs van {amount} blijft van u",
      text: "We hebben de prijs onderzocht. U behoudt hem.",
    },
    questRefused: {
      title: "Questprijs van {amount} teruggenomen",
      text: "Een inzet die u nodig had voor uw plaats, is terugbetaald en telde dus niet mee. In onze e-mail leest u meer.",
    },
    questCancelled: {
      title: "De quest van week {week} is afgelast",
      text: "Meedoen heeft u niets gekost, en er wordt niets uitbetaald. Uw inzetten lopen gewoon door.",
    },
    rankRose: {
      title: "Uw rang is nu {rank}",
      text: "U hebt er de voorbije 365 dagen genoeg punten voor verdiend. Op de pagina Elite Club leest u wat de rang oplevert.",
    },
    rankFalls: {
      title: "Vanaf {on} is uw rang {rank}",
      text: "Punten tellen een jaar mee voor uw rang. Naar de stand van vandaag hebt u er die dag te weinig voor de rang {held}. Uw coins houdt u.",
    },
  },
  responsible: {
    breakBegan: {
      title: "Uw speelpauze is begonnen",
      text: "U kunt niet storten of spelen tot {until}. U kunt nog altijd geld opnemen en uw geschiedenis bekijken.",
    },
    limitCooled: {
      title: "U kunt uw limiet nu wijzigen",
      text: "De wachttijd van 72 uur is voorbij. Wilt u uw limiet nog altijd verhogen, bevestig dat dan vóór {until}. Doet u niets, dan blijft ze zoals ze is.",
    },
    raiseHolds: {
      title: "Uw wekelijkse stortingslimiet is {limit}",
      text: "De Kansspelcommissie gaat akkoord. U kunt altijd terugkeren naar de wettelijke limiet.",
    },
    raiseRefused: {
      title: "Uw wekelijkse stortingslimiet blijft zoals ze is",
      text: "De Kansspelcommissie heeft de hogere limiet geweigerd. Ze zegt ons niet waarom; bij de Nationale Bank kunt u opvragen wat er over u in de kredietcentrale staat.",
    },
    raiseRevoked: {
      title: "De wettelijke wekelijkse stortingslimiet geldt opnieuw",
      text: "De Kansspelcommissie heeft de toestemming voor uw hogere limiet ingetrokken. Ze zegt ons niet waarom; bij de Nationale Bank kunt u opvragen wat er over u in de kredietcentrale staat.",
    },
    returnAsked: {
      title: "U hebt gevraagd om terug te komen",
      text: "U kunt storten en spelen vanaf {until}. Als u van gedachten verandert, kunt u uzelf altijd opnieuw uitsluiten.",
    },
    returned: {
      title: "Uw uitsluiting is afgelopen",
      text: "De wachttijd van een dag is voorbij: u kunt weer spelen. Uw limieten blijven gelden.",
    },
    exclusionBegan: {
      title: "U bent uitgesloten van spelen",
      text: "U kunt niet storten of spelen tot {until}. U kunt nog altijd geld opnemen en uw geschiedenis bekijken.",
    },
  },
} as const satisfies Shape<typeof english>
