import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aCaller, callRoute, testPlatform } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { aCallOf, aPersonOfStaff, ANN, BEN } from '../../../testing/staff.ts';
import { actorOf } from '../../audit/index.ts';
import { createContent } from '../index.ts';
import { publishByTwo } from '../testing/publish.ts';
import type { BannerContent } from './kinds.ts';

const CARL = aPersonOfStaff('carl', 3n);
type Staff = typeof ANN;
type Seen = { readonly draftId: bigint; readonly version: number };

const aDesk = async () => {
  const { db, pool } = await testDatabase();
  const ground = await testPlatform(db);
  const content = createContent(ground);
  const change = (staff: Staff, name: string, body: object) =>
    callRoute(content.routes, `content.${name}`, { body: { reason: 'a test of drafts', ...body } }, aCallOf(staff));
  const draftOf = (headline: string, parts: Partial<BannerContent> = {}): BannerContent => ({
    groupName: 'w_home',
    url: '/brand/art/home-1.webp',
    texts: { TY: { headline, text: '', action: '' } },
    ...parts,
  });
  const write = (staff: Staff, headline: string, where: object = {}) =>
    change(staff, 'draft-banner', { ...draftOf(headline), ...where }) as Promise<Seen>;
  const next = ({ draftId, version }: Seen): Seen => ({ draftId, version: version + 1 });
  const send = async (staff: Staff, seen: Seen): Promise<Seen> => {
    await change(staff, 'send-draft', seen);
    return next(seen);
  };
  const publish = async (staff: Staff, seen: Seen) =>
    ((await change(staff, 'publish-draft', seen)) as { targetId: bigint }).targetId;
  const onSite = async (): Promise<readonly string[]> => {
    const query = { groupName: 'w_home' };
    const { list } = (await callRoute(content.routes, 'content.list-banners', { query }, aCaller())) as {
      list: { headline: string }[];
    };
    return list.map(({ headline }) => headline);
  };
  const read = (draftId: bigint) =>
    callRoute(content.routes, 'content.read-draft', { query: { draftId } }, aCallOf(ANN));
  const versions = async (targetId: bigint) =>
    (
      (await callRoute(content.routes, 'content.list-banner-versions', { query: { targetId } }, aCallOf(ANN))) as {
        list: { number: number; editors: string[]; publishedBy: string | null; isPresent: boolean }[];
      }
    ).list;
  return { ...ground, pool, content, change, draftOf, write, next, send, publish, onSite, read, versions };
};

test('[22] what one person writes is on the site once another one publishes it, and the draft tells what it changes', async () => {
  const { write, send, publish, onSite, read } = await aDesk();

  const draft = await write(ANN, 'Xin chào');
  const seen = await send(ANN, draft);
  expect(await onSite()).toEqual([]);
  expect(await read(draft.draftId)).toMatchObject({
    ...{ state: 'REVIEW', editable: null, editors: ['ann'], missing: ['EN'] },
    changes: expect.arrayContaining([{ field: 'texts.TY.headline', before: null, after: 'Xin chào' }]),
  });
  await publish(BEN, seen);

  expect(await onSite()).toEqual(['Xin chào']);
  expect(await read(draft.draftId)).toMatchObject({ state: 'PUBLISHED', publishedBy: 'ben' });
});

test('[22] nobody who wrote on a draft, sent it or translated it publishes it, and the database refuses it too', async () => {
  const { change, write, next, send, publish, onSite, pool } = await aDesk();
  const first = await write(ANN, 'Một');
  const said = { ...first, language: 'EN', title: 'One' };
  await change(BEN, 'translate-draft', said);
  const seen = await send(CARL, next(first));

  for (const staff of [ANN, BEN, CARL]) expect(await refusal(publish(staff, seen))).toBe('content.same-person');
  await expect(
    pool.query(
      `update content_draft set state = 'PUBLISHED', published_by = 'ann', published_at = now(), target_id = 1 where id = $1`,
      [seen.draftId],
    ),
  ).rejects.toThrow('content_draft_is_published_by_another_person');

  expect(await onSite()).toEqual([]);
  await publish(aPersonOfStaff('dora', 4n), seen);
  expect(await onSite()).toEqual(['Một']);
});

