import type { MemberId } from '@fairground/contract/ids';
import type { PictureType } from '@fairground/contract/pictures/rules';
import type { Generated, GeneratedAlways } from 'kysely';

export type PicturesTables = {
  pictures_picture: {
    id: GeneratedAlways<bigint>;
    member_id: MemberId;
    digest: Buffer;
    type: PictureType;
    width: number;
    height: number;
    bytes: Buffer;
    kept_for: string | null;
    place: Generated<number>;
    stored_at: Date;
  };
};
