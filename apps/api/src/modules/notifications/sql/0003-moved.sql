-- The maker of a browser gives it another address: what is kept of it stays.
grant update (endpoint) on notifications.subscription to casino_app;
