export default {
  greeting: "Bonjour {firstName},",
  action: "Voir mon solde",
  questions:
    "Une question ? Écrivez-nous à {email}. À défaut d’accord, vous pouvez vous adresser à la Commission des jeux de hasard.",
} as const
