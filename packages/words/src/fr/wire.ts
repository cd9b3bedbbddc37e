import type english from "../en/wire.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Les appels de l’API",
  intro:
    "Tous les appels auxquels le serveur répond, tirés du contrat qui lui sert à les vérifier. Les voici aussi sous forme de document OpenAPI 3.1 :",
  conventions:
    "Demandes et réponses sont en JSON ; pour GET et DELETE, tout figure dans la requête de l’adresse. Une réponse est un objet avec data, un refus une liste errors : chacun a un nom, une phrase et, si des champs sont en cause, une phrase pour chacun. Les champs inconnus sont refusés et rien n’est converti : les nombres sont des décimaux simples, sans exposant. Pour modifier quelque chose, il faut envoyer l’Origin de ce site. La session est un cookie.",
  anyCall: "Réponses possibles à tous les appels",
  player: "Exige une session",
  anyone: "Ouvert à tous",
  evenRestricted: "Ouvert aussi à une session restreinte",
  idempotent: "Accepte une Idempotency-Key : même clé et même contenu donnent la même réponse",
  send: "Envoyé",
  answer: "Réponse, dans data",
  refusals: "Refus",
  nothing: "Rien",
  optional: "facultatif",
  nouns: {
    content: "Site",
    players: "Joueurs",
    sessions: "Sessions",
    identity: "Identité",
    games: "Jeux",
    play: "Parties",
    crash: "Notre jeu de crash",
    limits: "Limites",
    payments: "Paiements",
    loyalty: "Elite Club",
    notifications: "Notifications",
    me: "Le joueur lui-même",
  },
} as const satisfies Shape<typeof english>
