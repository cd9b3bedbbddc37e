import type { Page } from "../pages/store.ts"
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
      - The Gaming Commission, through its exclusion register (EPIS), and when you ask for a deposit limit above the legal one.
      - Shufti Pro, which checks identity documents for us.
      - The payment provider and the bank, for deposits and withdrawals.
      - The studios that make the games. They know you only by a number.
      # How we protect it
      Your national register number is encrypted and never shown in full. We do not store your password, only a fingerprint of it that cannot be turned back into the password.
      # How long
      Records of identity and of transactions are kept for ten years after the end of the relationship, because the law requires it. The messages in your notification centre are deleted after one year.
      # Your rights
      You can ask what we keep about you, have it corrected, receive a copy and object. Write to our customer service. You can also complain to the Data Protection Authority.
    `),
    fr: blocks(`
      Nous conservons ce que la loi exige d’un casino et ce dont nous avons besoin pour gérer votre compte, rien d’autre.
      # Ce que nous conservons
      - Les données de votre inscription : nom, date de naissance, adresse, numéro de registre national, profession et coordonnées.
      - Les preuves de votre identité : le résultat de la vérification, le nom et la date de naissance de votre document.
      - Votre activité sur le site : connexions, dépôts, retraits, mises et limites.
      # Pourquoi
      La loi sur les jeux de hasard et la loi anti-blanchiment nous obligent à savoir qui joue et à en garder la trace. Le reste est nécessaire à l’exécution du contrat entre vous et nous.
      # Qui reçoit ces données
      - La Commission des jeux de hasard, par son registre des exclusions (EPIS), ou si vous demandez à dépasser la limite légale de dépôt.
      - Shufti Pro, qui vérifie les documents d’identité pour nous.
      - Le prestataire de paiement et la banque, pour les dépôts et les retraits.
      - Les studios qui créent les jeux. Ils ne vous connaissent que par un numéro.
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
      De kansspelwet en de antiwitwaswet verplichten ons te weten wie er speelt en dat te registreren. De rest is nodig voor de overeenkomst tussen u en ons.
      # Wie deze gegevens nog ziet
      - De Kansspelcommissie, via haar uitsluitingsregister (EPIS), en als u een hogere stortingslimiet vraagt dan de wettelijke.
      - Shufti Pro, dat identiteitsdocumenten voor ons controleert.
      - De betaaldienst en de bank, voor stortingen en opnames.
      - De studio’s die de spellen maken. Zij kennen u alleen als een nummer.
      # Hoe we ze beschermen
      Uw rijksregisternummer is versleuteld en wordt nooit volledig getoond. Uw wachtwoord bewaren we niet, alleen een vingerafdruk waaruit het niet af te leiden is.
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
      The site cannot do without some cookies; these need no consent. All others are set only after you have agreed, category by category. Without them everything works the same.
      # Your choice
      We ask you on your first visit, and again after twelve months or when this text changes. At the foot of every page, under Cookie choices, you can look at your choice and change it at any time; every cookie is listed there by name, with its purpose and how long it is kept.
      # Necessary
      They keep you logged in and your account safe, remember your language and your choices, and carry messages from one page to the next.
      # Marketing and personalisation
      We set no cookies of these kinds at the moment.
      # Targeting and measuring
      With your consent we remember for 30 days which link, campaign or partner brought you here. If you have an account, we record the campaign with it. We also count pages, registrations, deposits and withdrawals, without your name and without amounts. If you withdraw your consent, these cookies and that record are deleted.
      # What we record about your choice
      What you chose, when, and of which version of the text, under a number stored in your browser, together with your player number if you were logged in. We must be able to show that you agreed.
    `),
    fr: blocks(`
      Certains cookies sont indispensables au site et ne nécessitent pas votre consentement. Tous les autres ne sont placés qu’avec votre accord, catégorie par catégorie. Sans eux, le site fonctionne de la même façon.
      # Votre choix
      Nous vous posons la question à votre première visite, puis après douze mois ou quand ce texte change. Au bas de chaque page, sous « Choix des cookies », vous pouvez consulter votre choix et le modifier à tout moment ; chaque cookie y figure avec son nom, son but et sa durée.
      # Nécessaires
      Ils gardent votre session ouverte et votre compte en sécurité, retiennent votre langue et vos choix, et transmettent des messages d’une page à l’autre.
      # Marketing et préférences personnelles
      Nous ne plaçons actuellement aucun cookie de ces types.
      # Ciblage et mesure
      Avec votre consentement, nous retenons pendant 30 jours le lien, la campagne ou le partenaire qui vous a amené chez nous. Si vous avez un compte, nous y associons la campagne. Nous comptons aussi les pages, les inscriptions, les dépôts et les retraits, sans votre nom et sans montants. Si vous retirez votre consentement, ces cookies et cette information sont effacés.
      # Ce que nous enregistrons de votre choix
      Ce que vous avez choisi, quand, et pour quelle version du texte, sous un numéro enregistré dans votre navigateur ; avec votre numéro de joueur si vous étiez connecté. Nous devons pouvoir prouver que vous avez donné votre accord.
    `),
    nl: blocks(`
      Zonder sommige cookies werkt de site niet; daar is geen toestemming voor nodig. Alle andere plaatsen we pas als u daarmee instemt, categorie per categorie. Zonder die cookies werkt alles op dezelfde manier.
      # Uw keuze
      We vragen het bij uw eerste bezoek, en opnieuw na twaalf maanden of als deze tekst wijzigt. Onderaan elke pagina, bij Cookiekeuzes, kunt u uw keuze bekijken en op elk moment wijzigen; daar staat elke cookie met zijn naam, waarvoor hij dient en hoelang hij blijft.
      # Noodzakelijk
      Ze houden u ingelogd en uw account veilig, onthouden uw taal en uw keuzes, en brengen berichten van de ene pagina naar de andere.
      # Marketing en persoonlijke voorkeuren
      We plaatsen op dit moment geen cookies van deze soorten.
      # Targeting en meten
      Met uw toestemming bewaren we 30 dagen via welke link, campagne of partner u hier kwam. Hebt u een account, dan noteren we de campagne daarbij. We tellen ook pagina’s, registraties, stortingen en opnames, zonder uw naam en zonder bedragen. Trekt u uw toestemming in, dan worden die cookies en die notitie gewist.
      # Wat we van uw keuze bewaren
      Wat u koos, wanneer, en bij welke versie van de tekst, onder een nummer dat in uw browser is opgeslagen; met uw spelersnummer als u ingelogd was. We moeten kunnen aantonen dat u instemde.
    `),
  },
}
