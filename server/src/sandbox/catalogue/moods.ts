/** `English = Tiếng Việt`; in Vietnamese the word follows its noun. `#` is a place or a being, `@` its preposition. */
type MoodText = {
  readonly beings: string;
  readonly things: string;
  readonly places: string;
  readonly ofPlaces: string;
  readonly ofBeings: string;
};

export type Pair = { readonly en: string; readonly ty: string };

export type Mood = Readonly<Record<keyof MoodText, readonly Pair[]>>;

export type MoodName = 'wild' | 'noble' | 'mystic' | 'sweet' | 'lively' | 'cool' | 'tasty' | 'sugary';

const TEXTS: Readonly<Record<MoodName, MoodText>> = {
  wild: {
    beings:
      'Wild = Hoang Dã; Mighty = Hùng Mạnh; Swift = Thần Tốc; Fearless = Gan Dạ; Lone = Đơn Độc; Fierce = Dũng Mãnh; Giant = Khổng Lồ',
    things: 'Lost = Thất Lạc; Ancient = Cổ Xưa; Mighty = Uy Lực; Legendary = Huyền Thoại',
    places: 'Misty = Mờ Sương; Endless = Bất Tận; Wild = Hoang Dã; Sunlit = Ngập Nắng; Dangerous = Hiểm Trở',
    ofPlaces:
      'Return to # = Trở Lại #; Road to # = Đường Đến #; Treasures of # = Kho Báu #; Race to # = Cuộc Đua Đến #; Lords of # = Chúa Tể #; Call of # = Tiếng Gọi #',
    ofBeings: 'Return of # = # Trở Lại; Trail of # = Dấu Chân #; Legend of # = Huyền Thoại #',
  },
  noble: {
    beings:
      'Golden = Vàng; Royal = Hoàng Gia; Proud = Kiêu Hãnh; Noble = Cao Quý; Sacred = Linh Thiêng; Glorious = Huy Hoàng',
    things:
      'Golden = Vàng; Royal = Hoàng Gia; Precious = Quý Giá; Shining = Sáng Ngời; Sacred = Linh Thiêng; Jade = Ngọc Bích',
    places: 'Splendid = Tráng Lệ; Royal = Hoàng Gia; Sacred = Linh Thiêng; Golden = Vàng Son; Glorious = Huy Hoàng',
    ofPlaces:
      'Riches of # = Châu Báu #; Crown of # = Vương Miện #; Legend of # = Huyền Thoại #; Glory of # = Vinh Quang #; Fortune of # = Vận May #',
    ofBeings:
      '#’s Treasure = Kho Báu Của #; #’s Blessing = Phúc Lộc Của #; Dynasty of # = Vương Triều #; #’s Gift = Món Quà Của #',
  },
  mystic: {
    beings:
      'Mystic = Huyền Bí; Silver = Bạc; Moonlight = Ánh Trăng; Silent = Lặng Lẽ; Shadow = Bóng Đêm; Dreaming = Mộng Mơ; Enchanted = Huyền Ảo',
    things: 'Enchanted = Huyền Ảo; Lost = Thất Lạc; Glowing = Phát Sáng; Silver = Bạc; Secret = Bí Mật',
    places: 'Moonlit = Dưới Trăng; Enchanted = Huyền Ảo; Forgotten = Bị Lãng Quên; Secret = Bí Mật; Silent = Tĩnh Lặng',
    ofPlaces:
      'Secrets of # = Bí Mật #; Dreams of # = Giấc Mơ #; Night @ # = Đêm #; Song of # = Khúc Ca #; Riddle of # = Câu Đố #',
    ofBeings:
      '#’s Secret = Bí Mật Của #; #’s Dream = Giấc Mơ Của #; Tale of # = Chuyện Kể Về #; #’s Whisper = Lời Thì Thầm Của #',
  },
  sweet: {
    beings:
      'Little = Bé Nhỏ; Playful = Tinh Nghịch; Happy = Vui Vẻ; Sleepy = Ngái Ngủ; Curious = Tò Mò; Cheeky = Láu Lỉnh; Clever = Thông Minh',
    things: 'Pretty = Xinh Xắn; Little = Bé Xinh; Lucky = May Mắn; Shiny = Lấp Lánh; Magic = Diệu Kỳ',
    places: 'Sunny = Ngập Nắng; Peaceful = Thanh Bình; Cheerful = Vui Tươi; Dreamy = Mộng Mơ; Little = Bé Nhỏ',
    ofPlaces:
      'Morning @ # = Buổi Sáng Ở #; Holiday @ # = Kỳ Nghỉ Ở #; Friends of # = Những Người Bạn #; Tales of # = Chuyện Kể #; Hello # = Xin Chào #',
    ofBeings:
      '#’s Friends = Bạn Của #; Day Out with # = Dạo Chơi Cùng #; #’s Surprise = Món Quà Bất Ngờ Của #; #’s Wish = Điều Ước Của #',
  },
  lively: {
    beings: 'Lucky = May Mắn; Dancing = Nhảy Múa; Jolly = Vui Nhộn; Bold = Táo Bạo; Famous = Trứ Danh; Brave = Quả Cảm',
    things: 'Lucky = May Mắn; Dazzling = Rực Rỡ; Magic = Diệu Kỳ; Sparkling = Lấp Lánh; Giant = Khổng Lồ',
    places: 'Lively = Rộn Ràng; Glittering = Lung Linh; Bustling = Tấp Nập; Colourful = Sắc Màu',
    ofPlaces:
      'Festival @ # = Lễ Hội #; Parade @ # = Diễu Hành #; Party @ # = Bữa Tiệc #; Big Day @ # = Ngày Hội #; Luck of # = Vận May #',
    ofBeings: '#’s Party = Bữa Tiệc Của #; #’s Fortune = Vận May Của #; #’s Show = Màn Diễn Của #; Go, # = Tiến Lên, #',
  },
  cool: {
    beings: 'Neon = Neon; Legendary = Huyền Thoại; Electric = Điện Quang; Super = Siêu Hạng; Midnight = Nửa Đêm',
    things: 'Neon = Neon; Electric = Điện Quang; Diamond = Kim Cương; Midnight = Nửa Đêm; Super = Siêu Hạng',
    places: 'Neon = Neon; Electric = Điện Quang; Endless = Bất Tận; Midnight = Nửa Đêm',
    ofPlaces:
      'Rush @ # = Tăng Tốc #; Mission to # = Sứ Mệnh #; Lights of # = Ánh Đèn #; Code of # = Mật Mã #; Escape from # = Thoát Khỏi #',
    ofBeings: '#’s Mission = Nhiệm Vụ Của #; Power of # = Sức Mạnh #; Rise of # = # Trỗi Dậy',
  },
  tasty: {
    beings: 'Hungry = Háu Ăn; Famous = Trứ Danh; Skilful = Khéo Tay; Busy = Bận Rộn; Cheerful = Vui Tính',
    things:
      'Tasty = Thơm Ngon; Fresh = Tươi Ngon; Golden = Vàng Óng; Fragrant = Thơm Lừng; Hot = Nóng Hổi; Royal = Tiến Vua',
    places: 'Famous = Nổi Tiếng; Bustling = Tấp Nập; Fragrant = Thơm Nức; Sunny = Ngập Nắng; Cosy = Ấm Cúng',
    ofPlaces:
      'Flavours of # = Hương Vị #; Feast @ # = Đại Tiệc #; Breakfast @ # = Bữa Sáng #; Recipe of # = Công Thức #; Taste of # = Vị Ngon #',
    ofBeings: '#’s Recipe = Bí Quyết Của #; #’s Feast = Đại Tiệc Của #; #’s Menu = Thực Đơn Của #',
  },
  sugary: {
    beings: 'Sweet = Ngọt Ngào; Bubbly = Sôi Nổi; Merry = Hớn Hở; Tiny = Tí Hon; Pink = Màu Hồng',
    things:
      'Sweet = Ngọt Ngào; Giant = Khổng Lồ; Rainbow = Cầu Vồng; Magic = Diệu Kỳ; Starry = Ngàn Sao; Pink = Màu Hồng',
    places: 'Sweet = Ngọt Ngào; Pink = Màu Hồng; Magic = Diệu Kỳ; Merry = Tươi Vui; Starry = Ngàn Sao',
    ofPlaces:
      'Sweet Day @ # = Ngày Ngọt Ngào Ở #; Party @ # = Bữa Tiệc #; Welcome to # = Chào Mừng Đến #; Dreams of # = Giấc Mơ #',
    ofBeings: '#’s Treat = Món Ngon Của #; #’s Party = Bữa Tiệc Của #; #’s Dream = Giấc Mơ Của #',
  },
};

const pairsOf = (text: string): readonly Pair[] =>
  text.split(';').map((entry) => {
    const [en = '', ty = ''] = entry.split(' = ').map((side) => side.trim());
    return { en, ty };
  });

const readMood = (text: MoodText): Mood => ({
  beings: pairsOf(text.beings),
  things: pairsOf(text.things),
  places: pairsOf(text.places),
  ofPlaces: pairsOf(text.ofPlaces),
  ofBeings: pairsOf(text.ofBeings),
});

export const MOODS: Readonly<Record<MoodName, Mood>> = {
  wild: readMood(TEXTS.wild),
  noble: readMood(TEXTS.noble),
  mystic: readMood(TEXTS.mystic),
  sweet: readMood(TEXTS.sweet),
  lively: readMood(TEXTS.lively),
  cool: readMood(TEXTS.cool),
  tasty: readMood(TEXTS.tasty),
  sugary: readMood(TEXTS.sugary),
};
