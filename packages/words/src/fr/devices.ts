import type english from "../en/devices.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Sécurité et appareils",
  lead: "Tous les appareils actuellement connectés à votre compte, et la connexion en deux étapes.",
  count: "{count, plural, one {Seul cet appareil est connecté.} other {# sessions ouvertes}}",
  list: "Vos appareils",
  current: "Cet appareil",
  unnamed: "Appareil inconnu",
  startedAt: "Connexion",
  lastUsedAt: "Dernière utilisation",
  address: "Adresse réseau",
  end: "Déconnecter",
  endNamed: "Déconnecter : {device}, connexion du {at}",
  ending: "Déconnexion en cours",
  endOthers: "Déconnecter tous les autres appareils",
  strangeTitle: "L’un de ces appareils n’est pas à vous ?",
  strangeText:
    "Déconnectez-le et modifiez votre mot de passe. Un nouveau mot de passe déconnecte aussi tous les autres appareils.",
  changePassword: "Modifier mon mot de passe",
  failedTitle: "Impossible de charger vos appareils",
  failedText: "Réessayez dans un instant.",
} as const satisfies Shape<typeof english>
