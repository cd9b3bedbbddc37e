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
      text: "Een e-mail aan uw adres is bij ons teruggekomen. Kijk op uw profiel na of het adres klopt, of wijzig het. Intussen leest u hier over uw stortingen en opnames.",
    },
    itsmeLinked: {
      title: "Voortaan kunt u inloggen met itsme",
      text: "Uw itsme is aan uw account gekoppeld. Was u het niet zelf, mail ons dan meteen.",
    },
    payoutAccountAdded: {
      title: "Bankrekening {account} toegevoegd",
      text: "We kunnen erop uitbetalen vanaf {until}. Was u het niet, verwijder ze dan, kies een nieuw wachtwoord en schrijf ons meteen.",
    },
    payoutAccountRemoved: {
      title: "Bankrekening {account} verwijderd",
      text: "U kunt er geen geld meer naar opnemen. Was u het niet, kies dan een nieuw wachtwoord en schrijf ons meteen.",
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
      text: "{document}: u kunt een ander document in de plaats sturen.",
    },
  },
  money: {
    depositReceived: {
      title: "Storting van {amount} ontvangen",
      text: "Ze is bij {purse, select, sports {uw sportsaldo} other {uw saldo}} gekomen, dat toen {balance} bedroeg.",
    },
    depositFailed: {
      title: "Storting van {amount} niet gelukt",
      text: "Er is niets bij {purse, select, sports {uw sportsaldo} other {uw saldo}} gekomen.",
    },
    depositReturned: {
      title: "Storting van {amount} teruggestuurd",
      text: "We konden uw betaling{purse, select, sports { op uw sportsaldo} other {}} niet aanvaarden en betalen ze terug via dezelfde betaalwijze. Dat duurt meestal enkele werkdagen.",
    },
    depositTakenBack: {
      title: "Storting van {amount} teruggedraaid",
      text: "Uw storting is buiten onze site om aan u terugbetaald. Daarom hebben we {taken} van {purse, select, sports {uw sportsaldo} other {uw saldo}} gehaald.",
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
      title: "Opname van {amount} teruggekomen",
      text: "Uw bank heeft het bedrag dat we op uw rekening {account} hadden uitbetaald, teruggestuurd. Het staat weer op {purse, select, sports {uw sportsaldo} other {uw saldo}}.",
    },
    referralRewarded: {
      title: "Beloning voor een uitnodiging: {amount}",
      text: "Iemand opende een account via uw link, en alles is in orde. Vraag de beloning op vóór {until}; daarna zetten we ze automatisch op uw saldo.",
    },
    referralCredited: {
      title: "Beloning van {amount} op uw saldo",
      text: "Uw beloning was niet op tijd opgevraagd: we hebben ze op uw saldo gezet.",
    },
    referralDisputed: {
      title: "We bekijken uw beloning",
      text: "De uitnodiging waarvoor u {amount} kreeg, moet worden bekeken. U leest hier wat ervan komt.",
    },
    referralKept: {
      title: "Uw beloning van {amount} blijft van u",
      text: "We hebben de uitnodiging bekeken. De beloning is van u.",
    },
    referralRefused: {
      title: "Uw beloning van {amount} houdt geen stand",
      text: "Twee mensen van ons hebben de uitnodiging bekeken en beslist dat ze niet meetelt. Het bedrag ging naar ons terug.",
    },
    bonusGranted: {
      title: "Welkomstbonus van {amount}",
      text: "U speelt ermee na uw eigen geld, tot {until}. Zodra {required} is ingezet, is wat ervan overblijft van u. Een opname voordien maakt er een einde aan.",
    },
    bonusConverted: {
      title: "Uw bonus is van u: {amount}",
      text: "U hebt hem vaak genoeg ingezet. Het bedrag staat op uw saldo en u kunt het opnemen.",
    },
    bonusSpent: {
      title: "Uw bonus is op",
      text: "Er blijft niets van over. Aan uw eigen geld verandert niets.",
    },
    bonusOver: {
      title: "Uw bonus is afgelopen",
      text: "Hij werd niet op tijd vaak genoeg ingezet. De {amount} die ervan overbleef, ging terug naar ons. Aan uw eigen geld verandert niets.",
    },
    bonusWithdrawn: {
      title: "Uw bonus is afgelopen",
      text: "U vroeg een opname aan en zag af van de {amount} die ervan overbleef.",
    },
    bonusGivenUp: {
      title: "Uw bonus is afgelopen",
      text: "U zag ervan af, en van de {amount} die ervan overbleef. Aan uw eigen geld verandert niets.",
    },
    bonusDepositReturned: {
      title: "Uw bonus is afgelopen",
      text: "De storting waarvoor u hem kreeg, werd teruggegeven. De {amount} die ervan overbleef, ging terug naar ons.",
    },
    bonusCancelled: {
      title: "Uw bonus werd geannuleerd",
      text: "De {amount} die ervan overbleef, ging terug naar ons. Bent u het er niet mee eens, schrijf ons dan.",
    },
  },
  game: {
    stakesAnnulled: {
      title: "{amount} teruggegeven",
      text: "We hebben inzetten geannuleerd en u teruggegeven wat u daarop had verloren. In onze e-mail leest u waarom.",
    },
    jackpotWon: {
      title: "Jackpot: {amount}",
      text: "U hebt de jackpot ‘{jackpot}’ gewonnen. Vraag hem op vóór {until}; daarna zetten we hem automatisch op uw saldo.",
    },
    jackpotCredited: {
      title: "Jackpot van {amount} op uw saldo",
      text: "Uw jackpot ‘{jackpot}’ was niet op tijd opgevraagd: we hebben hem op uw saldo gezet.",
    },
    jackpotDisputed: {
      title: "We bekijken uw jackpot",
      text: "De inzet waarmee u de jackpot ‘{jackpot}’ ({amount}) won, is u teruggegeven. Iemand bekijkt het nu; u leest hier wat ervan komt.",
    },
    jackpotKept: {
      title: "Uw jackpot van {amount} blijft van u",
      text: "We hebben de jackpot ‘{jackpot}’ bekeken. Hij is van u.",
    },
    jackpotRefused: {
      title: "Jackpot van {amount} teruggenomen",
      text: "De inzet waarmee u de jackpot ‘{jackpot}’ had gewonnen, is u teruggegeven en telde dus niet mee. In onze e-mail leest u meer.",
    },
    dropWon: {
      title: "Prijs: {amount}",
      text: "Een van uw inzetten heeft een prijs gewonnen. Vraag hem op vóór {until}; daarna zetten we hem automatisch op uw saldo.",
    },
    dropCredited: {
      title: "Prijs van {amount} op uw saldo",
      text: "Uw prijs was niet op tijd opgevraagd: we hebben hem op uw saldo gezet.",
    },
    dropDisputed: {
      title: "We bekijken uw prijs",
      text: "De inzet waarmee u een prijs van {amount} won, is u teruggegeven. Iemand bekijkt het nu; u leest hier wat ervan komt.",
    },
    dropKept: {
      title: "Uw prijs van {amount} blijft van u",
      text: "We hebben de prijs bekeken. Hij is van u.",
    },
    dropRefused: {
      title: "Prijs van {amount} teruggenomen",
      text: "De inzet waarmee u de prijs had gewonnen, is u teruggegeven en telde dus niet mee. In onze e-mail leest u meer.",
    },
    tournamentWon: {
      title: "Plaats {place} in ‘{tournament}’: {amount}",
      text: "Vraag uw prijs op vóór {until}; daarna zetten we hem automatisch op uw saldo.",
    },
    tournamentCredited: {
      title: "Prijs van {amount} op uw saldo",
      text: "Uw prijs uit het toernooi ‘{tournament}’ was niet op tijd opgevraagd: we hebben hem op uw saldo gezet.",
    },
    tournamentDisputed: {
      title: "We bekijken uw prijs",
      text: "Een inzet die meetelde voor uw prijs van {amount} in ‘{tournament}’, is u teruggegeven. Iemand bekijkt het nu; u leest hier wat ervan komt.",
    },
    tournamentKept: {
      title: "Uw prijs van {amount} blijft van u",
      text: "We hebben het toernooi ‘{tournament}’ bekeken. De prijs is van u.",
    },
    tournamentRefused: {
      title: "Prijs van {amount} teruggenomen",
      text: "Een inzet die ervoor meetelde in ‘{tournament}’, is u teruggegeven. In onze e-mail leest u meer.",
    },
    tournamentCancelled: {
      title: "‘{tournament}’ gaat niet door",
      text: "U deed mee aan dit toernooi. Weer op uw saldo: {amount}.",
    },
    tournamentBarred: {
      title: "U doet niet meer mee aan ‘{tournament}’",
      text: "U kunt niet spelen wanneer dit toernooi begint. Weer op uw saldo: {amount}.",
    },
    tournamentRemoved: {
      title: "U doet niet meer mee aan ‘{tournament}’",
      text: "Twee mensen van ons hebben u uitgeschreven. Weer op uw saldo: {amount}. In onze e-mail leest u meer.",
    },
    tournamentPointsWon: {
      title: "Plaats {place} in ‘{tournament}’: {amount}",
      text: "Ze staan op uw account en tellen mee voor uw rang in de Elite Club.",
    },
    tournamentPointsDisputed: {
      title: "We bekijken uw prijs",
      text: "Een inzet die meetelde voor uw {amount} in ‘{tournament}’, is u teruggegeven. Iemand bekijkt het nu; u leest hier wat ervan komt.",
    },
    tournamentPointsKept: {
      title: "Uw {amount} blijven van u",
      text: "We hebben het toernooi ‘{tournament}’ bekeken. Wat uw plaats opbracht, is van u.",
    },
    tournamentPointsRefused: {
      title: "Teruggenomen: {amount}",
      text: "Een inzet die ervoor meetelde in ‘{tournament}’, is u teruggegeven. Twee mensen van ons hebben beslist dat de plaats zonder die inzet niet gewonnen was.",
    },
    questWon: {
      title: "Elite Quest: {amount}",
      text: "Plaats {place} in de quest van de week is van u. Vraag uw prijs op vóór {until}; daarna zetten we hem automatisch op uw saldo.",
    },
    questCredited: {
      title: "Questprijs van {amount} op uw saldo",
      text: "Uw prijs was niet op tijd opgevraagd: we hebben hem op uw saldo gezet.",
    },
    questDisputed: {
      title: "We bekijken uw questprijs",
      text: "Een inzet die meetelde voor uw plaats ({amount}), is u teruggegeven. Iemand bekijkt het nu; u leest hier wat ervan komt.",
    },
    questKept: {
      title: "Uw questprijs van {amount} blijft van u",
      text: "We hebben de prijs bekeken. Hij is van u.",
    },
    questRefused: {
      title: "Questprijs van {amount} teruggenomen",
      text: "Een inzet die uw plaats nodig had, is u teruggegeven en telde dus niet mee. In onze e-mail leest u meer.",
    },
    questCancelled: {
      title: "De quest van week {week} is afgelast",
      text: "Meedoen had u niets gekost, en er wordt niets uitbetaald. Uw inzetten lopen gewoon verder.",
    },
    rankRose: {
      title: "Uw rang is nu {rank}",
      text: "Uw punten van de voorbije 365 dagen volstaan voor deze rang. Op uw Elite Club-pagina leest u wat hij oplevert.",
    },
    rankFalls: {
      title: "Vanaf {on} is uw rang {rank}",
      text: "Punten tellen een jaar mee voor uw rang. Zoals het er vandaag uitziet, blijven er die dag te weinig over voor de rang {held}. Uw coins blijven van u.",
    },
  },
  responsible: {
    breakBegan: {
      title: "Uw speelpauze is begonnen",
      text: "U kunt niet storten of spelen tot {until}. U kunt nog altijd geld opnemen en uw geschiedenis bekijken.",
    },
    limitCooled: {
      title: "U kunt uw limiet nu wijzigen",
      text: "De 72 uur zijn voorbij. Wilt u uw limiet nog altijd verhogen, bevestig dat dan vóór {until}. Doet u niets, dan blijft ze zoals ze is.",
    },
    raiseHolds: {
      title: "Uw wekelijkse stortingslimiet is {limit}",
      text: "De Kansspelcommissie gaat akkoord. U kunt de hogere limiet op elk moment weer opgeven.",
    },
    raiseRefused: {
      title: "Uw wekelijkse stortingslimiet blijft zoals ze is",
      text: "De Kansspelcommissie heeft de hogere limiet geweigerd. Ze zegt ons niet waarom; de Nationale Bank zegt u wat er over u in haar kredietcentrale staat.",
    },
    raiseRevoked: {
      title: "De wettelijke wekelijkse stortingslimiet geldt opnieuw",
      text: "De Kansspelcommissie heeft haar akkoord met uw hogere limiet ingetrokken. Ze zegt ons niet waarom; de Nationale Bank zegt u wat er over u in haar kredietcentrale staat.",
    },
    returnAsked: {
      title: "U hebt gevraagd om terug te komen",
      text: "U kunt storten en spelen vanaf {until}. Bedenkt u zich, dan kunt u uzelf op elk moment opnieuw uitsluiten.",
    },
    returned: {
      title: "Uw uitsluiting is afgelopen",
      text: "De dag die u moest wachten, is voorbij. Uw limieten blijven gelden.",
    },
    exclusionBegan: {
      title: "U bent uitgesloten van spelen",
      text: "U kunt niet storten of spelen tot {until}. U kunt nog altijd geld opnemen en uw geschiedenis bekijken.",
    },
  },
} as const satisfies Shape<typeof english>
