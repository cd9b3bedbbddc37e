import type { Page } from "../store.ts"
import { blocks } from "./text.ts"

export const privacy: Page = {
  name: "privacy",
  slug: { en: "privacy-policy", fr: "politique-de-confidentialite", nl: "privacybeleid" },
  title: { en: "Privacy", fr: "Politique de confidentialité", nl: "Privacybeleid" },
  content: {
    en: blocks(`
      We keep what the law requires of a casino and what we need to run your account, and nothing else.
      # What we keep
      - What you fill in when you register: name, date of birth, address, national register number, profession and contact details.
      - What proves your identity: the result of the check, the name and date of birth on your document.
      - What you do here: logins, deposits, withdrawals, bets and limits.
      # Why
      The Belgian gaming act and the act against money laundering oblige us to know who plays and to keep records. The rest is needed for the agreement between you and us.
      # Who else sees it
      - The Gaming Commission, through its exclusion register (EPIS).
      - Shufti Pro, which checks identity documents for us.
      - The payment provider and the bank, for deposits and withdrawals.
      - The studios that make the games, which know you only by a number.
      # How we protect it
      Your national register number is encrypted and never shown in full. Your password is not kept, only something from which it cannot be read back.
      # How long
      Records of identity and of transactions are kept for ten years after the end of the relationship, because the law requires it. The messages in your notification centre are deleted after one year.
      # Your rights
      You can ask what we keep about you, have it corrected, receive a copy and object. Write to our customer service. You can also complain to the Data Protection Authority.
    `),
    fr: blocks(`
      Nous conservons ce que la loi exige d’un casino et ce dont nous avons besoin pour gérer votre compte, rien d’autre.
      # Ce que nous conservons
      - Ce que vous remplissez à l’inscription : nom, date de naissance, adresse, numéro de registre national, profession et coordonnées.
      - Ce qui prouve votre identité : le résultat de la vérification, le nom et la date de naissance de votre document.
      - Ce que vous faites ici : connexions, dépôts, retraits, mises et limites.
      # Pourquoi
      La loi sur les jeux de hasard et la loi anti-blanchiment nous obligent à savoir qui joue et à en garder la trace. Le reste est nécessaire à l’exécution du contrat entre vous et nous.
      # Qui d’autre voit ces données
      - La Commission des jeux de hasard, par son registre des exclusions (EPIS).
      - Shufti Pro, qui vérifie les documents d’identité pour nous.
      - Le prestataire de paiement et la banque, pour les dépôts et les retraits.
      - Les studios qui créent les jeux, qui ne vous connaissent que par un numéro.
      # Comment nous les protégeons
      Votre numéro de registre national est chiffré et n’est jamais affiché en entier. Votre mot de passe n’est pas conservé, seulement une empreinte à partir de laquelle on ne peut pas le retrouver.
      # Combien de temps
      Les données d’identité et de transactions sont conservées dix ans après la fin de la relation, parce que la loi l’exige. Les messages de votre centre de notifications sont effacés après un an.
      # Vos droits
      Vous pouvez demander ce que nous conservons à votre sujet, le faire corriger, en recevoir une copie et vous opposer à son utilisation. Écrivez à notre service clientèle. Vous pouvez aussi introduire une plainte auprès de l’Autorité de protection des données.
    `),
    nl: blocks(`
      We bewaren wat de wet van een casino eist en wat we nodig hebben om uw account te beheren, en niets anders.
      # Wat we bewaren
      - Wat u bij de registratie invult: naam, geboortedatum, adres, rijksregisternummer, beroep en contactgegevens.
      - Wat uw identiteit bewijst: het resultaat van de controle, de naam en geboortedatum op uw document.
      - Wat u hier doet: wanneer u inlogt, stortingen, opnames, inzetten en limieten.
      # Waarom
      De kansspelwet en de antiwitwaswet verplichten ons te weten wie speelt en dat bij te houden. De rest is nodig voor de overeenkomst tussen u en ons.
      # Wie ziet deze gegevens nog
      - De Kansspelcommissie, via haar uitsluitingsregister (EPIS).
      - Shufti Pro, dat identiteitsdocumenten voor ons controleert.
      - De betaaldienst en de bank, voor stortingen en opnames.
      - De studio’s die de spellen maken, die u alleen als een nummer kennen.
      # Hoe we ze beschermen
      Uw rijksregisternummer is versleuteld en wordt nooit volledig getoond. Uw wachtwoord bewaren we niet, alleen iets waaruit het niet terug te lezen is.
      # Hoelang
      Gegevens over identiteit en verrichtingen bewaren we tien jaar na het einde van de relatie, omdat de wet dat eist. De berichten bij uw meldingen wissen we na één jaar.
      # Uw rechten
      U kunt vragen wat we over u bewaren, het laten verbeteren, een kopie krijgen en bezwaar maken. Mail onze klantendienst. U kunt ook een klacht indienen bij de Gegevensbeschermingsautoriteit.
    `),
  },
}

