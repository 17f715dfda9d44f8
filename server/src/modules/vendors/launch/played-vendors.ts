import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { listPlayedVendors } from '@fairground/contract/launch/endpoints';
import { inLanguage } from '../../../platform/localized.ts';
import type { VendorsDeps } from '../deps.ts';
import type { KnownVendors } from '../known-vendors.ts';

type Deps = {
  readonly known: KnownVendors;
  readonly catalog: Pick<VendorsDeps['catalog'], 'readAll'>;
  readonly betting: Pick<VendorsDeps['betting'], 'playedBy'>;
};

/** The vendors a member placed bets with, each by the name it goes by. */
export type PlayedVendors = (
  member: MemberId,
  language: LanguageCode,
) => Promise<ValueOf<typeof listPlayedVendors>['list']>;

/** A vendor that is closed by now has its name still: anyone who asks has played there. */
export const createPlayedVendors = ({ known, catalog, betting }: Deps): PlayedVendors => {
  const nameOf = async (source: string, language: LanguageCode): Promise<string> => {
    const owner = await known.findVendorByCode(source);
    const { vendors } = await catalog.readAll();
    const listed = (code: string): string | undefined => {
      const vendor = vendors.find((each) => each.code === code);
      return vendor && inLanguage(vendor.names, language, 'EN');
    };
    // Our own lotteries have no account: their bets carry the code of the catalogue.
    if (!owner) return listed(source) ?? source;
    const codes = (await known.listConnections()).filter(({ vendor_id }) => vendor_id === owner.id);
    const [only] = codes.length === 1 ? codes : [];
    // An account that plays for several vendors of the catalogue is none of them.
    return (only && listed(only.catalogue_code)) ?? owner.name;
  };

  return async (member, language) => {
    const played = Map.groupBy(await betting.playedBy(member), ({ source }) => source);
    const list = await Promise.all(
      [...played].map(async ([vendor, products]) => {
        const own = new Set(products.map(({ category }) => category));
        return {
          vendor,
          vendorName: await nameOf(vendor, language),
          categories: BET_CATEGORIES.filter((category) => own.has(category)),
        };
      }),
    );
    return list.toSorted((one, other) => one.vendorName.localeCompare(other.vendorName));
  };
};
