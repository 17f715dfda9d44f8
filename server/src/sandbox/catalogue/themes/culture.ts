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
      'Lotus Maiden = nàng Tiên Sen @lotus-flower; Egret = chú Cò Trắng @heron; Dragonfly = chú Chuồn Chuồn @dragonfly; Koi = chú Cá Koi @double-fish; Frog = chú Ếch @frog',
    things:
      'Lotus = đóa Sen @lotus; Lily = bông Súng @lily-pads; Lotus Lamp = chiếc Đèn Hoa Đăng @lantern-flame; Tea Cup = Chén Trà Sen @coffee-cup',
    places:
      'on West Lake = Hồ Tây @boat-horizon; in Lotus Pond = Đầm Sen @lotus-flower; at Summer Pavilion = Thủy Đình @pagoda; by Stone Bridge = Cầu Đá @stone-bridge',
    look: {
      metal: 'jade',
      setting: 'flower',
      edge: 'scallop',
      top: 'wave',
      face: 'yeseva',
      drift: 'petal',
      lows: 'royals',
    },
  },
  {
    id: 'mid-autumn',
    label: 'FESTIVAL',
    moods: ['lively', 'mystic'],
    scenes: ['lanterns', 'night', 'city'],
    hues: [25, 285, 45],
    beings:
      'Moon Lady = nàng Hằng Nga @falcon-moon; Moon Uncle = Chú Cuội @tree-swing; Lion Dancer = Đội Múa Lân @e-dragon-face; Jade Rabbit = chú Thỏ Ngọc @rabbit',
    things:
      'Star Lantern = chiếc Đèn Ông Sao @e-star; Mooncake = chiếc Bánh Trung Thu @e-moon-cake; Carp Lantern = chiếc Đèn Cá Chép @paper-lantern; Festival Drum = chiếc Trống Hội @drum',
    places:
      'on Lantern Street = Phố Đèn Lồng @asian-lantern; under Banyan Tree = Gốc Đa @holy-oak; at Moon Palace = Cung Trăng @moon-claws; at Village Yard = Sân Đình @huts-village',
    look: {
      metal: 'lacquer',
      setting: 'round',
      edge: 'lantern',
      top: 'roof',
      face: 'lobster',
      drift: 'star',
      lows: 'royals',
    },
  },
  {
    id: 'new-year',
    label: 'FESTIVAL',
    moods: ['lively', 'noble'],
    scenes: ['lanterns', 'rays', 'fireworks'],
    hues: [22, 35, 350],
    beings:
      'Fortune God = ông Thần Tài @old-king; Kitchen God = ông Táo @fire-bowl; Lion Dance = Đoàn Múa Lân @e-dragon-face; Spring Swallow = chú Én Xuân @swallow',
    things:
      'Red Envelope = chiếc Bao Lì Xì @e-red-envelope; Peach Blossom = cành Hoa Đào @e-cherry-blossom; Firecracker = Tràng Pháo Hồng @e-firecracker; Kumquat Tree = Chậu Quất @orange; Square Rice Cake = chiếc Bánh Chưng @present',
    places:
      'at Spring Fair = Hội Xuân @party-flags; at Flower Market = Chợ Hoa @flower-pot; at Spring Pavilion = Đình Xuân @shinto-shrine; in Old Quarter = Phố Cổ @village',
    look: {
      metal: 'gold',
      setting: 'round',
      edge: 'lantern',
      top: 'roof',
      face: 'yeseva',
      drift: 'petal',
      lows: 'royals',
    },
  },
  {
    id: 'dragon',
    label: 'CULTURE',
    moods: ['noble', 'mystic'],
    scenes: ['clouds', 'ridges', 'rays'],
    hues: [150, 250, 20],
    beings:
      'Dragon = chú Rồng @dragon-head; Jade Dragon = chú Thanh Long @double-dragon; Phoenix = chú Phượng Hoàng @e-phoenix-bird; Dragon King = vị Long Vương @spiked-dragon-head; River Dragon = chú Giao Long @sea-serpent',
    things:
      'Dragon Pearl = viên Long Châu @dragon-orb; Fire Scale = chiếc Vảy Lửa @fish-scales; Jade Seal = chiếc Ngọc Ấn @wax-seal; Dragon Egg = quả Trứng Rồng @cosmic-egg',
    places:
      'in Ha Long Bay = Vịnh Hạ Long @island; on Nine-Mouth River = Dòng Cửu Long @splashy-stream; at Cloud Gate = Cổng Trời @heaven-gate; at Dragon Palace = Long Cung @pagoda',
    look: {
      metal: 'gold',
      setting: 'octagon',
      edge: 'scales',
      top: 'roof',
      face: 'alfa',
      drift: 'ember',
      lows: 'royals',
    },
  },
  {
    id: 'tea-house',
    label: 'CULTURE',
    moods: ['sweet', 'mystic'],
    scenes: ['room', 'garden', 'ridges'],
    hues: [145, 60, 30],
    beings:
      'Tea Master = Nghệ Nhân Trà @teapot-leaves; Storyteller = Người Kể Chuyện @scroll-unfurled; Tea Cat = chú Mèo Quán Trà @cat; Cricket = chú Dế Mèn @cricket',
    things:
      'Teapot = chiếc Ấm Trà @teapot; Jasmine Cup = Chén Trà Nhài @jasmine; Moon Cake = chiếc Bánh Dẻo @e-moon-cake; Incense Burner = chiếc Lư Trầm @incense; Paper Fan = chiếc Quạt Giấy @handheld-fan',
    places:
      'at Tea House = Quán Trà @hut; on Tea Hill = Đồi Chè @hills; in Rain Garden = Vườn Mưa @raining; at Riverside Inn = Quán Trọ Ven Sông @tavern-sign',
    look: {
      metal: 'jade',
      setting: 'scroll',
      edge: 'bamboo',
      top: 'roof',
      face: 'lobster',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'opera',
    label: 'CULTURE',
    moods: ['lively', 'noble'],
    scenes: ['stage', 'lanterns', 'rays'],
    hues: [12, 300, 40],
    beings:
      'Opera Queen = cô Đào Hát @queen-crown; Stage General = vị Tướng Tuồng @samurai-helmet; Puppet Master = Nghệ Nhân Múa Rối @puppet; Singer = nàng Ca Nữ @sing',
    things:
      'Painted Mask = chiếc Mặt Nạ @drama-masks; Silk Fan = chiếc Quạt Lụa @handheld-fan; Moon Lute = cây Đàn Nguyệt @banjo; Stage Drum = chiếc Trống Chầu @drum; Velvet Curtain = tấm Màn Nhung @theater-curtains',
    places:
      'at Grand Theatre = Nhà Hát Lớn @theater; on River Stage = Sân Khấu Nước @water-splash; at Puppet House = Nhà Hát Rối @puppet; at Rehearsal Hall = Phòng Tập @ballerina-shoes',
    look: {
      metal: 'lacquer',
      setting: 'shield',
      edge: 'double',
      top: 'curtain',
      face: 'yeseva',
      drift: 'spark',
      lows: 'royals',
    },
  },
  {
    id: 'mahjong',
    label: 'CULTURE',
    moods: ['lively', 'noble'],
    scenes: ['table', 'lanterns', 'rays'],
    hues: [155, 20, 265],
    beings:
      'Mahjong Master = Cao Thủ Mạt Chược @domino-tiles; Auntie Four = Dì Tư @e-mahjong-red-dragon; Lucky Sparrow = chú Chim Sẻ @sparrow',
    things:
      'Red Dragon Tile = quân Hồng Trung @e-mahjong-red-dragon; Bamboo Tile = quân Sách @bamboo; Flower Tile = quân Hoa @e-flower-playing-cards; Jade Dice = viên Xúc Xắc Ngọc @perspective-dice-six; Ivory Tile = quân Ngà @domino-tiles',
    places:
      'in Mahjong Parlour = Quán Mạt Chược @table; at Four Winds Table = Bàn Tứ Phong @windsock; in Alley Club = Hội Quán Trong Ngõ @meeple-group; on East Wind Street = Phố Đông Phong @windy-stripes',
    look: {
      metal: 'ivory',
      setting: 'tile',
      edge: 'double',
      top: 'flat',
      face: 'bungee',
      drift: 'spark',
      lows: 'suits',
    },
  },
  {
    id: 'silk-road',
    label: 'ADVENTURE',
    moods: ['wild', 'noble'],
    scenes: ['dunes', 'night', 'horizon'],
    hues: [55, 285, 75],
    beings:
      'Camel = chú Lạc Đà @camel-head; Caravan Master = vị Chủ Đoàn Buôn @camel; Desert Fox = chú Cáo Sa Mạc @fox-head; Nomad = Người Du Mục @desert-camp; Genie = Thần Đèn @djinn',
    things:
      'Magic Lamp = cây Đèn Thần @magic-lamp; Silk Roll = cuộn Lụa @rolled-cloth; Spice Jar = Hũ Gia Vị @amphora; Desert Compass = chiếc La Bàn @compass; Ruby = viên Hồng Ngọc @saphir',
    places:
      'on Silk Road = Con Đường Tơ Lụa @caravan; in Desert = Sa Mạc @desert; at Oasis = Ốc Đảo @oasis; at Night Bazaar = Chợ Đêm @shop; on Singing Dunes = Đồi Cát Hát @sandstorm',
    look: {
      metal: 'gold',
      setting: 'scroll',
      edge: 'teeth',
      top: 'dome',
      face: 'yeseva',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'samurai',
    label: 'CULTURE',
    moods: ['noble', 'mystic'],
    scenes: ['horizon', 'ridges', 'night'],
    hues: [10, 260, 330],
    beings:
      'Ninja = chàng Ninja @ninja-head; Shogun = vị Tướng Quân @samurai-helmet; Ronin = gã Lãng Khách @swordman; Geisha = nàng Vũ Nữ @kimono; Snow Monkey = chú Khỉ Tuyết @e-monkey-face; Tengu = lão Yêu Mũi Dài @oni',
    things:
      'Katana = thanh Kiếm Nhật @katana; Ogre Mask = chiếc Mặt Nạ Quỷ @devil-mask; Cherry Branch = cành Anh Đào @e-cherry-blossom; Wind Bell = chiếc Chuông Gió @windchimes; Paper Crane = con Hạc Giấy @paper-crane',
    places:
      'at Snow Castle = Lâu Đài Tuyết @castle; under Cherry Tree = Gốc Anh Đào @bonsai-tree; at Red Gate = Cổng Đỏ @shinto-shrine; on Sacred Mountain = Núi Thiêng @fuji',
    look: {
      metal: 'lacquer',
      setting: 'kite',
      edge: 'plain',
      top: 'roof',
      face: 'gotisch',
      drift: 'petal',
      lows: 'royals',
    },
  },
];
