import type { ThemeText } from '../theme-text.ts';

/** Gems, classics, the frontier and lucky things. */
export const RICHES_THEMES: readonly ThemeText[] = [
  {
    id: 'gems',
    label: 'CLASSIC',
    moods: ['noble', 'lively'],
    scenes: ['crystal', 'rays', 'space'],
    hues: [285, 195, 340],
    beings:
      'Gem Fairy = nàng Tiên Ngọc @fairy; Crystal Fox = chú Cáo Pha Lê @fox-head; Jewel Thief = Siêu Trộm Đá Quý @hollow-cat',
    things:
      'Diamond = viên Kim Cương @cut-diamond; Ruby = viên Hồng Ngọc @rupee; Sapphire = viên Lam Ngọc @saphir; Topaz = viên Hoàng Ngọc @topaz; Crystal = viên Pha Lê @crystal-growth; Ring = chiếc Nhẫn @ring; Crown = chiếc Vương Miện @queen-crown; Pearl = viên Trân Châu @oyster-pearl',
    places:
      'in Crystal Cave = Hang Pha Lê @crystal-cluster; in Gem Mine = Mỏ Đá Quý @mine-wagon; at Jewel Palace = Cung Điện Ngọc @crystal-shrine; in Diamond Valley = Thung Lũng Kim Cương @diamonds',
    look: { metal: 'silver', setting: 'gem', edge: 'plain', top: 'crown', face: 'yeseva', drift: 'star', lows: 'gems' },
  },
  {
    id: 'classic-sevens',
    label: 'CLASSIC',
    moods: ['lively', 'cool'],
    scenes: ['grid', 'stage', 'rays'],
    hues: [12, 50, 270],
    beings: 'Joker = chàng Hề @card-joker; Lucky Dealer = Người Chia Bài @spades; Lady Luck = nàng Vận May @shamrock',
    things:
      'Seven = Số Bảy @e-keycap-7; Bell = quả Chuông @ringing-bell; Star = Ngôi Sao @beveled-star; Cherry Pair = Cặp Anh Đào @cherry; Bar = Thanh Bar @slot-machine; Clover = nhánh Cỏ Bốn Lá @clover; Dice = viên Xúc Xắc @rolling-dices; Horseshoe = chiếc Móng Ngựa @horseshoe',
    places:
      'in Slot Hall = Sảnh Quay @slot-machine; on Bright Avenue = Đại Lộ Ánh Sáng @street-light; at Old Arcade = Khu Giải Trí Cũ @joystick; in Lucky Lounge = Phòng May Mắn @armchair',
    look: { metal: 'gold', setting: 'coin', edge: 'bulbs', top: 'arch', face: 'alfa', drift: 'spark', lows: 'suits' },
  },
  {
    id: 'wild-west',
    label: 'ADVENTURE',
    moods: ['wild', 'lively'],
    scenes: ['horizon', 'dunes', 'night'],
    hues: [35, 15, 255],
    beings:
      'Cowboy = chàng Cao Bồi @western-hat; Sheriff = ngài Cảnh Trưởng @law-star; Mustang = chú Ngựa Hoang @horse-head; Coyote = chú Sói Đồng Cỏ @direwolf; Gold Digger = bác Đào Vàng @mining; Rattlesnake = chú Rắn Đuôi Chuông @rattlesnake',
    things:
      'Sheriff Star = Ngôi Sao Cảnh Trưởng @law-star; Cactus = cây Xương Rồng @cactus; Gold Nugget = cục Vàng @gold-nuggets; Steam Wagon = cỗ Xe @old-wagon; Dynamite = thỏi Thuốc Nổ @dynamite; Banjo = cây Đàn Banjo @banjo',
    places:
      'in Ghost Town = Thị Trấn Ma @tumbleweed; in Gold Canyon = Hẻm Núi Vàng @crags; at Saloon = Quán Rượu @saloon-doors; on Frontier = Miền Viễn Tây @desert; at Silver Mine = Mỏ Bạc @mine-wagon',
    look: {
      metal: 'copper',
      setting: 'burst',
      edge: 'planks',
      top: 'gable',
      face: 'alfa',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'gold-mine',
    label: 'ADVENTURE',
    moods: ['wild', 'lively'],
    scenes: ['crystal', 'factory', 'ridges'],
    hues: [60, 30, 215],
    beings:
      'Miner = bác Thợ Mỏ @miner; Dwarf = chú Lùn @dwarf-face; Mine Mole = chú Chuột Chũi @mole; Bat King = Vua Dơi @bat; Cave Bear = chú Gấu Hang @bear-head',
    things:
      'Pickaxe = chiếc Cuốc Chim @war-pick; Gold Bar = thỏi Vàng @gold-bar; Mine Lamp = chiếc Đèn Mỏ @old-lantern; Dynamite = thỏi Thuốc Nổ @dynamite; Rough Diamond = viên Kim Cương Thô @minerals; Mine Cart = chiếc Xe Goòng @mine-wagon',
    places:
      'in Gold Mine = Mỏ Vàng @gold-mine; in Dwarf Tunnel = Đường Hầm Chú Lùn @underground-cave; in Mountain Heart = Lòng Núi @mineral-heart; in Echo Cavern = Hang Vọng @cave-entrance',
    look: {
      metal: 'gold',
      setting: 'hexagon',
      edge: 'planks',
      top: 'steps',
      face: 'alfa',
      drift: 'spark',
      lows: 'gems',
    },
  },
  {
    id: 'luck',
    label: 'CLASSIC',
    moods: ['lively', 'noble'],
    scenes: ['rays', 'horizon', 'garden'],
    hues: [145, 55, 350],
    beings:
      'Leprechaun = chú Lùn Xanh @pilgrim-hat; Lucky Toad = chú Cóc Ba Chân @frog; Fortune Cat = chú Mèo May Mắn @e-cat-face; Happy Piggy = chú Heo Đất @piggy-bank; Ladybird = chú Bọ Rùa @ladybug',
    things:
      'Lucky Clover = nhánh Cỏ May Mắn @shamrock; Pot of Gold = Hũ Vàng @coins-pile; Rainbow = dải Cầu Vồng @e-rainbow; Lucky Coin = đồng Xu @two-coins; Fortune Cookie = chiếc Bánh May Mắn @cookie; Wishing Well = chiếc Giếng Ước @well',
    places:
      'in Rainbow Vale = Thung Lũng Cầu Vồng @e-rainbow; in Clover Valley = Thung Lũng Cỏ @valley; on Lucky Street = Phố May Mắn @direction-sign; in Green Hills = Đồi Xanh @hills',
    look: {
      metal: 'jade',
      setting: 'coin',
      edge: 'vines',
      top: 'arch',
      face: 'lobster',
      drift: 'spark',
      lows: 'suits',
    },
  },
  {
    id: 'love',
    label: 'FANTASY',
    moods: ['sweet', 'noble'],
    scenes: ['clouds', 'garden', 'city'],
    hues: [350, 325, 15],
    beings:
      'Cupid = Thần Tình Yêu @cupidon-arrow; Sweetheart = Người Thương @lovers; Love Dove = Đôi Bồ Câu @dove; Swan Pair = Đôi Thiên Nga @swan; Teddy = chú Gấu Bông @e-teddy-bear',
    things:
      'Love Letter = bức Thư Tình @love-letter; Heart Arrow = mũi Tên Tình Ái @pierced-heart; Red Rose = đóa Hồng Đỏ @rose; Wedding Ring = chiếc Nhẫn Cưới @diamond-ring; Chocolate Box = Hộp Sô Cô La @wrapped-heart; Bouquet = Bó Hoa @flowers',
    places:
      'on Love Bridge = Cầu Tình Yêu @bridge; on Love Avenue = Đại Lộ Tình Yêu @heart-wings; in Rose Garden = Vườn Hồng @rose; at Moonlight Ball = Vũ Hội Dưới Trăng @ample-dress',
    look: {
      metal: 'rose',
      setting: 'heart',
      edge: 'beads',
      top: 'arch',
      face: 'lobster',
      drift: 'petal',
      lows: 'royals',
    },
  },
  {
    id: 'books',
    label: 'MYSTERY',
    moods: ['mystic', 'noble'],
    scenes: ['room', 'temple', 'night'],
    hues: [35, 265, 150],
    beings:
      'Librarian = Người Giữ Sách @bookshelf; Book Worm = chú Mọt Sách @earth-worm; Archivist Owl = chú Cú Thủ Thư @owl; Lost Scholar = vị Học Giả @graduate-cap',
    things:
      'Ancient Book = cuốn Cổ Thư @black-book; Red Tome = cuốn Sách Đỏ @book-cover; Magic Quill = cây Bút Lông @quill-ink; Wax Seal = con Dấu Sáp @wax-seal; Hidden Scroll = cuộn Mật Thư @scroll-unfurled; Brass Key = chiếc Chìa Khóa Đồng @key',
    places:
      'in Old Library = Thư Viện Cổ @bookshelf; in Secret Archive = Kho Mật Thư @secret-door; in Book Tower = Tháp Sách @book-pile; in Reading Room = Phòng Đọc @read',
    look: {
      metal: 'bone',
      setting: 'scroll',
      edge: 'double',
      top: 'steps',
      face: 'playfair',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'aztec',
    label: 'ADVENTURE',
    moods: ['mystic', 'wild'],
    scenes: ['temple', 'jungle', 'rays'],
    hues: [155, 45, 20],
    beings:
      'Sun Priest = vị Tư Tế @sun-priest; Feathered Serpent = con Rắn Lông Vũ @snake-totem; Jungle Queen = Nữ Hoàng Rừng Xanh @queen-crown; Macaw = chú Vẹt Đuôi Dài @parrot-head; Jaguar Warrior = chàng Chiến Binh Báo @feline',
    things:
      'Sun Disc = chiếc Đĩa Mặt Trời @aztec-calendar-sun; Stone Mask = chiếc Mặt Nạ Đá @totem-mask; Jade Idol = pho Tượng Ngọc @totem; Cocoa Pod = quả Ca Cao @almond; Clay Flute = cây Sáo Đất @ocarina; Feather Crown = chiếc Mũ Lông Vũ @war-bonnet',
    places:
      'at Sun Pyramid = Kim Tự Tháp Mặt Trời @mayan-pyramid; in Golden City = Thành Phố Vàng @gold-stack; at Jaguar Temple = Đền Báo @temple-door; in Cloud Forest = Rừng Mây @forest',
    look: {
      metal: 'jade',
      setting: 'burst',
      edge: 'teeth',
      top: 'steps',
      face: 'bungee',
      drift: 'leaf',
      lows: 'royals',
    },
  },
];
