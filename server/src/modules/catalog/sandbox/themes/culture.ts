import type { ThemeText } from '../theme-text.ts';

/** Festivals, crafts and customs of the East. */
export const CULTURE_THEMES: readonly ThemeText[] = [
  {
    id: 'lotus',
    label: 'CULTURE',
    moods: ['noble', 'mystic'],
    scenes: ['pond', 'garden', 'ridges'],
    hues: [345, 160, 310],
    beings:
      'Lotus Maiden = nàng Tiên Sen @lotus; Egret = chú Cò Trắng @swan; Dragonfly = chú Chuồn Chuồn @butterfly; Koi = chú Cá Koi @carp-streamer; Frog = chú Ếch @frog',
    things:
      'Lotus = đóa Sen @lotus; Lily = bông Súng @white-flower; Lotus Lamp = chiếc Đèn Hoa Đăng @diya-lamp; Tea Cup = Chén Trà Sen @teacup-without-handle',
    places: 'on West Lake = Hồ Tây; in Lotus Pond = Đầm Sen; at Summer Pavilion = Thủy Đình; by Stone Bridge = Cầu Đá',
    extras: 'lotus white-flower butterfly herb diya-lamp',
  },
  {
    id: 'mid-autumn',
    label: 'FESTIVAL',
    moods: ['lively', 'mystic'],
    scenes: ['lanterns', 'night', 'city'],
    hues: [25, 285, 45],
    beings:
      'Moon Lady = nàng Hằng Nga @full-moon; Moon Uncle = Chú Cuội @deciduous-tree; Lion Dancer = Đội Múa Lân @dragon-face; Jade Rabbit = chú Thỏ Ngọc @rabbit',
    things:
      'Star Lantern = chiếc Đèn Ông Sao @red-paper-lantern; Mooncake = chiếc Bánh Trung Thu @moon-cake; Carp Lantern = chiếc Đèn Cá Chép @carp-streamer; Festival Drum = chiếc Trống Hội @long-drum',
    places:
      'on Lantern Street = Phố Đèn Lồng; under Banyan Tree = Gốc Đa; at Moon Palace = Cung Trăng; at Village Yard = Sân Đình',
    extras: 'red-paper-lantern moon-cake full-moon star cloud',
  },
  {
    id: 'new-year',
    label: 'FESTIVAL',
    moods: ['lively', 'noble'],
    scenes: ['lanterns', 'rays', 'fireworks'],
    hues: [22, 35, 350],
    beings:
      'Fortune God = ông Thần Tài @money-bag; Kitchen God = ông Táo @fire; Lion Dance = Đoàn Múa Lân @dragon-face; Spring Swallow = chú Én Xuân @bird',
    things:
      'Red Envelope = chiếc Bao Lì Xì @red-envelope; Peach Blossom = cành Hoa Đào @cherry-blossom; Firecracker = Tràng Pháo Hồng @firecracker; Kumquat Tree = Chậu Quất @tangerine; Square Rice Cake = chiếc Bánh Chưng @tamale',
    places:
      'at Spring Fair = Hội Xuân; at Flower Market = Chợ Hoa; at Spring Pavilion = Đình Xuân; in Old Quarter = Phố Cổ',
    extras: 'red-envelope cherry-blossom firecracker coin red-paper-lantern',
  },
  {
    id: 'dragon',
    label: 'CULTURE',
    moods: ['noble', 'mystic'],
    scenes: ['clouds', 'ridges', 'rays'],
    hues: [150, 250, 20],
    beings:
      'Dragon = chú Rồng @dragon; Jade Dragon = chú Thanh Long @dragon-face; Phoenix = chú Phượng Hoàng @phoenix-bird; Dragon King = vị Long Vương @dragon-face; River Dragon = chú Giao Long @dragon',
    things:
      'Dragon Pearl = viên Long Châu @crystal-ball; Fire Scale = chiếc Vảy Lửa @fire; Jade Seal = chiếc Ngọc Ấn @ring; Dragon Egg = quả Trứng Rồng @egg',
    places:
      'in Ha Long Bay = Vịnh Hạ Long; on Nine-Mouth River = Dòng Cửu Long; at Cloud Gate = Cổng Trời; at Dragon Palace = Long Cung',
    extras: 'cloud fire crystal-ball high-voltage coin',
  },
  {
    id: 'tea-house',
    label: 'CULTURE',
    moods: ['sweet', 'mystic'],
    scenes: ['room', 'garden', 'ridges'],
    hues: [145, 60, 30],
    beings:
      'Tea Master = Nghệ Nhân Trà @teapot; Storyteller = Người Kể Chuyện @scroll; Tea Cat = chú Mèo Quán Trà @cat; Cricket = chú Dế Mèn @cricket',
    things:
      'Teapot = chiếc Ấm Trà @teapot; Jasmine Cup = Chén Trà Nhài @teacup-without-handle; Moon Cake = chiếc Bánh Dẻo @moon-cake; Incense Burner = chiếc Lư Trầm @amphora; Paper Fan = chiếc Quạt Giấy @folding-hand-fan',
    places:
      'at Tea House = Quán Trà; on Tea Hill = Đồi Chè; in Rain Garden = Vườn Mưa; at Riverside Inn = Quán Trọ Ven Sông',
    extras: 'herb blossom teacup-without-handle leaf-fluttering-in-wind',
  },
  {
    id: 'opera',
    label: 'CULTURE',
    moods: ['lively', 'noble'],
    scenes: ['stage', 'lanterns', 'rays'],
    hues: [12, 300, 40],
    beings:
      'Opera Queen = cô Đào Hát @performing-arts; Stage General = vị Tướng Tuồng @crossed-swords; Puppet Master = Nghệ Nhân Múa Rối @performing-arts; Singer = nàng Ca Nữ @studio-microphone',
    things:
      'Painted Mask = chiếc Mặt Nạ @performing-arts; Silk Fan = chiếc Quạt Lụa @folding-hand-fan; Moon Lute = cây Đàn Nguyệt @banjo; Stage Drum = chiếc Trống Chầu @drum; Velvet Curtain = tấm Màn Nhung @top-hat',
    places:
      'at Grand Theatre = Nhà Hát Lớn; on River Stage = Sân Khấu Nước; at Puppet House = Nhà Hát Rối; at Rehearsal Hall = Phòng Tập',
    extras: 'musical-notes sparkles rose red-paper-lantern',
  },
  {
    id: 'mahjong',
    label: 'CULTURE',
    moods: ['lively', 'noble'],
    scenes: ['table', 'lanterns', 'rays'],
    hues: [155, 20, 265],
    beings:
      'Mahjong Master = Cao Thủ Mạt Chược @mahjong-red-dragon; Auntie Four = Dì Tư @flower-playing-cards; Lucky Sparrow = chú Chim Sẻ @bird',
    things:
      'Red Dragon Tile = quân Hồng Trung @mahjong-red-dragon; Bamboo Tile = quân Sách @pine-decoration; Flower Tile = quân Hoa @flower-playing-cards; Jade Dice = viên Xúc Xắc Ngọc @game-die; Ivory Tile = quân Ngà @mahjong-red-dragon',
    places:
      'in Mahjong Parlour = Quán Mạt Chược; at Four Winds Table = Bàn Tứ Phong; in Alley Club = Hội Quán Trong Ngõ; on East Wind Street = Phố Đông Phong',
    extras: 'game-die teacup-without-handle coin flower-playing-cards',
  },
  {
    id: 'silk-road',
    label: 'ADVENTURE',
    moods: ['wild', 'noble'],
    scenes: ['dunes', 'night', 'horizon'],
    hues: [55, 285, 75],
    beings:
      'Camel = chú Lạc Đà @camel; Caravan Master = vị Chủ Đoàn Buôn @two-hump-camel; Desert Fox = chú Cáo Sa Mạc @fox; Nomad = Người Du Mục @tent; Genie = Thần Đèn @woman-genie',
    things:
      'Magic Lamp = cây Đèn Thần @diya-lamp; Silk Roll = cuộn Lụa @thread; Spice Jar = Hũ Gia Vị @amphora; Desert Compass = chiếc La Bàn @compass; Ruby = viên Hồng Ngọc @gem-stone',
    places:
      'on Silk Road = Con Đường Tơ Lụa; in Desert = Sa Mạc; at Oasis = Ốc Đảo; at Night Bazaar = Chợ Đêm; on Singing Dunes = Đồi Cát Hát',
    extras: 'palm-tree crescent-moon cactus gem-stone amphora',
  },
  {
    id: 'samurai',
    label: 'CULTURE',
    moods: ['noble', 'mystic'],
    scenes: ['horizon', 'ridges', 'night'],
    hues: [10, 260, 330],
    beings:
      'Ninja = chàng Ninja @ninja; Shogun = vị Tướng Quân @japanese-castle; Ronin = gã Lãng Khách @dagger; Geisha = nàng Vũ Nữ @kimono; Snow Monkey = chú Khỉ Tuyết @monkey-face; Tengu = lão Yêu Mũi Dài @goblin',
    things:
      'Katana = thanh Kiếm Nhật @dagger; Ogre Mask = chiếc Mặt Nạ Quỷ @ogre; Cherry Branch = cành Anh Đào @cherry-blossom; Wind Bell = chiếc Chuông Gió @wind-chime; Paper Crane = con Hạc Giấy @dove',
    places:
      'at Snow Castle = Lâu Đài Tuyết; under Cherry Tree = Gốc Anh Đào; at Red Gate = Cổng Đỏ; on Sacred Mountain = Núi Thiêng',
    extras: 'cherry-blossom shinto-shrine wind-chime dango mount-fuji',
  },
];
