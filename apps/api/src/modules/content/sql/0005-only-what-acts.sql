-- Settings and policies are declared by the part that reads them, and rows exist only for those. What was kept for parts
-- that are not there goes; they bring their own rows when they come.
delete from content.settings where key in (
  'passwordReset', 'secondFactor', 'limits', 'takeABreak', 'selfExclusion', 'realityCheck', 'demo', 'loyalty', 'redeem',
  'jackpots', 'prizeDrops', 'quest', 'tournaments', 'joiningBonus', 'referralBonus', 'crash');
-- The age, the length of a password and what they are shown as are no settings: the law and the protocol fix them.
update content.settings set value = value - 'profile' - 'minimumAgeYears' where key = 'jurisdiction';
update content.settings set value = value - 'ageMark' where key = 'site';
update content.settings set value = value - 'minimumCharacters' - 'maximumCharacters' where key = 'password';

-- What was changed stays readable when its feature is gone.
alter table content.policy_change drop constraint policy_change_feature_fkey;
delete from content.policy where feature <> 'demoPlay';
