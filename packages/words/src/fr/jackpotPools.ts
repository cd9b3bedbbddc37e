import type english from "../en/jackpotPools.ts"
import type { Shape } from "../shape.ts"

export const howMany = "quatre"

export default {
  threeHour: {
    name: "Trois heures",
    drops: "Peut tomber jusqu’à {time}",
    how: "Chaque mise peut l’emporter. Si aucune ne le gagne, il est remis en jeu pour trois heures.",
    rule: "Il tombe au maximum une fois par période de trois heures ; la période en cours se termine à {time}. La chance d’une mise est le rapport entre son montant et le total des mises attendues d’ici la fin de la période. Elle est réduite lorsque la mise pourrait espérer plus que ce que la cagnotte a le droit de rendre. Si aucune mise ne la gagne, la cagnotte est remise en jeu à la période suivante.",
  },
  hitTheTarget: {
    name: "Le montant caché",
    drops: "Jusqu’à {target}",
    how: "Un montant caché est tiré au sort à l’avance. La mise qui fait atteindre ce montant à la cagnotte la gagne ; près du maximum, chaque mise a une petite chance de l’emporter.",
    rule: "Au début d’un cycle, un montant entre {start} et {target} est tiré au sort et scellé ; chaque centime a la même probabilité. La mise qui porte la cagnotte à ce montant la gagne. Pour qu’il ne soit pas avantageux d’attendre que la cagnotte approche de {target}, chaque mise a, à partir d’un certain point, une petite chance de l’emporter. Ce qui dépasse {target} passe au cycle suivant.",
  },
  anyTime: {
    name: "À tout moment",
    drops: "Chaque mise peut le gagner",
    how: "Chaque euro misé a la même petite chance, quel que soit le moment.",
    rule: "La chance d’une mise dépend de son montant : {chance} par euro en ce moment. Quand la cagnotte est très élevée, la chance est réduite pour qu’aucun moment ne soit meilleur qu’un autre.",
  },
  bigWin: {
    name: "Gros gain",
    drops: "Pour une partie gagnée à {multiple}×",
    how: "Il n’y a pas de tirage au sort : tout dépend des résultats aux jeux.",
    rule: "Une partie qui rapporte au moins {multiple} fois sa mise gagne la cagnotte : toute la cagnotte à partir de {stake} de mise, une part proportionnelle pour une mise plus petite, et le cycle continue alors. Plus la cagnotte est élevée, plus la mise nécessaire pour tout gagner l’est aussi. Seules les machines à sous participent, car aux autres jeux vous choisissez vous-même vos chances. Le retour indiqué est un maximum.",
  },
} as const satisfies Shape<typeof english>
