-- Over how many days withdrawals count together, and how long money that was paid or captured may still come back.
update content.settings set value = value || '{"reviewDays": 7, "returnDays": 30}' where key = 'withdrawal';
update content.settings set value = value || '{"chargebackDays": 120}' where key = 'deposit';
