import type english from "../en/errors.ts"
import type { Shape } from "../shape.ts"

export default {
  BadInputErrorType: "Kijk de velden na die hieronder zijn aangeduid.",
  UnauthorizedErrorType: "User is not logged in",
  ForeignOriginErrorType: "Deze aanvraag kwam niet van onze site, dus hebben we ze niet uitgevoerd.",
  NotFoundErrorType: "We vinden niet wat u zoekt.",
  MethodNotAllowedErrorType: "Deze pagina kan zo niet geopend worden. Ga terug en probeer het opnieuw.",
  PayloadTooLargeErrorType: "Wat u verstuurt, is te groot.",
  UnsupportedMediaTypeErrorType: "Dit soort bestand of gegevens kunnen we niet lezen.",
  TooManyRequestsErrorType:
    "Te veel pogingen. Probeer het opnieuw over {minutes, plural, one {# minuut} other {# minuten}}.",
  InternalServerErrorType: "Er ging iets mis bij ons. Probeer het opnieuw.",
  TemporarilyUnavailableErrorType: "Dit is even niet beschikbaar. Probeer het over enkele minuten opnieuw.",
  MaintenanceErrorType: "We werken aan de site. Probeer het over enkele minuten opnieuw.",
  IdempotencyKeyReusedErrorType:
    "Deze aanvraag is al voor iets anders gebruikt. Laad de pagina opnieuw en probeer het nog eens.",

  EmailNotFound: "Geen enkele account komt overeen met deze gegevens.",
  EmailAlreadyExistsErrorType: "Er bestaat al een account met dit e-mailadres.",
  UsernameAlreadyExistsErrorType: "Deze gebruikersnaam is al in gebruik.",
  UserAlreadyExists:
    "Met deze gegevens kunnen we geen account openen. Misschien hebt u er al een, en elke persoon mag er maar één hebben. Onze klantendienst helpt u verder: {email}. Maakt u zich zorgen over gokken, dan vindt u gratis hulp op {help}.",
  UsernameFixedErrorType: "U hebt al een gebruikersnaam en die kan niet meer worden gewijzigd.",
  UnderAgeErrorType: "U moet minstens 21 jaar zijn om hier te spelen.",
  ProfessionBarredErrorType: "Volgens de Belgische wet mogen mensen met uw beroep niet spelen.",
  WeakPasswordErrorType:
    "Dit wachtwoord is te makkelijk te raden. Gebruik minstens 10 tekens en vermijd gangbare woorden.",
  NationalNumberInvalidErrorType: "Dit rijksregisternummer is niet geldig. Kijk de 11 cijfers na.",
  ExcludedFromPlayErrorType:
    "We mogen u niet laten spelen: het uitsluitingsregister van de Kansspelcommissie laat het niet toe. Alleen de Commissie kan u zeggen waarom en tot wanneer.",
  ExclusionRegisterUnavailableErrorType:
    "Het uitsluitingsregister van de Kansspelcommissie antwoordt niet en zonder dat register mogen we niet verdergaan. Probeer het over enkele minuten opnieuw.",
  EmailTokenInvalidErrorType: "Deze link is niet geldig. Vraag een nieuwe aan.",
  UnsubscribeTokenInvalidErrorType:
    "Deze link is niet geldig. Log in om deze e-mails uit te zetten bij uw meldingen.",
  CodeExpiredErrorType: "Deze link of code is vervallen. Begin opnieuw.",
  EmailAlreadyVerifiedErrorType: "Uw e-mailadres is al bevestigd.",
  EmailUnchangedErrorType: "Dit is al het e-mailadres van uw account.",
  EmailChangeLinkInvalidErrorType:
    "Deze link werkt niet meer: hij is gebruikt, vervangen, gestopt of vervallen. Moet het adres nog wijzigen, vraag het dan opnieuw in uw profiel.",
  EmailTakenMeanwhileErrorType:
    "Intussen hoort dit adres bij een andere account. Uw account houdt dus het adres dat ze had. Vraag een ander adres in uw profiel.",
  TermsChangedErrorType: "De voorwaarden zijn nog eens gewijzigd. Lees ze zoals ze nu zijn.",
  OldPasswordInvalidErrorType: "Dit is niet uw huidige wachtwoord.",
  OtpInvalidErrorType: "Deze code klopt niet. Kijk de zes cijfers in het bericht na.",
  OtpExpiredErrorType: "Deze code werkt niet meer. Vraag een nieuwe.",
  LoginChallengeExpiredErrorType:
    "Dit inloggen heeft te lang geduurd, is te vaak geprobeerd of is in een andere browser begonnen. Log opnieuw in.",
  SecondFactorCodeInvalidErrorType:
    "Deze code klopt niet of is al gebruikt. Kijk ze na of wacht op de volgende in uw app.",
  SecondFactorOnErrorType: "Inloggen in twee stappen staat al aan.",
  SecondFactorOffErrorType: "Inloggen in twee stappen staat niet aan.",
  SecondFactorSetUpOverErrorType:
    "Inloggen in twee stappen instellen heeft te lang geduurd, of u bent elders opnieuw begonnen. Begin opnieuw.",
  MailedCodeNotEnoughErrorType:
    "Uw wachtwoord is via e-mail gekozen, dus een code per e-mail is geen tweede bewijs. Gebruik uw app of een herstelcode. Hebt u geen van beide, dan helpt onze klantendienst u.",
  StepUpRequiredErrorType:
    "Bevestig dat u het bent. Als het om geld of om de beveiliging van uw account gaat, vragen we dat na enkele minuten opnieuw.",
  PasswordNotSetErrorType:
    "Uw account heeft nog geen wachtwoord. Kies er eerst een in uw profiel; daarna kunt u verder.",
  ItsmeServiceNotAvailableErrorType:
    "itsme antwoordt op dit moment niet. Probeer het over enkele minuten opnieuw of gebruik uw wachtwoord.",
  ItsmeEmailNotLinkedErrorType:
    "Uw itsme is hier nog niet aan een account gekoppeld. Hebt u een account, log dan in met uw wachtwoord en koppel itsme in uw profiel.",
  ItsmeOtherBrowserErrorType:
    "U bent in een andere browser begonnen. Keer daarnaar terug en open deze pagina daar binnen de drie minuten, of begin hier opnieuw.",
  ItsmeExpiredErrorType:
    "Deze bevestiging met itsme werkt niet meer: ze is al gebruikt of het duurde te lang. Begin opnieuw.",
  ItsmeNotConfirmedErrorType:
    "We konden niet nagaan wat itsme ons heeft gestuurd, dus is er niets gebeurd. Begin opnieuw.",
  ItsmeDocumentNeededErrorType:
    "itsme gaf ons uw volledige geboortedatum, een Belgisch rijksregisternummer of de naam van uw account niet door en kan uw identiteit hier dus niet bevestigen. U kunt in plaats daarvan een identiteitsdocument tonen.",
  ItsmePersonMismatchErrorType:
    "Deze itsme is van iemand anders dan deze account: de naam, de geboortedatum of het rijksregisternummer verschilt. Er is niets veranderd.",
  ItsmeNotLinkedErrorType:
    "Deze itsme is niet aan uw account gekoppeld en bevestigt hier dus niets. Er is niets veranderd.",
  ItsmeLinkedElsewhereErrorType:
    "Deze itsme is hier al aan een andere account gekoppeld, en iedereen mag er maar één hebben. Onze klantendienst helpt u verder: {email}.",

  PushServiceUnknownErrorType:
    "Wij kennen de berichtendienst van uw browser niet en kunnen dit toestel dus niet bereiken. Uw berichten staan op deze pagina.",
  ConsentTextChangedErrorType:
    "De tekst over cookies is gewijzigd sinds deze pagina werd geladen. Er is niets bewaard: lees hem opnieuw en kies dan.",
  ConsentMissingErrorType:
    "We mogen dit alleen bewaren als u toestemming geeft voor targeting. Dat kan via “Cookiekeuzes”.",

  AccountClosedErrorType: "Deze account is afgesloten. Onze klantendienst kan u meer vertellen.",
  AccountExcludedErrorType:
    "U bent {until, select, none {voorgoed uitgesloten van spelen. Staat er nog geld op uw account, schrijf dan naar onze klantendienst.} other {uitgesloten van spelen tot {until}.}}",
  AccountUnderAgeErrorType:
    "Uw identiteitsbewijs toont dat u jonger bent dan 21. Tot dan kunt u hier geen account hebben.",
  SelfExcludedErrorType:
    "U hebt uzelf uitgesloten van spelen{until, select, none {} other { tot {until}}}. Tot dan kunt u geld opnemen en uw geschiedenis bekijken.",
  ReturnNotAskedErrorType:
    "De tijd waarvoor u zichzelf hebt uitgesloten, is voorbij. Om opnieuw te spelen, vraagt u op de pagina met uw limieten om terug te komen; een dag later kunt u spelen.",
  ReturnWaitsErrorType: "U hebt gevraagd om terug te komen. U kunt spelen en storten vanaf {until}.",
  ReturnNotNeededErrorType: "Er valt niets te vragen: geen uitsluiting van u wacht op uw terugkeer.",
  OnBreakErrorType:
    "U neemt een speelpauze{until, select, none {} other { tot {until}}}. Tot dan kunt u geld opnemen en uw geschiedenis bekijken.",
  EmailNotVerifiedErrorType: "Bevestig eerst uw e-mailadres. We hebben u een link gestuurd.",
  KycNotDoneErrorType: "Laat eerst uw identiteit verifiëren. Dat duurt ongeveer drie minuten.",
  KycAlreadyDoneErrorType: "Uw identiteit is al geverifieerd.",
  KycServiceNotAvailableErrorType:
    "De identiteitscontrole is even niet beschikbaar. Probeer het over enkele minuten opnieuw.",
  KycByPicturesOffErrorType:
    "Uw identiteit kan momenteel niet met foto’s alleen worden gecontroleerd. Gebruik de controle met uw camera.",

  DepositBelowMinimumErrorType: "De minimumstorting is {minimum}.",
  DepositAboveMaximumErrorType: "De maximumstorting met deze betaalwijze is {maximum}.",
  DepositLimitReachedErrorType:
    "{limitedBy, select, dailyDepositLimit {Uw eigen stortingslimiet per dag} weeklyDepositLimit {Uw eigen stortingslimiet per week} monthlyDepositLimit {Uw eigen stortingslimiet per maand} other {Wekelijkse stortingslimiet}}: {used} van {limit} gebruikt{freesAt, select, none {, u kunt dus hoogstens {remaining} storten.} other {. U kunt dit bedrag storten vanaf {freesAt}.}}",
  LimitRequestClosedErrorType: "Deze aanvraag is afgesloten. Er is niets veranderd.",
  LimitStillCoolingErrorType: "U kunt dit bevestigen vanaf {until}. Tot dan verandert er niets.",
  LimitRaiseSuspendedErrorType:
    "De wekelijkse stortingslimiet kan op dit moment niet worden verhoogd. Die van u blijft zoals ze is. Deze pagina toont wanneer u het opnieuw kunt vragen.",
  LimitRaiseOpenErrorType:
    "De Kansspelcommissie heeft al een aanvraag van u. Wacht op haar antwoord, of annuleer die aanvraag en dien een nieuwe in.",
  RealityCheckDueErrorType:
    "Uw realitycheck wacht op u. Beantwoord hem op de pagina met uw limieten en ga dan verder.",
  SessionTimeOverErrorType:
    "U hebt zo lang gespeeld als u zichzelf in één sessie toestaat. Log in na {until} om opnieuw te spelen en te storten.",
  PaymentMethodNotAllowedErrorType:
    "Deze betaalwijze wordt hier niet aanvaard. De wet verbiedt ons kredietkaarten te aanvaarden.",
  HiPayServiceNotAvailableErrorType:
    "De betaaldienst antwoordt niet. Er is niets van uw rekening gegaan. Probeer het over enkele minuten opnieuw.",
  WithdrawalBelowMinimumErrorType: "De minimumopname is {minimum}.",
  InsufficientFundsErrorType: "Uw saldo is daarvoor te laag.",
  BonusWouldBeForfeitedErrorType:
    "Door deze opname verliest u uw bonus van {bonus}. Wilt u toch opnemen, vink dan aan dat u ervan afziet.",
  JoiningBonusNotAvailableErrorType:
    "De welkomstbonus kan alleen bij uw eerste storting op uw casinosaldo, en alleen zolang hij wordt aangeboden. U kunt zonder bonus storten.",
  BonusEndedErrorType: "Deze bonus is al afgelopen. In uw meldingen staat wat ermee gebeurd is.",
  BonusChangedErrorType:
    "Uw bonus bedraagt nu {bonus}, meer dan wat u zou verliezen volgens wat u las. Er is niets veranderd: bekijk hem opnieuw voor u beslist.",
  JackpotClaimedErrorType: "Deze jackpot staat al op uw saldo.",
  JackpotDisputedErrorType:
    "De inzet waarmee deze jackpot gewonnen werd, is teruggegeven. We bekijken het; tot dan blijft hij waar hij is.",
  PrizeClaimedErrorType: "Deze prijs staat al op uw saldo.",
  PrizeDisputedErrorType:
    "De inzet waarmee deze prijs gewonnen werd, is teruggegeven. We bekijken het; tot dan blijft hij waar hij is.",
  OwnLimitReachedErrorType:
    "{limitedBy, select, dailyBetLimit {Uw eigen inzetlimiet per dag} weeklyBetLimit {Uw eigen inzetlimiet per week} monthlyBetLimit {Uw eigen inzetlimiet per maand} dailyLossLimit {Uw eigen verlieslimiet per dag} weeklyLossLimit {Uw eigen verlieslimiet per week} monthlyLossLimit {Uw eigen verlieslimiet per maand} other {Een limiet van uzelf}}: {used} van {limit} gebruikt, er blijft dus nog {remaining} over. Ze begint opnieuw op {until}.",
  TournamentNotOpenErrorType: "U kunt nog niet aan dit toernooi deelnemen. Inschrijven kan vanaf {until}.",
  TournamentEntryClosedErrorType:
    "Inschrijven voor dit toernooi kan niet meer{until, select, none {} other { sinds {until}}}. Er is niets aangerekend.",
  TournamentFullErrorType:
    "{most, plural, one {De enige plaats in dit toernooi is} other {Alle # plaatsen in dit toernooi zijn}} ingenomen. Er is niets aangerekend.",
  TournamentEnteredErrorType: "U neemt al deel aan dit toernooi, en u betaalt er maar één keer voor.",
  TournamentNotEnteredErrorType: "U neemt niet deel aan dit toernooi.",
  TournamentBegunErrorType:
    "Dit toernooi is begonnen op {until}. Tot dan kon u eruit stappen; uw inschrijving en uw punten blijven erin.",
  TournamentNotPlayedErrorType:
    "{until, select, none {Dit toernooi is afgelopen, en het krediet ervan dus ook.} other {Dit toernooi begint op {until}. Vanaf dan kunt u met het krediet ervan spelen.}}",
  TournamentRebuysUsedErrorType:
    "{most, plural, =0 {In dit toernooi kan niemand zich opnieuw inkopen.} one {In dit toernooi kunt u zich één keer opnieuw inkopen, en dat hebt u gedaan.} other {In dit toernooi kunt u zich # keer opnieuw inkopen, en dat hebt u gedaan.}}",
  TournamentHousePrizesOffErrorType:
    "Aan toernooien met prijzen van het huis kunt u hier op dit moment niet deelnemen. Er is niets aangerekend.",
  QuestJoinedErrorType: "U doet al mee aan de quest van deze week.",
  QuestNotOfferedErrorType:
    "Er is nu geen quest om aan mee te doen: er is er deze week geen, of hij is afgelast. Op Elite Quest leest u wanneer de volgende week begint.",
  ReferralCodeUnknownErrorType:
    "We kennen deze uitnodigingscode niet. Vergelijk hem met de link die u kreeg, of laat het veld leeg.",
  ReferralClaimedErrorType: "Deze beloning staat al op uw saldo.",
  ReferralDisputedErrorType: "We bekijken deze uitnodiging. Tot dan blijft de beloning waar ze is.",
  CoinRedemptionOffErrorType:
    "Coins kunnen hier momenteel niet worden ingewisseld. U houdt de uwe; aan het loket ziet u wanneer het weer open is.",
  CoinsNotRedeemableErrorType:
    "Coins worden ingewisseld per {step, plural, one {#} other {#}}, en vanaf {least, plural, one {# coin} other {# coins}}. Er is niets gewijzigd.",
  CoinsNotEnoughErrorType:
    "U hebt {held, plural, one {# hele coin} other {# hele coins}}, minder dan u wilt inwisselen. Er is niets gewijzigd.",
  IbanInvalidErrorType: "Dit rekeningnummer (IBAN) is niet geldig. Kijk de letters en cijfers na.",
  WalletNotPaidInErrorType:
    "U kunt alleen opnemen naar een portemonnee waarmee u hebt gestort. Kies een andere betaalwijze.",
  IbanOutsideSepaErrorType:
    "We kunnen alleen uitbetalen op een rekening in de SEPA-zone: de Europese Unie en enkele buurlanden. Geef een andere rekening op uw naam op.",
  IbanNotOwnErrorType: "We kunnen alleen uitbetalen op een bankrekening op uw eigen naam.",
  PayoutAccountNeededErrorType:
    "We hebben een bankrekening op uw eigen naam nodig om u uit te betalen wat er nog staat.",
  PayoutAccountsFullErrorType:
    "U hebt {most, plural, one {# rekening} other {# rekeningen}} bewaard, en meer kan niet. Verwijder er een om een andere toe te voegen.",

  PhotoUnreadableErrorType:
    "We konden deze afbeelding niet lezen. Stuur een foto of afbeelding als JPEG, PNG of WebP. Uw foto blijft zoals hij was.",
  DossierTooSoonErrorType:
    "U hebt uw gegevens minder dan een dag geleden gevraagd. U kunt ze opnieuw vragen vanaf {until}.",
  PhotoTooLargeErrorType:
    "Deze afbeelding is te groot: hoogstens 40 miljoen pixels. Stuur een kleinere. Uw foto blijft zoals hij was.",
  DocumentUnreadableErrorType:
    "We konden dit bestand niet lezen. Stuur een afbeelding als JPEG, PNG of WebP, of een pdf zonder wachtwoord. Uw documenten blijven zoals ze waren.",
  DocumentTooLargeErrorType:
    "Deze afbeelding is te groot: hoogstens 40 miljoen pixels. Stuur een kleinere. Uw documenten blijven zoals ze waren.",
  DocumentsFullErrorType:
    "We hebben al {most, plural, one {# document} other {# documenten}} van u, en meer kunnen er niet zijn. Vervang er een dat nog op controle wacht, of mail ons.",
  DocumentNotReplaceableErrorType:
    "Dit document kan niet meer vervangen worden: het is aanvaard, of een ander document heeft zijn plaats ingenomen. Stuur een nieuw document.",

  NotificationHistoryIdRequiredErrorType: "notificationHistoryId is verplicht om één melding bij te werken",

  GameNotFound: "Dit spel staat niet in ons aanbod.",
  DataCannotBeFoundErrorType: "We hebben deze pagina niet gevonden.",
  DemoNotAvailableErrorType: "Dit spel kunt u niet gratis proberen.",
  PurseNotOpenErrorType:
    "Dit toernooi is afgelopen of is niet van u: met het krediet ervan kan niet meer worden gespeeld. Wat u voordien inzette, telt nog mee.",
  GameNotForPurseErrorType: "Dit spel hoort niet bij het toernooi: kies een van de spellen van het toernooi.",
  DemoPlayOffErrorType: "U kunt hier momenteel geen spellen gratis spelen, alleen met echt geld.",
  AgeNotAnsweredErrorType:
    "Spellen zijn alleen voor mensen van 21 en ouder, ook met speelgeld. Bevestig eerst uw leeftijd; daarna kunt u {minutes, plural, one {# minuut} other {# minuten}} zonder account spellen proberen.",
  GameServiceNotAvailableErrorType:
    "Dit spel is even niet beschikbaar. Probeer het over enkele minuten opnieuw.",
  CrashOffErrorType: "Dit spel kan hier momenteel niet gespeeld worden.",
  CrashAutobetOffErrorType:
    "Inzetten kunnen hier niet automatisch herhaald worden. U kunt ze wel elk zelf plaatsen.",
  CrashNotOpenErrorType: "U kunt weer inzetten zodra de volgende ronde opent. Er is niets ingezet.",
  CrashTookOffErrorType: "Deze ronde is opgestegen: een inzet kan niet meer ingetrokken worden.",
  CrashStakeErrorType: "Een inzet ligt tussen {minimum} en {maximum}. Er is niets ingezet.",
  CrashBonusStakeErrorType: "Zolang u een bonus hebt, is een inzet hoogstens {maximum}. Er is niets ingezet.",
  CrashPanelTakenErrorType:
    "U hebt hier al een inzet in deze ronde. In de volgende ronde kunt u opnieuw inzetten.",
  CrashBetIdUsedErrorType:
    "Deze inzet werd al eens anders verstuurd. Er is niets ingezet; plaats hem opnieuw.",
  CrashSessionOverErrorType:
    "U hebt hier te lang niet gespeeld. Open het spel opnieuw om in te zetten. Er is niets ingezet.",
  CrashNotFlyingErrorType: "U kunt uitcashen zodra de ronde opgestegen is.",
  CrashTooEarlyErrorType: "U kunt uitcashen vanaf 1,01×.",
} as const satisfies Shape<typeof english>
