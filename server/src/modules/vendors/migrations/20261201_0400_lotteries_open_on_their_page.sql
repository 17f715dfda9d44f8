-- Only lotteries said more than their game when they were opened; they open on a page of the site by now, without a session.
-- The column stays for one release: a node of the version before still writes it.
alter table vendors_opening alter column detail set default '{}';
