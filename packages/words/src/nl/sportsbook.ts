export default {
  title: "Sportweddenschappen",
  lead: "Wed op sport, met een apart saldo.",
  frame: "Wedstrijden, noteringen en uw wedbriefje",
  licence:
    "De sportweddenschappen vallen onder vergunning {number}. Volgens de wet moet het saldo voor sport gescheiden blijven van dat voor het casino: u kunt geen geld van het ene naar het andere overzetten.",
  balance: "Sportsaldo",
  payIn: "Storten",
  withdraw: "Opnemen",
  loading: "De sportweddenschappen worden geladen…",
  infoTitle: "Hier niet beschikbaar",
  infoText:
    "Op deze site kunt u niet op sport wedden. Wat er op uw sportsaldo staat, blijft van u: u kunt het opnemen.",
  lostTitle: "Verbinding weggevallen",
  lostText:
    "Zolang u niet verbonden bent, kunt u niet wedden. Weddenschappen die u al hebt geplaatst, blijven gelden.",
  silentTitle: "De sportweddenschappen zijn niet bereikbaar",
  silentText:
    "We wachten al vijftien seconden op antwoord. Dat ligt niet aan u. Probeer het over een minuut opnieuw. Uw saldo en uw weddenschappen zijn veilig, en lopende weddenschappen worden gewoon afgehandeld.",
  retry: "Opnieuw proberen",
  logIn: "U kunt de noteringen bekijken. Om te wedden hebt u een account nodig.",
  noScript: "Voor de sportweddenschappen is JavaScript nodig. Storten en opnemen kan ook zonder.",
  description: "Noteringen en weddenschappen op sport: de vergunning en het saldo.",
  ownBets: "Uw weddenschappen",
  infoVisitor:
    "Op deze site kunt u niet op sport wedden. De Kansspelcommissie houdt een lijst bij van de sites die dat wel mogen.",
  closedTitle: "De sportweddenschappen zijn gesloten",
  closedText:
    "U kunt hier niet meer wedden. Lopende weddenschappen worden afgehandeld zodra de wedstrijden gespeeld zijn; de winst komt op uw sportsaldo. Dat saldo is van u: u kunt het opnemen. Gaan de sportweddenschappen weer open, dan vindt u ze in het menu.",
  silentVisitor:
    "We wachten al vijftien seconden op antwoord. Dat ligt niet aan u. Probeer het over een minuut opnieuw.",
  askedAgain:
    "U kunt nu niet wedden. We proberen om de paar seconden automatisch opnieuw verbinding te maken. Weddenschappen die u al hebt geplaatst, blijven gelden.",
  sessionOver:
    "Uw sessie is afgelopen: u hebt de maximale speeltijd bereikt die u zelf hebt ingesteld. Weddenschappen die u al hebt geplaatst, blijven gelden. Log na {until} opnieuw in om verder te wedden.",
  owed: "Uw saldo is negatief: een resultaat is gecorrigeerd nadat u de winst al had gebruikt. Wat u stort of wint, dient eerst om dat tekort aan te vullen.",
} as const
