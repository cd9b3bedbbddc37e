import type english from "../en/landings.ts"
import type { Shape } from "../shape.ts"
import { howMany } from "./jackpotPools.ts"

export default {
  protects: {
    title: "Votre première visite, sans surprise",
    description:
      "Votre première visite chez Elite : vérification de l’identité, limites et façons de s’arrêter.",
    eyebrow: "Avant de commencer",
    lead: "Un casino en ligne pour adultes en Belgique. Voici comment se passent vos débuts et comment garder la maîtrise de votre jeu.",
    first: {
      title: "Votre identité, vérifiée une seule fois",
      text: "Personne ne joue avant que son identité soit vérifiée. Cela prend environ trois minutes. À chaque connexion, nous consultons aussi le registre des exclusions de la Commission des jeux de hasard.",
    },
    second: {
      title: "Vous savez où vous en êtes",
      text: "L’heure, le résultat du jour et la marge de dépôt figurent sur chaque page. À l’intervalle que vous choisissez, nous faisons le point sur votre session.",
    },
    third: {
      title: "Vous fixez les limites",
      text: "Vous pouvez déposer 200 € au maximum par période de sept jours. Une limite plus basse s’applique immédiatement, et demander une pause ou une exclusion prend une minute.",
    },
    action: "Ouvrir un compte",
    other: "Comment nous vous protégeons",
  },
  crash: {
    title: "Crash, un jeu vérifiable",
    description:
      "Comment la fin d’une manche de notre jeu de crash est fixée à l’avance, et comment la vérifier.",
    eyebrow: "Notre propre jeu",
    lead: "Une fusée décolle, un multiplicateur monte, puis le vol s’arrête. Le moment de l’arrêt est fixé avant toute mise.",
    first: {
      title: "Fixé à l’avance",
      text: "La fin de chaque vol vient d’une chaîne de nombres dont le dernier maillon a été publié avant le premier vol. Personne ne peut la modifier après coup, pas même nous.",
    },
    second: {
      title: "Vérifiable par vous",
      text: "Vous pouvez refaire le calcul de chaque vol dans votre navigateur.",
    },
    third: {
      title: "Le taux de retour est affiché",
      text: "À long terme, une part de chaque centaine d’euros misés revient au casino. Les règles indiquent ce chiffre ; aucune façon de jouer ne le change.",
    },
    action: "Vérifier un vol",
    other: "Voir le jeu",
  },
  contests: {
    title: "Les tournois et l’Elite Quest",
    description:
      "Les tournois et la quête de la semaine : leur fonctionnement, leur coût et les prix à gagner.",
    eyebrow: "Avec les autres",
    lead: "Un tournoi compare des résultats ; la quête traverse Bruxelles en cinq arrêts. Les règles sont affichées avant que vous participiez.",
    first: {
      title: "Tout est sur l’affiche",
      text: "Chaque tournoi indique le coût de l’inscription, le nombre de mises, les prix à gagner et qui les offre. S’il est gratuit, c’est écrit.",
    },
    second: {
      title: "À votre rythme",
      text: "Une quête dure toute une semaine. Ses arrêts restent ouverts jusqu’au dimanche, et les points récompensent les défis réussis, pas des mises plus élevées.",
    },
    third: {
      title: "Les mêmes limites s’appliquent",
      text: "Les inscriptions et les mises comptent dans vos limites. Si vous faites une pause, les règles disent ce que devient votre place, et vous gardez ce que vous avez gagné.",
    },
    action: "Voir les tournois",
    other: "Voir la quête",
  },
  pools: {
    title: "Les jackpots et les tirages de prix",
    description: `Les ${howMany} jackpots et les tirages de prix : leurs règles, leurs probabilités et leur vérification.`,
    eyebrow: "Tirés au sort",
    lead: "Ils sont attribués au hasard à des mises ordinaires. Les probabilités sont affichées, et chaque tirage peut être vérifié.",
    first: {
      title: "Rien n’est prélevé sur votre mise",
      text: "C’est Elite qui alimente les cagnottes : rien n’est retiré de vos mises ni de vos gains.",
    },
    second: {
      title: "Les probabilités sont affichées",
      text: "Chaque jackpot indique ses règles et sa probabilité du moment : une mise sur tant. La plupart des mises n’en gagnent aucun, et une mise perdue ne rend pas la suivante plus probable.",
    },
    third: {
      title: "Votre gain vous attend",
      text: "Vous avez sept jours pour réclamer un gain ; passé ce délai, il est ajouté automatiquement à votre solde.",
    },
    action: "Voir les jackpots",
    other: "Voir les tirages de prix",
  },
  offNow: "Non proposé pour le moment.",
  help: "Aide et règles",
} as const satisfies Shape<typeof english>