test('[22] a draft goes back with a reason, is changed and sent again; nothing is changed while it is in review or closed', async () => {
  const { change, write, next, send, publish, read, onSite, draftOf } = await aDesk();
  const first = await send(ANN, await write(ANN, 'Lỗi chính tả'));
  expect(await refusal(change(ANN, 'draft-banner', { ...draftOf('Khác'), ...first }))).toBe('content.draft-not-open');

  await change(BEN, 'return-draft', { ...first, reason: 'a letter is missing' });
  const back = next(first);
  expect(await read(back.draftId)).toMatchObject({ state: 'DRAFT', note: 'a letter is missing', editable: 'banner' });
  expect(await refusal(change(ANN, 'draft-banner', { ...draftOf('Khác'), ...first }))).toBe('content.draft-changed');
  const fixed = (await change(ANN, 'draft-banner', { ...draftOf('Không lỗi'), ...back })) as Seen;
  await publish(BEN, await send(ANN, fixed));
  expect(await onSite()).toEqual(['Không lỗi']);

  const gone = await write(ANN, 'Bỏ');
  await change(ANN, 'drop-draft', gone);
  expect(await refusal(send(ANN, next(gone)))).toBe('content.draft-not-open');
  expect(await refusal(send(ANN, { draftId: 999n, version: 1 }))).toBe('content.draft-unknown');
  expect(await refusal(read(999n))).toBe('content.draft-unknown');
});

test('[22] of two people who publish a draft at the same time one does, once', async () => {
  const { write, send, publish, onSite, versions } = await aDesk();
  const seen = await send(ANN, await write(ANN, 'Một lần'));

  const both = await Promise.allSettled([publish(BEN, seen), publish(CARL, seen)]);

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await onSite()).toEqual(['Một lần']);
  const target = both.find((each) => each.status === 'fulfilled');
  expect(target?.status === 'fulfilled' && (await versions(target.value)).length).toBe(1);
});

test('[22] a request that is sent again writes no second draft', async () => {
  const { write } = await aDesk();
  const where = { requestKey: '00000000-0000-4000-8000-000000000001' };

  const [one, other] = [await write(ANN, 'Một', where), await write(ANN, 'Một', where)];

  expect(other).toEqual(one);
});

