export default {
  joining: "Welkomstbonus",
  balance: "Bonus",
  staked: "Ingezet",
  of: "{part} van {whole}",
  active:
    "U speelt eerst met uw eigen geld en daarna met de bonus. Zet tot {until} nog {left} in: wat er dan van de bonus overblijft, is van u. Zolang de bonus loopt, is uw inzet hoogstens {largestStake} per keer.",
  offered:
    "Kiest u de bonus bij uw eerste storting, dan krijgt u er {percent}% bij, tot {maximum}. U speelt eerst met uw eigen geld en daarna met de bonus, met een inzet van hoogstens {largestStake} per keer. Zet het bedrag van de bonus binnen {days} dagen {wagering} keer in en hij is van u. Lukt dat niet, dan vervalt wat er nog van overblijft.",
  info: "Ter informatie: op dit moment is er geen welkomstbonus. Dit zijn de voorwaarden als hij er wel is: {percent}% van de eerste storting, tot {maximum}, {wagering} keer in te zetten binnen {days} dagen, met een inzet van hoogstens {largestStake} per keer.",
  shares: "Hoeveel van uw inzet meetelt",
  share: "{percent}%: {kinds}",
  kinds: {
    slots: "slots",
    instant: "instantspellen",
    dice: "dobbelspellen",
    roulette: "roulette",
    blackjack: "blackjack",
    tables: "tafelspellen",
    live: "live casino",
    crash: "crashspellen",
    other: "alle andere spellen",
  },
  withdrawing: "Als u geld opneemt, vervalt de bonus. We vragen u eerst of u dat wilt.",
  ask: {
    label: "Ja, ik wil de welkomstbonus",
    match:
      "{percent, select, 100 {We verdubbelen uw eerste storting, tot {maximum} bonus.} other {U krijgt {percent}% van uw eerste storting extra, tot {maximum}.}}",
    perStake: "Zet {wagering} × de bonus in binnen {days} dagen om hem te kunnen opnemen.",
    sum: "Uw bonus: {bonus}. Zet binnen {days} dagen {required} in om hem te kunnen opnemen.",
    largestStake: "Zolang de bonus loopt, is uw inzet hoogstens {largestStake} per keer.",
    withdrawing: "Neemt u voor die tijd geld op, dan verliest u de bonus.",
    once: "U kunt hem alleen nu kiezen, bij uw eerste storting. Zonder bonus speelt u met uw eigen geld en hoeft u niets in te zetten voor u het opneemt.",
  },
  came: {
    title: "Uw welkomstbonus van {bonus} is er",
    text: "Zet {required} in vóór {until} om hem te kunnen opnemen. Zolang de bonus loopt, is uw inzet hoogstens {largestStake} per keer. Neemt u voor die tijd geld op, dan verliest u de bonus.",
  },
  givingUp: {
    title: "Afzien van de bonus",
    text: "U verliest de {amount} die nog van de bonus overblijft. De {wagered} van {required} die u ervoor hebt ingezet, telt niet meer mee, en u krijgt geen tweede welkomstbonus. Ook wat u met de bonus nog wint in een ronde die al loopt, vervalt.",
    kept: "Uw eigen geld blijft van u: de maximuminzet geldt niet meer, en u kunt het opnemen zonder iets te verliezen. Dit is definitief.",
    submit: "Definitief afzien van {amount}",
    submitEmpty: "Definitief afzien van de bonus",
    submitting: "Bezig…",
    failed: "Dat is niet gelukt: u hebt uw bonus nog. Probeer het opnieuw.",
  },
} as const
