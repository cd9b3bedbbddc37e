import type english from "../en/landings.ts"
import type { Shape } from "../shape.ts"
import { howMany } from "./jackpotPools.ts"

export default {
  protects: {
    title: "Votre première visite, sans surprise",
    description:
      "Ce qui se passe lors d’une première visite chez Elite : identité, limites, et comment s’arrêter.",
    eyebrow: "Avant de commencer",
    lead: "Un casino en ligne pour adultes en Belgique. Voici ce qui se passe d’abord, et ce qui vous laisse aux commandes.",
    first: {
      title: "Vous montrez qui vous êtes, une fois",
      text: "Personne ne joue avant que son identité soit vérifiée. Cela prend environ trois minutes. À chaque connexion, nous consultons aussi le registre d’exclusion de la Commission des jeux de hasard.",
    },
    second: {
      title: "Vous voyez ce que vous faites",
      text: "L’heure, le résultat du jour et la marge de dépôt figurent sur chaque page. Un rappel vous interroge à l’intervalle que vous choisissez.",
    },
    third: {
      title: "Vous fixez les limites",
      text: "Au plus 200 € de dépôts par période de sept jours. Une limite plus basse vaut tout de suite ; une pause ou une exclusion prend une minute.",
    },
    action: "Ouvrir un compte",
    other: "Comment la protection fonctionne",
  },
  crash: {
    title: "Crash, et sa preuve",
    description:
      "Comment une partie de notre jeu de crash est fixée avant de commencer, et comment la vérifier.",
    eyebrow: "Notre propre jeu",
    lead: "Une fusée décolle, un multiplicateur monte, puis le vol s’arrête. Le point d’arrêt est fixé avant toute mise.",
    first: {
      title: "Fixé à l’avance",
      text: "Chaque fin de vol vient d’une chaîne de nombres dont le dernier maillon a été publié avant le premier vol. Personne ne peut la modifier après coup, nous non plus.",
    },
    second: {
      title: "Vérifié par vous",
      text: "Chaque vol se vérifie dans votre navigateur, calcul à l’appui.",
    },
    third: {
      title: "Le taux de retour est affiché",
      text: "Sur 100 euros misés à long terme, une part reste à la maison. Le chiffre est dans les règles ; aucune façon de jouer ne le change.",
    },
    action: "Vérifier un vol",
    other: "Voir le jeu",
  },
  contests: {
    title: "Les tournois et l’Elite Quest",
    description:
      "Comment fonctionnent les tournois et la quête de la semaine, ce qu’ils coûtent et ce qu’on y gagne.",
    eyebrow: "Avec les autres",
    lead: "Un tournoi compare des résultats ; la quête est une promenade dans Bruxelles en cinq étapes. Les règles se lisent avant de participer.",
    first: {
      title: "Le prix est sur l’affiche",
      text: "Chaque tournoi indique le prix de l’inscription, le nombre de mises, les prix et qui les paie. Si c’est gratuit, c’est écrit.",
    },
    second: {
      title: "Rien ne presse",
      text: "Une quête dure toute une semaine. Ses arrêts restent ouverts jusqu’au dimanche, et les points viennent des étapes, pas de mises plus élevées.",
    },
    third: {
      title: "Les mêmes limites s’appliquent",
      text: "Inscriptions et mises comptent pour vos limites. Si vous faites une pause, votre place est réglée selon les règles et vous gardez ce que vous avez gagné.",
    },
    action: "Voir les tournois",
    other: "Voir la quête",
  },
  pools: {
    title: "Les jackpots et les tirages de prix",
    description: `Comment les ${howMany} jackpots et les tirages de prix tombent, avec quelle probabilité, et comment les vérifier.`,
    eyebrow: "Tirés au sort",
    lead: "Ils tombent par hasard sur des mises ordinaires. Les probabilités sont affichées, et chaque tirage peut être vérifié.",
    first: {
      title: "Rien n’est prélevé sur votre mise",
      text: "La maison alimente les cagnottes. Vos mises et vos gains restent tels quels.",
    },
    second: {
      title: "Les probabilités sont affichées",
      text: "Chaque jackpot indique comment il tombe et quelle est sa probabilité du moment : une mise sur tant. La plupart des mises ne gagnent rien, et aucune ne rapproche la suivante.",
    },
    third: {
      title: "Votre gain vous attend",
      text: "Vous avez sept jours pour réclamer un gain ; ensuite, il est ajouté automatiquement à votre solde.",
    },
    action: "Voir les jackpots",
    other: "Voir les tirages de prix",
  },
  offNow: "Pas proposé pour le moment.",
  help: "Aide et règles",
} as const satisfies Shape<typeof english>
