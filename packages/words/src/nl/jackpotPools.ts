import type english from "../en/jackpotPools.ts"
import type { Shape } from "../shape.ts"

export const howMany = "vier"

export default {
  threeHour: {
    name: "Drie uur",
    drops: "Kan vallen tot {time}",
    how: "Elke inzet kan hem winnen. Valt hij niet, dan blijft de pot staan voor de volgende drie uur.",
    rule: "Hij valt hoogstens één keer in elk tijdvak van drie uur; het huidige eindigt om {time}. De kans van een inzet hangt af van het bedrag, in verhouding tot wat er naar verwachting nog wordt ingezet tot het einde van het tijdvak. We verkleinen die kans als een inzet anders gemiddeld meer zou opleveren dan de pot mag teruggeven. Wint geen enkele inzet de pot, dan blijft hij staan voor het volgende tijdvak.",
  },
  hitTheTarget: {
    name: "Verborgen bedrag",
    drops: "Tot {target} te winnen",
    how: "Vooraf is een verborgen bedrag getrokken. De inzet waarmee de pot dat bedrag bereikt, wint; als de pot bijna vol is, heeft elke inzet een kleine kans.",
    rule: "Bij het begin van een cyclus wordt een bedrag tussen {start} en {target} getrokken en verzegeld; elke cent daartussen is even waarschijnlijk. De inzet waarmee de pot dat bedrag bereikt, wint hem. Zou de pot heel dicht bij {target} komen, dan zou wachten lonen. Daarom heeft elke inzet vanaf dat punt een kleine kans op de pot. Wat er boven {target} in de pot zit, gaat naar de volgende cyclus.",
  },
  anyTime: {
    name: "Elk moment",
    drops: "Elke inzet kan hem winnen",
    how: "Elke euro heeft dezelfde kleine kans, op elk moment.",
    rule: "De kans van een inzet hangt van het bedrag af: op dit moment {chance} per € 1. Is de pot erg vol, dan wordt de kans kleiner gemaakt, zodat geen enkel moment beter is dan een ander.",
  },
  bigWin: {
    name: "Grote winst",
    drops: "Te winnen met een ronde van {multiple}×",
    how: "Zonder trekking: hoe vaak hij valt, hangt van de spellen af.",
    rule: "Wint een ronde minstens {multiple} keer de inzet, dan wint ze de pot: de hele pot bij een inzet vanaf {stake}. Met een kleinere inzet wint u naar verhouding een deel van de pot, en gaat de cyclus verder. Hoe voller de pot, hoe hoger die inzet. Alleen slots doen mee, want bij andere spellen kiest u zelf uw kansen. Wat naar de spelers teruggaat, is hier als maximum vermeld.",
  },
} as const satisfies Shape<typeof english>
