import type { Page } from "../store.ts"
import { blocks } from "./text.ts"

export const about: Page = {
  name: "about",
  slug: { en: "about", fr: "a-propos", nl: "over-ons" },
  title: { en: "About us", fr: "À propos", nl: "Over ons" },
  content: {
    en: blocks(`
      Elite is an online casino for adults in Belgium. We want you to see what you do: what a game pays back, what you have staked today and how much room you have left this week.
      # The operator
      This is a demonstration. The operator, its company number and its licence are invented; no real money is played for here.
      # Our games
      Each game comes from a studio of its own, with its rules and its return to players. Results are drawn by a random generator on the server, never in your browser.
      # What we do not do
      - No messages that lure you back.
      - No credit cards and no credit.
      - No players under 21.
    `),
    fr: blocks(`
      Elite est un casino en ligne pour adultes en Belgique. Nous voulons que vous voyiez ce que vous faites : ce qu’un jeu rend, ce que vous avez misé aujourd’hui et la marge qui vous reste cette semaine.
      # L’exploitant
      Ceci est une démonstration. L’exploitant, son numéro d’entreprise et sa licence sont inventés ; on n’y joue pas pour de l’argent réel.
      # Nos jeux
      Chaque jeu vient d’un studio, avec ses règles et son taux de retour. Les résultats sont tirés par un générateur aléatoire sur le serveur, jamais dans votre navigateur.
      # Ce que nous ne faisons pas
      - Pas de messages pour vous faire revenir.
      - Pas de cartes de crédit ni de crédit.
      - Pas de joueurs de moins de 21 ans.
    `),
    nl: blocks(`
      Elite is een onlinecasino voor volwassenen in België. We willen dat u ziet wat u doet: wat een spel terugbetaalt, wat u vandaag hebt ingezet en hoeveel ruimte u deze week nog hebt.
      # De uitbater
      Dit is een demonstratie. De uitbater, het ondernemingsnummer en de vergunning zijn verzonnen; er wordt hier niet voor echt geld gespeeld.
      # Onze spelen
      Elk spel komt van een studio, met eigen regels en een eigen terugbetalingspercentage. De uitkomst wordt op de server door een toevalsgenerator getrokken, nooit in uw browser.
      # Wat we niet doen
      - Geen berichten om u terug te lokken.
      - Geen kredietkaarten en geen krediet.
      - Geen spelers jonger dan 21.
    `),
  },
}

export const howItWorks: Page = {
  name: "howItWorks",
  slug: { en: "how-it-works", fr: "comment-ca-marche", nl: "hoe-het-werkt" },
  title: { en: "How it works", fr: "Comment ça marche", nl: "Hoe het werkt" },
  content: {
    en: blocks(`
      # 1. Open an account
      You fill in your details. We ask the exclusion register of the Gaming Commission whether you may play and send you a link to confirm your e-mail address.
      # 2. Verify your identity
      You photograph your identity card and your face. It takes about three minutes and you do it once.
      # 3. Deposit
      From €10, at most €200 in any seven days.
      # 4. Play
      Every game shows its rules, its return to players and how strongly results swing. For each bet you earn ElitePoints and EliteCoins.
      # 5. Withdraw
      From €20, to a bank account in your own name. You see every step.
    `),
    fr: blocks(`
      # 1. Ouvrir un compte
      Vous remplissez vos données. Nous demandons au registre des exclusions de la Commission des jeux de hasard si vous pouvez jouer et vous envoyons un lien pour confirmer votre adresse e-mail.
      # 2. Faire vérifier votre identité
      Vous photographiez votre carte d’identité et votre visage. Cela prend environ trois minutes, une seule fois.
      # 3. Déposer
      À partir de 10 €, et 200 € au maximum par période de sept jours.
      # 4. Jouer
      Chaque jeu affiche ses règles, son taux de retour et sa volatilité. Chaque mise vous rapporte des ElitePoints et des EliteCoins.
      # 5. Retirer
      À partir de 20 €, vers un compte bancaire à votre nom. Vous voyez chaque étape.
    `),
    nl: blocks(`
      # 1. Een account openen
      U vult uw gegevens in. We vragen het register van de Kansspelcommissie of u mag spelen en sturen u een link om uw e-mailadres te bevestigen.
      # 2. Uw identiteit laten verifiëren
      U fotografeert uw identiteitskaart en uw gezicht. Dat duurt ongeveer drie minuten en hoeft maar één keer.
      # 3. Storten
      Vanaf € 10, hoogstens € 200 per periode van zeven dagen.
      # 4. Spelen
      Elk spel toont zijn regels, zijn terugbetalingspercentage en hoe sterk de resultaten schommelen. Met elke inzet verdient u ElitePoints en EliteCoins.
      # 5. Opnemen
      Vanaf € 20, naar een bankrekening op uw eigen naam. U ziet elke stap.
    `),
  },
}