test('[22] an earlier version comes back by two people, and what was on the site in between stays known', async () => {
  const { content, change, draftOf, publish, onSite, versions } = await aDesk();
  const target = await publishByTwo(content, { kind: 'banner', content: draftOf('Một') });
  await publishByTwo(content, { kind: 'banner', content: draftOf('Hai') }, target);
  expect(await onSite()).toEqual(['Hai']);

  const back = { kind: 'banner', targetId: target, number: 1 };
  const draft = (await change(ANN, 'roll-back', back)) as Seen;
  expect(await refusal(publish(ANN, draft))).toBe('content.same-person');
  expect(await onSite()).toEqual(['Hai']);
  await publish(BEN, draft);

  expect(await onSite()).toEqual(['Một']);
  expect((await versions(target)).map(({ number, isPresent }) => [number, isPresent])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
  expect(await refusal(change(ANN, 'roll-back', { ...back, number: 9 }))).toBe('content.version-unknown');
});

test('[22] what the product brought is kept as the first version when somebody revises it', async () => {
  const { content, draftOf, versions, onSite } = await aDesk();
  await content.installDefaults({
    banners: [
      {
        key: 'b',
        groupName: 'w_home',
        url: '/a.webp',
        linkageType: 'NONE',
        link: '',
        hue: 1,
        sort: 1,
        texts: { TY: { headline: 'Gốc', text: '', action: '' } },
      },
    ],
    announcements: [],
  } as never);
  const [shipped] = await content.listAllBanners();

  await publishByTwo(content, { kind: 'banner', content: draftOf('Mới') }, shipped?.id);

  expect(await onSite()).toEqual(['Mới']);
  expect(await versions(shipped?.id ?? 0n)).toMatchObject([
    { number: 2, editors: ['ann'], publishedBy: 'ben' },
    { number: 1, editors: [], publishedBy: null },
  ]);
});

test('[22] a draft of a version that was replaced meanwhile is not published over the newer one', async () => {
  const { content, write, send, publish, draftOf, onSite } = await aDesk();
  const target = await publishByTwo(content, { kind: 'banner', content: draftOf('Một') });
  const late = await send(ANN, await write(ANN, 'Muộn', { targetId: target }));
  await publishByTwo(content, { kind: 'banner', content: draftOf('Hai') }, target);

  expect(await refusal(publish(BEN, late))).toBe('content.draft-outdated');
  expect(await onSite()).toEqual(['Hai']);
});

test('[22] a revision keeps the languages it does not speak of, and one left blank is taken away', async () => {
  const { content, change, draftOf, send, publish, read, write } = await aDesk();
  const said = { TY: { headline: 'Một', text: '', action: '' }, JP: { headline: '一', text: '', action: '' } };
  const target = await publishByTwo(content, { kind: 'banner', content: draftOf('', { texts: said }) });

  const kept = await write(ANN, 'Hai', { targetId: target });
  expect(await read(kept.draftId)).toMatchObject({ titles: { TY: 'Hai', JP: '一' } });
  const texts = { JP: { headline: '', text: '', action: '' } };
  const cut = (await change(ANN, 'draft-banner', { ...draftOf(''), texts, ...kept })) as Seen;
  expect(await read(cut.draftId)).toMatchObject({ titles: { TY: 'Hai' } });
  await publish(BEN, await send(ANN, cut));

  const [banner] = await content.listAllBanners();
  expect(Object.keys(banner?.texts ?? {})).toEqual(['TY']);
});

test('[22] announcements go the same way, in their window, cleaned before they are stored', async () => {
  const { content, change, clock, read } = await aDesk();
  const startsAt = new Date(clock.now().getTime() + 60_000);
  const texts = { TY: { title: 'Tin', content: '<p onclick="x()">Chào</p><script>x</script>' } };

  const draft = (await change(ANN, 'draft-announcement', { type: 'B', texts, startsAt })) as Seen;
  expect(await read(draft.draftId)).toMatchObject({ announcement: { texts: { TY: { content: '<p>Chào</p>' } } } });
  const id = await publishByTwo(content, { kind: 'announcement', content: { type: 'B', texts, startsAt } });

  expect((await content.listAllAnnouncements()).find((each) => each.id === id)).toMatchObject({ startsAt });
  const wrong = content.writeDraft(
    actorOf(ANN, 'a test'),
    { kind: 'announcement', content: { type: 'B', texts } },
    { targetId: 999n },
  );
  expect(await refusal(wrong)).toBe('content.announcement-unknown');
  expect(
    await refusal(change(ANN, 'draft-banner', { groupName: 'w_home', url: '/a.webp', texts: {}, targetId: 999n })),
  ).toBe('content.banner-unknown');
});

test('[22] an open draft is shown on its page to who has its key, and to nobody once it is closed', async () => {
  const { content, change, write, next, read } = await aDesk();
  const draft = await write(ANN, 'Nháp');
  const { previewPath } = (await read(draft.draftId)) as { previewPath: string };
  expect(previewPath).toMatch(/^\/\?preview=[0-9a-f-]{36}$/);
  const preview = previewPath.slice(-36);
  const seenBy = async (caller: object, groupName = 'w_home') => {
    const answer = await callRoute(
      content.routes,
      'content.list-banners',
      { query: { groupName } },
      { ...aCaller(), ...caller },
    );
    return (answer as { list: { headline: string }[] }).list.map(({ headline }) => headline);
  };

  expect(await seenBy({ preview })).toEqual(['Nháp']);
  expect(await seenBy({ preview }, 'w_rng')).toEqual([]);
  expect(await seenBy({})).toEqual([]);
  expect(await content.isPreview(preview)).toBe(true);
  await change(ANN, 'drop-draft', draft);

  expect(await content.isPreview(preview)).toBe(false);
  expect(await seenBy({ preview })).toEqual([]);
  expect(await read(next(draft).draftId)).toMatchObject({ previewPath: null });
});

test('[22] the draft of an announcement is shown in the place of what it revises, whatever its window', async () => {
  const { content, change, clock, read } = await aDesk();
  const texts = { TY: { title: 'Cũ', content: '<p>Cũ</p>' } };
  const target = await publishByTwo(content, { kind: 'announcement', content: { type: 'B', texts } });
  const startsAt = new Date(clock.now().getTime() + 86_400_000);
  const said = { type: 'B', texts: { TY: { title: 'Mới', content: '<p>Mới</p>' } }, startsAt, targetId: target };
  const { draftId } = (await change(ANN, 'draft-announcement', said)) as Seen;
  const { previewPath } = (await read(draftId)) as { previewPath: string };

  const query = { types: 'B', platform: 'W', execution: 'B' };
  const caller = { ...aCaller(), preview: previewPath.slice(-36) };
  const answer = await callRoute(content.routes, 'content.list-announcements', { query }, caller);

  expect((answer as { list: { title: string }[] }).list.map(({ title }) => title)).toEqual(['Mới']);
});
