import type english from "../en/jackpotPools.ts"
import type { Shape } from "../shape.ts"

/** How many types of jackpot there are, in a word. */
export const howMany = "quatre"

export default {
  threeHour: {
    name: "Trois heures",
    drops: "Peut tomber jusqu’à {time}",
    how: "Chaque mise peut l’emporter. Sinon, il est remis en jeu pour trois heures.",
    rule: "Il tombe au plus une fois par période de trois heures ; celle en cours se termine à {time}. La chance d’une mise est son montant par rapport à ce qui devrait être misé jusqu’à la fin de la période. Cette chance est réduite lorsqu’une mise pourrait espérer plus que ce que la cagnotte peut rendre. Si aucune mise ne l’emporte, la cagnotte reste pour la période suivante.",
  },
  hitTheTarget: {
    name: "Le montant caché",
    drops: "Paie jusqu’à {target}",
    how: "Un montant caché a été tiré d’avance. La mise qui l’atteint gagne ; ensuite, chaque mise a une petite chance.",
    rule: "Au début d’un cycle, un montant entre {start} et {target} est tiré et scellé ; chaque centime a la même probabilité. La mise qui porte la cagnotte à ce montant la gagne. Quand la cagnotte approche de {target}, attendre deviendrait avantageux : à partir de là, chaque mise a plutôt une petite chance de l’emporter. Ce qui dépasse {target} reste pour le cycle suivant.",
  },
  anyTime: {
    name: "À tout moment",
    drops: "Chaque mise peut le gagner",
    how: "Chaque euro a la même petite chance, à tout moment.",
    rule: "La chance d’une mise dépend de son montant : {chance} par euro en ce moment. Quand la cagnotte est très remplie, la chance est réduite, pour qu’aucun moment ne soit meilleur qu’un autre.",
  },
  bigWin: {
    name: "Gros gain",
    drops: "Une partie à {multiple}× l’emporte",
    how: "Rien n’est tiré au sort : la fréquence dépend des jeux.",
    rule: "Une partie qui gagne au moins {multiple} fois sa mise emporte la cagnotte : en entier dès {stake} de mise. Une mise plus petite emporte une part proportionnelle de la cagnotte, et le cycle continue. Plus la cagnotte est remplie, plus cette mise est élevée. Seules les machines à sous participent : aux autres jeux, vous choisissez vous-même vos chances. Le retour indiqué est un maximum.",
  },
} as const satisfies Shape<typeof english>
