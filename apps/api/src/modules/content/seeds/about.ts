import type { Page } from "../pages/store.ts"
import { blocks } from "./text.ts"

export const about: Page = {
  name: "about",
  slug: { en: "about", fr: "a-propos", nl: "over-ons" },
  title: { en: "About us", fr: "À propos", nl: "Over ons" },
  content: {
    en: blocks(`
      Elite is an online casino for adults in Belgium. We want you to see what you are doing: what a game pays back, your result today and how much you can still deposit this week.
      # The operator
      This is a demonstration. The operator, its company number and its licence are invented; no real money is played for here.
      # Our games
      Each game comes from a studio, with its own rules and return to players. Results are drawn at random on a server, never in your browser.
      # What we do not do
      - No messages to lure you back.
      - No credit cards and no credit.
      - No players under 21.
    `),
    fr: blocks(`
      Elite est un casino en ligne pour adultes en Belgique. Nous voulons que vous sachiez toujours où vous en êtes : le taux de retour d’un jeu, votre résultat du jour et la marge de dépôt qui vous reste cette semaine.
      # L’exploitant
      Ceci est une démonstration. L’exploitant, son numéro d’entreprise et sa licence sont inventés ; on n’y joue pas en argent réel.
      # Nos jeux
      Chaque jeu vient d’un studio, avec ses propres règles et son taux de retour. Les résultats sont tirés au sort sur un serveur, jamais dans votre navigateur.
      # Ce que nous ne faisons pas
      - Nous n’envoyons pas de messages pour vous faire revenir.
      - Nous n’acceptons pas les cartes de crédit et n’accordons pas de crédit.
      - Nous n’acceptons pas de joueurs de moins de 21 ans.
    `),
    nl: blocks(`
      Elite is een onlinecasino voor volwassenen in België. We willen dat u ziet wat u doet: wat een spel uitbetaalt, uw resultaat van vandaag en hoeveel u deze week nog kunt storten.
      # De uitbater
      Dit is een demonstratie. De uitbater, het ondernemingsnummer en de vergunning zijn verzonnen; er wordt hier niet met echt geld gespeeld.
      # Onze spellen
      Elk spel komt van een studio, met eigen regels en een eigen uitbetalingspercentage. De uitkomst wordt door het toeval bepaald op een server, nooit in uw browser.
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
      You fill in your details. We ask the Gaming Commission’s exclusion register (EPIS) whether you may play, and we send you a link to confirm your e-mail address.
      # 2. Verify your identity
      You photograph your identity document and your face. It takes about three minutes and you do it once.
      # 3. Deposit
      From € 10, and at most € 200 in any seven days.
      # 4. Play
      Every game shows its rules, its return to players and its volatility: how strongly results swing. Bets earn ElitePoints and EliteCoins, which are no reason to bet more.
      # 5. Withdraw
      From € 20, to a bank account in your own name. You can follow every step.
    `),
    fr: blocks(`
      # 1. Ouvrir un compte
      Vous remplissez le formulaire d’inscription. Nous demandons au registre des exclusions de la Commission des jeux de hasard (EPIS) si vous pouvez jouer, et nous vous envoyons un lien pour confirmer votre adresse e-mail.
      # 2. Faire vérifier votre identité
      Vous photographiez votre document d’identité et votre visage. Cela prend environ trois minutes, une seule fois.
      # 3. Déposer
      À partir de 10 €, et 200 € au maximum par période de sept jours.
      # 4. Jouer
      Chaque jeu affiche ses règles, son taux de retour et sa volatilité, c’est-à-dire l’ampleur de ses écarts. Chaque mise rapporte des ElitePoints et des EliteCoins ; ce n’est pas une raison de miser plus.
      # 5. Retirer
      À partir de 20 €, sur un compte bancaire à votre nom. Vous pouvez suivre chaque étape.
    `),
    nl: blocks(`
      # 1. Een account openen
      U vult uw gegevens in. We vragen het uitsluitingsregister van de Kansspelcommissie (EPIS) of u mag spelen, en we sturen u een link om uw e-mailadres te bevestigen.
      # 2. Uw identiteit laten verifiëren
      U fotografeert uw identiteitsdocument en uw gezicht. Dat duurt ongeveer drie minuten en hoeft maar één keer.
      # 3. Storten
      Vanaf € 10, en hoogstens € 200 per periode van zeven dagen.
      # 4. Spelen
      Elk spel toont zijn regels, zijn uitbetalingspercentage en zijn volatiliteit: hoe sterk de resultaten schommelen. Met elke inzet verdient u ElitePoints en EliteCoins. Zet daarom niet meer in dan u van plan was.
      # 5. Opnemen
      Vanaf € 20, naar een bankrekening op uw eigen naam. U kunt elke stap volgen.
    `),
  },
}