export const cookies: Page = {
  name: "cookies",
  slug: { en: "cookies", fr: "cookies", nl: "cookies" },
  title: { en: "Cookies", fr: "Cookies", nl: "Cookies" },
  content: {
    en: blocks(`
      We set only the cookies that the site cannot do without. They need no consent.
      - access_token: says that you are logged in. It ends when you log out, after 30 minutes without activity and at the latest after 12 hours.
      - operator_language: remembers the language you have chosen, for one year. Your browser also keeps it in its local storage.
      - sidebar: remembers whether you made the side menu narrow, for one year.
      - demo_period: says that you have answered that you are 21 or older and may try games. It ends after ten minutes.
      - notice: carries a message to the next page, for at most half a minute.
      While you are logged in, your browser also keeps your player number and the time of your log-in in its local storage (user_id, login_time). They are removed when you log out.
      We set no cookies for measuring or advertising.
    `),
    fr: blocks(`
      Nous n’utilisons que les cookies dont le site ne peut se passer. Ils ne demandent pas de consentement.
      - access_token : indique que votre session est ouverte. Il prend fin à la déconnexion, après 30 minutes sans activité et au plus tard après 12 heures.
      - operator_language : retient pendant un an la langue que vous avez choisie. Votre navigateur la garde aussi dans son stockage local.
      - sidebar : retient pendant un an si vous avez réduit le menu latéral.
      - of_age : indique que vous avez répondu avoir 21 ans ou plus. Il prend fin quand vous fermez le navigateur.
      - notice : transmet un message à la page suivante, pendant une demi-minute au plus.
      Tant que votre session est ouverte, votre navigateur garde aussi votre numéro de joueur et l’heure de votre connexion dans son stockage local (user_id, login_time). Ils sont effacés à la déconnexion.
      Nous ne plaçons aucun cookie de mesure ou de publicité.
    `),
    nl: blocks(`
      We gebruiken alleen de cookies waar de site niet zonder kan. Daar is geen toestemming voor nodig.
      - access_token: zegt dat u ingelogd bent. Hij vervalt als u uitlogt, na 30 minuten zonder activiteit en ten laatste na 12 uur.
      - operator_language: onthoudt één jaar de taal die u hebt gekozen. Uw browser bewaart die ook in zijn lokale opslag.
      - sidebar: onthoudt één jaar of u het zijmenu smal hebt gemaakt.
      - demo_period: zegt dat u hebt geantwoord dat u 21 of ouder bent en spellen mag proberen. Hij vervalt na tien minuten.
      - notice: brengt een bericht naar de volgende pagina, hoogstens een halve minuut.
      Zolang u ingelogd bent, bewaart uw browser ook uw spelersnummer en het tijdstip van inloggen in zijn lokale opslag (user_id, login_time). Ze worden gewist als u uitlogt.
      We plaatsen geen cookies om te meten of reclame te maken.
    `),
  },
}
