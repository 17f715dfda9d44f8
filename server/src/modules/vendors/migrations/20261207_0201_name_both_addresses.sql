-- One address had two meanings: a vendor that is asked about its rounds is not one that keeps wallets itself.
alter table vendors_vendor rename column callback_url to rounds_url;
alter table vendors_vendor add column wallet_url text;
update vendors_vendor set wallet_url = rounds_url where rounds_url is not null;
