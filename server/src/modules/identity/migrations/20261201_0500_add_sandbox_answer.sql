-- What a picture shows, for tests and developers of a sandbox; in a live installation it stays empty.
alter table identity_captcha add column sandbox_answer text;
alter table identity_captcha add constraint identity_captcha_only_pictures_have_answers
  check (sandbox_answer is null or kind = 'image');
