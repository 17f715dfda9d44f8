-- Only lotteries said more than their game when they were opened; they open on a page of the site by now, without a session.
alter table vendors_opening drop column detail;
