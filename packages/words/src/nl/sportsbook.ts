export default {
  title: "Sportweddenschappen",
  lead: "Wedden op sport, met een saldo dat er alleen voor dient.",
  frame: "Wedstrijden, noteringen en uw wedbriefje",
  licence:
    "De sportweddenschappen vallen onder vergunning {number}. De wet houdt hun saldo en dat van het casino gescheiden: er gaat geen geld van het ene naar het andere.",
  balance: "Sportsaldo",
  payIn: "Storten",
  withdraw: "Opnemen",
  loading: "De sportweddenschappen gaan open…",
  infoTitle: "Hier niet aangeboden",
  infoText:
    "Op deze site worden geen sportweddenschappen aangenomen. Wat er op uw sportsaldo staat, blijft van u: u kunt het opnemen.",
  lostTitle: "De verbinding is weg",
  lostText: "Zolang ze weg is, kunt u niet wedden. Een geplaatste weddenschap blijft geplaatst.",
  silentTitle: "De sportweddenschappen antwoorden niet",
  silentText:
    "Al vijftien seconden komt er geen antwoord, en dat ligt niet aan u. Probeer het over een minuut opnieuw. Uw saldo en uw weddenschappen bewaren wij, en lopende weddenschappen worden hoe dan ook afgehandeld.",
  retry: "Opnieuw proberen",
  logIn: "U ziet de noteringen. Om te wedden hebt u een account nodig.",
  noScript: "De sportweddenschappen hebben JavaScript nodig. Storten en opnemen kan zonder.",
  description: "Noteringen en weddenschappen op sport: onder welke vergunning, en met welk saldo.",
  ownBets: "Uw weddenschappen",
  infoVisitor:
    "Op deze site worden geen sportweddenschappen aangenomen. De Kansspelcommissie houdt een lijst bij van de sites die dat wel mogen.",
  closedTitle: "De sportweddenschappen zijn gesloten",
  closedText:
    "Hier worden geen weddenschappen meer aangenomen. Lopende weddenschappen worden afgehandeld zodra de wedstrijden gespeeld zijn, en wat ze opbrengen komt op uw sportsaldo. Dat saldo is van u: u kunt het opnemen. Gaan de sportweddenschappen opnieuw open, dan vindt u ze in het menu.",
  silentVisitor:
    "Al vijftien seconden komt er geen antwoord, en dat ligt niet aan u. Probeer het over een minuut opnieuw.",
  askedAgain:
    "Zolang kan er niet gewed worden. We proberen het vanzelf om de paar seconden opnieuw; een geplaatste weddenschap blijft geplaatst.",
  sessionOver:
    "Uw sessie is voorbij: u hebt zo lang gespeeld als u zichzelf toestaat. Een geplaatste weddenschap blijft geplaatst. Log in na {until} om opnieuw te wedden.",
  owed: "Uw saldo is negatief: een resultaat werd gecorrigeerd nadat wat het had opgebracht al was uitgegeven. Wat u daarna stort of wint, vult eerst dat tekort aan.",
} as const
