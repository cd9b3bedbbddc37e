export default {
  joining: "Welkomstbonus",
  balance: "Bonus",
  staked: "Ingezet",
  of: "{part} van {whole}",
  active:
    "U speelt ermee na uw eigen geld. Zodra u nog {left} hebt ingezet, is wat ervan overblijft van u: u hebt tijd tot {until}. Zolang u hem hebt, mag een inzet hoogstens {largestStake} zijn.",
  offered:
    "Kiest u hem bij uw eerste storting, dan krijgt u er {percent}% bij, tot {maximum}. U speelt ermee na uw eigen geld, met een inzet van hoogstens {largestStake}. Hij is van u zodra u hem {wagering} keer hebt ingezet binnen {days} dagen; wat daarna overblijft, gaat terug naar ons.",
  info: "Ter informatie: er wordt momenteel geen welkomstbonus gegeven. De voorwaarden zouden zijn: {percent}% van de eerste storting, tot {maximum}, {wagering} keer in te zetten binnen {days} dagen, met een inzet van hoogstens {largestStake}.",
  shares: "Hoeveel van een inzet telt",
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
    other: "alle andere",
  },
  withdrawing: "Een opname maakt een einde aan de bonus. We vragen het u eerst.",
  ask: {
    label: "Ja, ik wil de welkomstbonus",
    match:
      "{percent, select, 100 {Wij verdubbelen uw eerste storting, tot {maximum} bonus.} other {Wij geven {percent}% van uw eerste storting extra, tot {maximum}.}}",
    perStake: "Zet {wagering} × de bonus in binnen {days} dagen om hem te kunnen opnemen.",
    sum: "Uw bonus: {bonus}. Zet binnen {days} dagen {required} in om hem te kunnen opnemen.",
    largestStake: "Zolang de bonus loopt, is uw inzet hoogstens {largestStake} per keer.",
    withdrawing: "Neemt u voor die tijd geld op, dan verliest u de bonus.",
    once: "U kunt hem alleen nu kiezen, bij uw eerste storting. Zonder bonus speelt u met uw eigen geld en moet u niets inzetten voor u het opneemt.",
  },
  came: {
    title: "Uw welkomstbonus van {bonus} is er",
    text: "Zet {required} in vóór {until} om hem te kunnen opnemen. Zolang de bonus loopt, is uw inzet hoogstens {largestStake} per keer. Neemt u voor die tijd geld op, dan verliest u de bonus.",
  },
  givingUp: {
    title: "Van de bonus afzien",
    text: "U verliest de {amount} die ervan overblijft. Wat u ervoor hebt ingezet, {wagered} van {required}, telt niet meer, en een tweede welkomstbonus is er niet. Wat een ronde die nog loopt ervan wint, gaat ook terug naar ons.",
    kept: "Uw eigen geld blijft van u. De hoogste inzet geldt er niet meer voor, en een opname kost u niets meer. Dit is definitief.",
    submit: "Definitief afzien van {amount}",
    submitEmpty: "Definitief afzien van de bonus",
    submitting: "Bezig…",
    failed: "Afzien van uw bonus is niet gelukt. Probeer het opnieuw.",
  },
} as const
