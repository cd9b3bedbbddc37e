import type english from "../en/sessionTime.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Durée de session",
  text: "Le temps maximum pendant lequel vous voulez jouer d’affilée, tous appareils confondus. Une fois ce temps écoulé, aucune nouvelle partie ne commence ; une partie déjà commencée continue. Vous déconnecter ne remet le compteur à zéro qu’après {rest} minutes de repos.",
  now: "Cette session : {length}, depuis {began}.",
  left: "Elle dure jusqu’à {ends} : il vous reste {minutes, plural, one {# minute} other {# minutes}}.",
  over: "Elle s’est terminée à {ends}. Connectez-vous après le {rests} pour jouer et déposer à nouveau.",
  length: { minutes: "{minutes} min", hours: "{hours} h", both: "{hours} h {minutes} min" },
  longest: "Session la plus longue",
  none: "Pas de limite",
  hint: "Une durée plus courte s’applique immédiatement, à cette session aussi. Une durée plus longue, ou aucune limite, attend {hours} heures, puis votre confirmation.",
  save: "Enregistrer",
  saving: "Enregistrement en cours",
  raise: "Vous avez demandé des sessions de {limit} au maximum.",
  removal: "Vous avez demandé de ne plus avoir de limite.",
  request: "Durée de session",
} as const satisfies Shape<typeof english>
