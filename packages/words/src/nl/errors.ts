import type english from "../en/errors.ts"
import type { Shape } from "../shape.ts"

export default {
  BadInputErrorType: "Controleer de velden die hieronder zijn aangeduid.",
  UnauthorizedErrorType: "User is not logged in",
  ForeignOriginErrorType: "Deze aanvraag kwam niet van onze site. We hebben ze daarom niet uitgevoerd.",
  NotFoundErrorType: "We vinden niet wat u zoekt.",
  MethodNotAllowedErrorType: "U kunt deze pagina zo niet openen. Ga terug en probeer het opnieuw.",
  PayloadTooLargeErrorType: "Wat u wilt versturen, is te groot.",
  UnsupportedMediaTypeErrorType: "Dit type bestand of gegevens kunnen we niet lezen.",
  TooManyRequestsErrorType:
    "Te veel pogingen. Probeer het opnieuw over {minutes, plural, one {# minuut} other {# minuten}}.",
  InternalServerErrorType: "Er ging iets mis bij ons. Probeer het opnieuw.",
  TemporarilyUnavailableErrorType:
    "Dit is tijdelijk niet beschikbaar. Probeer het over enkele minuten opnieuw.",
  MaintenanceErrorType: "We werken aan de site. Probeer het over enkele minuten opnieuw.",
  IdempotencyKeyReusedErrorType:
    "Deze aanvraag is al voor iets anders gebruikt. Laad de pagina opnieuw en probeer het nog eens.",

  EmailNotFound: "We vinden geen account met deze gegevens.",
  EmailAlreadyExistsErrorType: "Er bestaat al een account met dit e-mailadres.",
  UsernameAlreadyExistsErrorType: "Deze gebruikersnaam is al in gebruik.",
  UserAlreadyExists:
    "Met deze gegevens kunnen we geen account openen. Misschien hebt u er al een; elke persoon mag maar één account hebben. Onze klantendienst helpt u verder: {email}. Maakt u zich zorgen over gokken, dan vindt u gratis hulp op {help}.",
  UsernameFixedErrorType: "U hebt al een gebruikersnaam en die kan niet meer worden gewijzigd.",
  UnderAgeErrorType: "U moet minstens 21 jaar zijn om hier te spelen.",
  ProfessionBarredErrorType: "Volgens de Belgische wet mogen mensen met uw beroep niet spelen.",
  WeakPasswordErrorType:
    "Dit wachtwoord is te makkelijk te raden. Gebruik minstens 10 tekens en vermijd gangbare woorden.",
  NationalNumberInvalidErrorType: "Dit rijksregisternummer is niet geldig. Controleer de 11 cijfers.",
  ExcludedFromPlayErrorType:
    "We mogen u niet laten spelen: dat blijkt uit het uitsluitingsregister van de Kansspelcommissie. Alleen de Commissie kan u zeggen waarom en tot wanneer.",
  ExclusionRegisterUnavailableErrorType:
    "Het uitsluitingsregister van de Kansspelcommissie is niet bereikbaar. Zonder controle in dat register mogen we u niet laten verdergaan. Probeer het over enkele minuten opnieuw.",
  EmailTokenInvalidErrorType: "Deze link is niet geldig. Vraag een nieuwe aan.",
  UnsubscribeTokenInvalidErrorType:
    "Deze link is niet geldig. Log in om deze e-mails uit te zetten bij uw meldingen.",
  CodeExpiredErrorType: "Deze link of code is verlopen. Begin opnieuw.",
  EmailAlreadyVerifiedErrorType: "Uw e-mailadres is al bevestigd.",
  EmailUnchangedErrorType: "Dit is al het e-mailadres van uw account.",
  EmailChangeLinkInvalidErrorType:
    "Deze link werkt niet meer: hij is al gebruikt, vervangen, geannuleerd of verlopen. Wilt u het adres nog wijzigen, vraag dat dan opnieuw aan in uw profiel.",
  EmailTakenMeanwhileErrorType:
    "Dit adres hoort intussen bij een andere account. Uw account behoudt dus het vorige adres. Een ander adres kunt u in uw profiel aanvragen.",
  TermsChangedErrorType: "De voorwaarden zijn intussen opnieuw gewijzigd. Lees de huidige versie.",
  OldPasswordInvalidErrorType: "Dit is niet uw huidige wachtwoord.",
  OtpInvalidErrorType: "Deze code klopt niet. Controleer de zes cijfers in het bericht.",
  OtpExpiredErrorType: "Deze code werkt niet meer. Vraag een nieuwe.",
  LoginChallengeExpiredErrorType:
    "Het inloggen heeft te lang geduurd, is te vaak mislukt of is in een andere browser begonnen. Log opnieuw in.",
  SecondFactorCodeInvalidErrorType:
    "Deze code klopt niet of is al gebruikt. Controleer de code of wacht op de volgende in uw app.",
  SecondFactorOnErrorType: "Inloggen in twee stappen staat al aan.",
  SecondFactorOffErrorType: "Inloggen in twee stappen staat niet aan.",
  SecondFactorSetUpOverErrorType:
    "Het instellen van inloggen in twee stappen heeft te lang geduurd, of u bent elders opnieuw begonnen. Begin opnieuw.",
  MailedCodeNotEnoughErrorType:
    "U hebt uw wachtwoord via e-mail gekozen. Een code per e-mail is dan geen tweede controle. Gebruik uw app of een herstelcode. Hebt u geen van beide, dan helpt onze klantendienst u.",
  StepUpRequiredErrorType:
    "Bevestig dat u het bent. Gaat het om geld of om de beveiliging van uw account, dan vragen we dat na enkele minuten opnieuw.",
  PasswordNotSetErrorType:
    "Uw account heeft nog geen wachtwoord. Kies er eerst een in uw profiel; daarna kunt u verder.",
  ItsmeServiceNotAvailableErrorType:
    "itsme is op dit moment niet bereikbaar. Probeer het over enkele minuten opnieuw of gebruik uw wachtwoord.",
  ItsmeEmailNotLinkedErrorType:
    "Uw itsme is hier nog niet aan een account gekoppeld. Hebt u een account, log dan in met uw wachtwoord en koppel itsme in uw profiel.",
  ItsmeOtherBrowserErrorType:
    "U bent in een andere browser begonnen. Ga daarnaar terug en open deze pagina daar binnen drie minuten, of begin hier opnieuw.",
  ItsmeExpiredErrorType:
    "Deze bevestiging met itsme werkt niet meer: ze is al gebruikt of het duurde te lang. Begin opnieuw.",
  ItsmeNotConfirmedErrorType:
    "We konden het antwoord van itsme niet controleren. Er is dus niets gebeurd. Begin opnieuw.",
  ItsmeDocumentNeededErrorType:
    "itsme heeft ons uw volledige geboortedatum, een Belgisch rijksregisternummer of de naam op uw account niet doorgegeven. Daarom kunt u uw identiteit hier niet met itsme bevestigen, maar wel met een identiteitsdocument.",
  ItsmePersonMismatchErrorType:
    "Deze itsme is van iemand anders dan deze account: de naam, de geboortedatum of het rijksregisternummer verschilt. Er is niets veranderd.",
  ItsmeNotLinkedErrorType:
    "Deze itsme is niet aan uw account gekoppeld en bevestigt hier dus niets. Er is niets veranderd.",
  ItsmeLinkedElsewhereErrorType:
    "Deze itsme is hier al aan een andere account gekoppeld, en iedereen mag maar één account hebben. Onze klantendienst helpt u verder: {email}.",

  PushServiceUnknownErrorType:
    "We kennen de dienst voor pushmeldingen van uw browser niet en kunnen dit toestel dus niet bereiken. Uw berichten vindt u op deze pagina.",
  ConsentTextChangedErrorType:
    "De tekst over cookies is gewijzigd sinds deze pagina werd geladen. Er is niets bewaard. Lees de nieuwe tekst en kies dan opnieuw.",
  ConsentMissingErrorType:
    "We mogen dit alleen bewaren als u targeting toestaat. Dat kan via “Cookiekeuzes”.",

  AccountClosedErrorType: "Deze account is gesloten. Onze klantendienst kan u meer vertellen.",
  AccountExcludedErrorType:
    "U bent {until, select, none {voorgoed uitgesloten van spelen. Staat er nog geld op uw account, neem dan contact op met onze klantendienst.} other {uitgesloten van spelen tot {until}.}}",
  AccountUnderAgeErrorType:
    "Volgens uw identiteitsdocument bent u jonger dan 21. Tot uw 21ste kunt u hier geen account hebben.",
  SelfExcludedErrorType:
    "U hebt uzelf uitgesloten van spelen{until, select, none {} other { tot {until}}}. Tot dan kunt u geld opnemen en uw geschiedenis bekijken.",
  ReturnNotAskedErrorType:
    "De periode waarvoor u zichzelf hebt uitgesloten, is voorbij. Wilt u opnieuw spelen, vraag dan op de pagina met uw limieten om terug te komen; een dag later kunt u weer spelen.",
  ReturnWaitsErrorType: "U hebt gevraagd om terug te komen. U kunt spelen en storten vanaf {until}.",
  ReturnNotNeededErrorType: "U hoeft niet te vragen om terug te komen: geen enkele uitsluiting wacht daarop.",
  OnBreakErrorType:
    "U neemt een speelpauze{until, select, none {} other { tot {until}}}. Tot dan kunt u geld opnemen en uw geschiedenis bekijken.",
  EmailNotVerifiedErrorType: "Bevestig eerst uw e-mailadres. We hebben u een link gestuurd.",
  KycNotDoneErrorType: "Laat eerst uw identiteit verifiëren. Dat duurt ongeveer drie minuten.",
  KycAlreadyDoneErrorType: "Uw identiteit is al geverifieerd.",
  KycServiceNotAvailableErrorType:
    "De identiteitscontrole is tijdelijk niet beschikbaar. Probeer het over enkele minuten opnieuw.",
  KycByPicturesOffErrorType:
    "We kunnen uw identiteit momenteel niet met alleen foto’s controleren. Gebruik de controle met uw camera.",

  DepositBelowMinimumErrorType: "De minimumstorting is {minimum}.",
  DepositAboveMaximumErrorType: "De maximumstorting met deze betaalwijze is {maximum}.",
  DepositLimitReachedErrorType:
    "{limitedBy, select, dailyDepositLimit {Uw eigen stortingslimiet per dag} weeklyDepositLimit {Uw eigen stortingslimiet per week} monthlyDepositLimit {Uw eigen stortingslimiet per maand} other {Wekelijkse stortingslimiet}}: {used} van {limit} gebruikt{freesAt, select, none {. U kunt dus hoogstens {remaining} storten.} other {. U kunt dit bedrag storten vanaf {freesAt}.}}",
  LimitRequestClosedErrorType: "Deze aanvraag is al afgehandeld. Er is niets veranderd.",
  LimitStillCoolingErrorType: "U kunt dit bevestigen vanaf {until}. Tot dan verandert er niets.",
  LimitRaiseSuspendedErrorType:
    "De wekelijkse stortingslimiet kan op dit moment niet worden verhoogd. Uw limiet blijft zoals ze is. Op deze pagina leest u wanneer u weer een verhoging kunt vragen.",
  LimitRaiseOpenErrorType:
    "Er loopt al een aanvraag van u bij de Kansspelcommissie. Wacht op het antwoord, of annuleer die aanvraag en dien een nieuwe in.",
  RealityCheckDueErrorType:
    "Beantwoord eerst uw realitycheck op de pagina met uw limieten. Daarna kunt u verder.",
  SessionTimeOverErrorType:
    "U hebt de maximale sessietijd bereikt die u zelf hebt ingesteld. Log na {until} opnieuw in om te spelen en te storten.",
  PaymentMethodNotAllowedErrorType:
    "Deze betaalwijze wordt hier niet aanvaard. De wet verbiedt ons kredietkaarten te aanvaarden.",
  HiPayServiceNotAvailableErrorType:
    "De betaaldienst is niet bereikbaar. Er is niets van uw rekening gegaan. Probeer het over enkele minuten opnieuw.",
  WithdrawalBelowMinimumErrorType: "De minimumopname is {minimum}.",
  InsufficientFundsErrorType: "Uw saldo is daarvoor te laag.",
  BonusWouldBeForfeitedErrorType:
    "Door deze opname verliest u uw bonus van {bonus}. Wilt u toch opnemen, vink dan aan dat u ervan afziet.",
  JoiningBonusNotAvailableErrorType:
    "De welkomstbonus krijgt u alleen bij uw eerste storting op uw casinosaldo, en alleen zolang we hem aanbieden. U kunt wel zonder bonus storten.",
  BonusEndedErrorType: "Deze bonus is al afgelopen. In uw meldingen leest u wat ermee gebeurd is.",
  BonusChangedErrorType:
    "Uw bonus bedraagt nu {bonus}. Dat is meer dan het bedrag dat u zag. Er is niets veranderd: bekijk uw bonus opnieuw voor u beslist.",
  JackpotClaimedErrorType: "Deze jackpot staat al op uw saldo.",
  JackpotDisputedErrorType:
    "De inzet waarmee u deze jackpot won, is terugbetaald. We onderzoeken dat; tot dan kunt u de jackpot niet opvragen.",
  PrizeClaimedErrorType: "Deze prijs staat al op uw saldo.",
  PrizeDisputedErrorType:
    "De inzet waarmee u deze prijs won, is terugbetaald. We onderzoeken dat; tot dan kunt u de prijs niet opvragen.",
  OwnLimitReachedErrorType:
    "{limitedBy, select, dailyBetLimit {Uw eigen inzetlimiet per dag} weeklyBetLimit {Uw eigen inzetlimiet per week} monthlyBetLimit {Uw eigen inzetlimiet per maand} dailyLossLimit {Uw eigen verlieslimiet per dag} weeklyLossLimit {Uw eigen verlieslimiet per week} monthlyLossLimit {Uw eigen verlieslimiet per maand} other {Uw eigen limiet}}: {used} van {limit} gebruikt. U hebt dus nog {remaining} over. Op {until} begint de limiet opnieuw.",
  TournamentNotOpenErrorType: "U kunt zich nog niet inschrijven voor dit toernooi. Dat kan vanaf {until}.",
  TournamentEntryClosedErrorType:
    "U kunt zich{until, select, none {} other { sinds {until}}} niet meer inschrijven voor dit toernooi. Er is niets aangerekend.",
  TournamentFullErrorType:
    "{most, plural, one {De enige plaats in dit toernooi is} other {Alle # plaatsen in dit toernooi zijn}} bezet. Er is niets aangerekend.",
  TournamentEnteredErrorType: "U bent al ingeschreven voor dit toernooi. Er is niets extra aangerekend.",
  TournamentNotEnteredErrorType: "U neemt niet deel aan dit toernooi.",
  TournamentBegunErrorType:
    "Dit toernooi is begonnen op {until}. Uitschrijven kon tot dan; uw inschrijving en uw punten blijven gelden.",
  TournamentNotPlayedErrorType:
    "{until, select, none {Dit toernooi is afgelopen. Het krediet is vervallen.} other {Dit toernooi begint op {until}. Vanaf dan kunt u met uw krediet spelen.}}",
  TournamentRebuysUsedErrorType:
    "{most, plural, =0 {In dit toernooi kunt u zich niet opnieuw inkopen.} one {In dit toernooi kunt u zich één keer opnieuw inkopen, en dat hebt u gedaan.} other {In dit toernooi kunt u zich # keer opnieuw inkopen, en dat hebt u gedaan.}}",
  TournamentHousePrizesOffErrorType:
    "Aan toernooien met prijzen van Elite kunt u op dit moment niet deelnemen. Er is niets aangerekend.",
  QuestJoinedErrorType: "U doet al mee aan de quest van deze week.",
  QuestNotOfferedErrorType:
    "Er is nu geen quest: er is deze week geen gepland, of hij is afgelast. Op de pagina Elite Quest leest u wanneer de volgende begint.",
  ReferralCodeUnknownErrorType:
    "We kennen deze uitnodigingscode niet. Vergelijk de code met de link die u kreeg, of laat het veld leeg.",
  ReferralClaimedErrorType: "Deze beloning staat al op uw saldo.",
  ReferralDisputedErrorType: "We onderzoeken deze uitnodiging. Tot dan kunt u de beloning niet opvragen.",
  CoinRedemptionOffErrorType:
    "Coins kunnen hier momenteel niet worden ingewisseld. U houdt uw coins; aan het loket ziet u wanneer het weer kan.",
  CoinsNotRedeemableErrorType:
    "U wisselt coins in stappen van {step, plural, one {#} other {#}} in, vanaf {least, plural, one {# coin} other {# coins}}. Er is niets veranderd.",
  CoinsNotEnoughErrorType:
    "U hebt {held, plural, one {# hele coin} other {# hele coins}}, minder dan u wilt inwisselen. Er is niets veranderd.",
  IbanInvalidErrorType: "Dit rekeningnummer (IBAN) is niet geldig. Controleer de letters en cijfers.",
  WalletNotPaidInErrorType:
    "U kunt alleen opnemen naar een e-wallet waarmee u hebt gestort. Kies een andere betaalwijze.",
  IbanOutsideSepaErrorType:
    "We kunnen alleen uitbetalen op een rekening in de SEPA-zone: de Europese Unie en enkele buurlanden. Geef een andere rekening op uw naam op.",
  IbanNotOwnErrorType: "We kunnen alleen uitbetalen op een bankrekening op uw eigen naam.",
  PayoutAccountNeededErrorType:
    "We hebben een bankrekening op uw eigen naam nodig om u de rest van uw saldo uit te betalen.",
  PayoutAccountsFullErrorType:
    "U kunt niet meer dan {most, plural, one {# rekening} other {# rekeningen}} bewaren. Verwijder er een om een andere toe te voegen.",

  PhotoUnreadableErrorType:
    "We konden deze afbeelding niet lezen. Stuur een foto of afbeelding als JPEG, PNG of WebP. Uw foto blijft zoals hij was.",
  DossierTooSoonErrorType:
    "U hebt uw gegevens minder dan een dag geleden opgevraagd. U kunt dat opnieuw doen vanaf {until}.",
  PhotoTooLargeErrorType:
    "Deze afbeelding is te groot: hoogstens 40 miljoen pixels. Stuur een kleinere. Uw foto blijft zoals hij was.",
  DocumentUnreadableErrorType:
    "We konden dit bestand niet lezen. Stuur een afbeelding als JPEG, PNG of WebP, of een pdf zonder wachtwoord. Uw documenten blijven zoals ze waren.",
  DocumentTooLargeErrorType:
    "Deze afbeelding is te groot: hoogstens 40 miljoen pixels. Stuur een kleinere. Uw documenten blijven zoals ze waren.",
  DocumentsFullErrorType:
    "U kunt ons niet meer dan {most, plural, one {# document} other {# documenten}} sturen. Vervang er een dat nog op controle wacht, of mail ons.",
  DocumentNotReplaceableErrorType:
    "U kunt dit document niet meer vervangen: het is al aanvaard of al vervangen. Stuur een nieuw document.",

  NotificationHistoryIdRequiredErrorType: "notificationHistoryId is verplicht om één melding bij te werken",

  GameNotFound: "Dit spel staat niet in ons aanbod.",
  DataCannotBeFoundErrorType: "We vinden deze pagina niet.",
  DemoNotAvailableErrorType: "Dit spel kunt u niet gratis proberen.",
  PurseNotOpenErrorType:
    "Dit toernooi is afgelopen, of u neemt er niet aan deel. U kunt met dit krediet niet meer spelen. Wat u al had ingezet, telt nog mee.",
  GameNotForPurseErrorType: "Dit spel hoort niet bij het toernooi: kies een van de spellen van het toernooi.",
  DemoPlayOffErrorType: "U kunt spellen hier momenteel niet gratis proberen, alleen met echt geld spelen.",
  AgeNotAnsweredErrorType:
    "Spellen zijn alleen voor mensen van 21 en ouder, ook met speelgeld. Bevestig eerst uw leeftijd; daarna kunt u {minutes, plural, one {# minuut} other {# minuten}} lang spellen proberen zonder account.",
  GameServiceNotAvailableErrorType:
    "Dit spel is tijdelijk niet beschikbaar. Probeer het over enkele minuten opnieuw.",
  CrashOffErrorType: "U kunt dit spel hier momenteel niet spelen.",
  CrashAutobetOffErrorType: "U kunt inzetten hier niet automatisch herhalen. U kunt ze wel zelf plaatsen.",
  CrashNotOpenErrorType: "U kunt weer inzetten zodra de volgende ronde begint. Er is niets ingezet.",
  CrashTookOffErrorType: "De raket is opgestegen: u kunt uw inzet niet meer annuleren.",
  CrashStakeErrorType: "Een inzet ligt tussen {minimum} en {maximum}. Er is niets ingezet.",
  CrashBonusStakeErrorType: "Zolang u een bonus hebt, is een inzet hoogstens {maximum}. Er is niets ingezet.",
  CrashPanelTakenErrorType:
    "U hebt hier al een inzet in deze ronde. In de volgende ronde kunt u opnieuw inzetten.",
  CrashBetIdUsedErrorType:
    "Deze inzet is al eens met andere gegevens verstuurd. Er is niets ingezet; plaats hem opnieuw.",
  CrashSessionOverErrorType:
    "U hebt hier te lang niet gespeeld. Open het spel opnieuw om in te zetten. Er is niets ingezet.",
  CrashNotFlyingErrorType: "U kunt uitcashen zodra de raket is opgestegen.",
  CrashTooEarlyErrorType: "U kunt uitcashen vanaf 1,01×.",
} as const satisfies Shape<typeof english>
