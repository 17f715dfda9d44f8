/** The stations of the Vietnamese lottery and the days they draw on. Data: a station that moves is a change here. */

export type Region = 'north' | 'centre' | 'south';

/** The days of a week from Sunday, 0, to Saturday, 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type Station = {
  readonly code: string;
  readonly region: Region;
  readonly name: string;
  /** What it is called in English, where that is more than the name without its marks. */
  readonly abroad?: string;
  readonly days: readonly Weekday[];
};

const station = (code: string, region: Region, name: string, ...days: readonly Weekday[]): Station => ({
  code,
  region,
  name,
  days,
});

/** In each region in the order they are named on a day, which is the order of "two stations of the south". */
export const STATIONS: readonly Station[] = [
  station('hn', 'north', 'Hà Nội', 1, 4),
  station('qn', 'north', 'Quảng Ninh', 2),
  station('bn', 'north', 'Bắc Ninh', 3),
  station('hp', 'north', 'Hải Phòng', 5),
  station('nd', 'north', 'Nam Định', 6),
  station('tb', 'north', 'Thái Bình', 0),

  station('py', 'centre', 'Phú Yên', 1),
  station('tth', 'centre', 'Thừa Thiên Huế', 1, 0),
  station('dlk', 'centre', 'Đắk Lắk', 2),
  station('qnm', 'centre', 'Quảng Nam', 2),
  station('dng', 'centre', 'Đà Nẵng', 3, 6),
  station('kh', 'centre', 'Khánh Hòa', 3, 0),
  station('bdi', 'centre', 'Bình Định', 4),
  station('qt', 'centre', 'Quảng Trị', 4),
  station('qb', 'centre', 'Quảng Bình', 4),
  station('gl', 'centre', 'Gia Lai', 5),
  station('nt', 'centre', 'Ninh Thuận', 5),
  station('qng', 'centre', 'Quảng Ngãi', 6),
  station('dno', 'centre', 'Đắk Nông', 6),
  station('kt', 'centre', 'Kon Tum', 0),

  { ...station('hcm', 'south', 'TP. Hồ Chí Minh', 1, 6), abroad: 'Ho Chi Minh City' },
  station('dt', 'south', 'Đồng Tháp', 1),
  station('cm', 'south', 'Cà Mau', 1),
  station('btr', 'south', 'Bến Tre', 2),
  station('vt', 'south', 'Vũng Tàu', 2),
  station('bl', 'south', 'Bạc Liêu', 2),
  station('dn', 'south', 'Đồng Nai', 3),
  station('ct', 'south', 'Cần Thơ', 3),
  station('st', 'south', 'Sóc Trăng', 3),
  station('tn', 'south', 'Tây Ninh', 4),
  station('ag', 'south', 'An Giang', 4),
  station('bth', 'south', 'Bình Thuận', 4),
  station('vl', 'south', 'Vĩnh Long', 5),
  station('bd', 'south', 'Bình Dương', 5),
  station('tv', 'south', 'Trà Vinh', 5),
  station('la', 'south', 'Long An', 6),
  station('bp', 'south', 'Bình Phước', 6),
  station('hg', 'south', 'Hậu Giang', 6),
  station('tg', 'south', 'Tiền Giang', 0),
  station('kg', 'south', 'Kiên Giang', 0),
  station('dl', 'south', 'Đà Lạt', 0),
];

/** The stations of a region that draw on a day. */
export const stationsOn = (region: Region, day: Weekday): readonly Station[] =>
  STATIONS.filter((one) => one.region === region && one.days.includes(day));
