import type english from "../en/jackpotPools.ts"
import type { Shape } from "../shape.ts"

/** How many types of jackpot there are, in a word. */
export const howMany = "vier"

export default {
  threeHour: {
    name: "Drie uur",
    drops: "Kan vallen tot {time}",
    how: "Elke inzet kan hem winnen. Wint niemand, dan blijft hij voor de volgende drie uur.",
    rule: "Hij valt hoogstens één keer in elk tijdvak van drie uur; het huidige eindigt om {time}. De kans van een inzet is het bedrag ervan tegenover wat naar verwachting nog wordt ingezet tot het einde van het tijdvak. Die kans wordt kleiner gemaakt waar een inzet anders meer kon verwachten dan de pot mag teruggeven. Wint geen enkele inzet de pot, dan blijft hij voor het volgende tijdvak.",
  },
  hitTheTarget: {
    name: "Verborgen bedrag",
    drops: "Betaalt tot {target}",
    how: "Vooraf werd een verborgen bedrag getrokken. De inzet die het bereikt, wint; later heeft elke inzet een kleine kans.",
    rule: "Bij het begin van een cyclus wordt een bedrag tussen {start} en {target} getrokken en verzegeld; elke cent daartussen is even waarschijnlijk. De inzet die de pot daar brengt, wint hem. Komt de pot dicht bij {target}, dan zou wachten lonen: vanaf daar heeft elke inzet in plaats daarvan een kleine kans op de pot. Wat boven {target} ligt, blijft voor de volgende cyclus.",
  },
  anyTime: {
    name: "Elk moment",
    drops: "Elke inzet kan hem winnen",
    how: "Elke euro heeft dezelfde kleine kans, op elk moment.",
    rule: "De kans van een inzet hangt van het bedrag af: op dit moment {chance} per € 1. Is de pot erg vol, dan wordt de kans kleiner gemaakt, zodat geen moment beter is dan een ander.",
  },
  bigWin: {
    name: "Grote winst",
    drops: "Een ronde van {multiple}× wint hem",
    how: "Er wordt niets getrokken: hoe vaak het gebeurt, ligt aan de spellen.",
    rule: "Een ronde die minstens {multiple} keer haar inzet wint, wint de pot: helemaal vanaf een inzet van {stake}. Een kleinere inzet wint naar verhouding een deel van de pot, en de cyclus gaat verder. Hoe voller de pot, hoe hoger die inzet. Alleen gokkasten doen mee: bij andere spellen kiest u zelf uw kansen. Wat terugkomt, is aangegeven als het hoogste dat kan.",
  },
} as const satisfies Shape<typeof english>
