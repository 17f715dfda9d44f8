/** A right value of each field of a registration that tells how to reach a person, and who it is. */
export const TOLD_OF_A_PERSON = {
  line: 'line_name',
  whatsapp: '84912345678',
  zalo: '0912345678',
  facebook: 'some.body',
  wechat: 'wechat_1',
  idNumber: '012345678901',
  birthDate: '1990-05-17',
} as const;
