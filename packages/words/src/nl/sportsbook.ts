export default {
  title: "Sportweddenschappen",
  lead: "Wedden op sport, met een saldo dat er alleen voor dient.",
  frame: "Wedstrijden, noteringen en uw wedbriefje",
  licence:
    "De sportweddenschappen vallen onder vergunning {number}. De wet houdt hun saldo en dat van het casino gescheiden: er gaat geen geld van het ene naar het andere.",
  balance: "Sportsaldo",
  payIn: "Storten",
  withdraw: "Opnemen",
  bets: "Mijn weddenschappen",
  loading: "De sportweddenschappen gaan open…",
  infoTitle: "Hier niet aangeboden",
  infoText:
    "Op deze site worden geen sportweddenschappen aangenomen. Wat er op uw sportsaldo staat, blijft van u: u kunt het opnemen.",
  lostTitle: "De verbinding is weg",
  lostText: "Zolang ze weg is, kunt u niet wedden. Een geplaatste weddenschap blijft geplaatst.",
  silentTitle: "De sportweddenschappen antwoorden niet",
  silentText: "Misschien is het er druk. Uw saldo en uw weddenschappen zijn bij ons veilig.",
  retry: "Opnieuw proberen",
  logIn: "U ziet de noteringen; log in om te wedden.",
  noScript: "De sportweddenschappen hebben JavaScript nodig. Storten en opnemen kan zonder.",
} as const
