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
      'Gem Fairy = nàng Tiên Ngọc @woman-fairy; Crystal Fox = chú Cáo Pha Lê @fox; Jewel Thief = Siêu Trộm Đá Quý @black-cat',
    things:
      'Diamond = viên Kim Cương @gem-stone; Ruby = viên Hồng Ngọc @diamond-suit; Sapphire = viên Lam Ngọc @large-blue-diamond; Topaz = viên Hoàng Ngọc @large-orange-diamond; Crystal = viên Pha Lê @crystal-ball; Ring = chiếc Nhẫn @ring; Crown = chiếc Vương Miện @crown; Pearl = viên Trân Châu @oyster',
    places:
      'in Crystal Cave = Hang Pha Lê; in Gem Mine = Mỏ Đá Quý; at Jewel Palace = Cung Điện Ngọc; in Diamond Valley = Thung Lũng Kim Cương',
    extras: 'gem-stone sparkles large-blue-diamond large-orange-diamond ring',
  },
  {
    id: 'classic-sevens',
    label: 'CLASSIC',
    moods: ['lively', 'cool'],
    scenes: ['grid', 'stage', 'rays'],
    hues: [12, 50, 270],
    beings:
      'Joker = chàng Hề @joker; Lucky Dealer = Người Chia Bài @spade-suit; Lady Luck = nàng Vận May @four-leaf-clover',
    things:
      'Seven = Số Bảy @keycap-7; Bell = quả Chuông @bell; Star = Ngôi Sao @glowing-star; Cherry Pair = Cặp Anh Đào @cherries; Bar = Thanh Bar @slot-machine; Clover = nhánh Cỏ Bốn Lá @four-leaf-clover; Dice = viên Xúc Xắc @game-die; Horseshoe = chiếc Móng Ngựa @magnet',
    places:
      'in Slot Hall = Sảnh Quay; on Bright Avenue = Đại Lộ Ánh Sáng; at Old Arcade = Khu Giải Trí Cũ; in Lucky Lounge = Phòng May Mắn',
    extras: 'cherries bell glowing-star lemon keycap-7',
  },
  {
    id: 'wild-west',
    label: 'ADVENTURE',
    moods: ['wild', 'lively'],
    scenes: ['horizon', 'dunes', 'night'],
    hues: [35, 15, 255],
    beings:
      'Cowboy = chàng Cao Bồi @horse-face; Sheriff = ngài Cảnh Trưởng @star; Mustang = chú Ngựa Hoang @horse; Coyote = chú Sói Đồng Cỏ @wolf; Gold Digger = bác Đào Vàng @pick; Rattlesnake = chú Rắn Đuôi Chuông @snake',
    things:
      'Sheriff Star = Ngôi Sao Cảnh Trưởng @star; Cactus = cây Xương Rồng @cactus; Gold Nugget = cục Vàng @rock; Steam Wagon = cỗ Xe @wheel; Dynamite = thỏi Thuốc Nổ @firecracker; Banjo = cây Đàn Banjo @banjo',
    places:
      'in Ghost Town = Thị Trấn Ma; in Gold Canyon = Hẻm Núi Vàng; at Saloon = Quán Rượu; on Frontier = Miền Viễn Tây; at Silver Mine = Mỏ Bạc',
    extras: 'cactus wheel star pick sun',
  },
  {
    id: 'gold-mine',
    label: 'ADVENTURE',
    moods: ['wild', 'lively'],
    scenes: ['crystal', 'factory', 'ridges'],
    hues: [60, 30, 215],
    beings:
      'Miner = bác Thợ Mỏ @rescue-workers-helmet; Dwarf = chú Lùn @hammer-and-pick; Mine Mole = chú Chuột Chũi @rat; Bat King = Vua Dơi @bat; Cave Bear = chú Gấu Hang @bear',
    things:
      'Pickaxe = chiếc Cuốc Chim @pick; Gold Bar = thỏi Vàng @coin; Mine Lamp = chiếc Đèn Mỏ @light-bulb; Dynamite = thỏi Thuốc Nổ @firecracker; Rough Diamond = viên Kim Cương Thô @gem-stone; Mine Cart = chiếc Xe Goòng @railway-car',
    places:
      'in Gold Mine = Mỏ Vàng; in Dwarf Tunnel = Đường Hầm Chú Lùn; in Mountain Heart = Lòng Núi; in Echo Cavern = Hang Vọng',
    extras: 'gem-stone pick rock coin light-bulb',
  },
  {
    id: 'luck',
    label: 'CLASSIC',
    moods: ['lively', 'noble'],
    scenes: ['rays', 'horizon', 'garden'],
    hues: [145, 55, 350],
    beings:
      'Leprechaun = chú Lùn Xanh @man-elf; Lucky Toad = chú Cóc Ba Chân @frog; Fortune Cat = chú Mèo May Mắn @cat-face; Happy Piggy = chú Heo Đất @pig-face; Ladybird = chú Bọ Rùa @lady-beetle',
    things:
      'Lucky Clover = nhánh Cỏ May Mắn @four-leaf-clover; Pot of Gold = Hũ Vàng @honey-pot; Rainbow = dải Cầu Vồng @rainbow; Lucky Coin = đồng Xu @coin; Fortune Cookie = chiếc Bánh May Mắn @fortune-cookie; Wishing Well = chiếc Giếng Ước @fountain',
    places:
      'in Rainbow Vale = Thung Lũng Cầu Vồng; in Clover Valley = Thung Lũng Cỏ; on Lucky Street = Phố May Mắn; in Green Hills = Đồi Xanh',
    extras: 'four-leaf-clover coin rainbow sparkles shamrock',
  },
  {
    id: 'love',
    label: 'FANTASY',
    moods: ['sweet', 'noble'],
    scenes: ['clouds', 'garden', 'city'],
    hues: [350, 325, 15],
    beings:
      'Cupid = Thần Tình Yêu @baby-angel; Sweetheart = Người Thương @heart-with-ribbon; Love Dove = Đôi Bồ Câu @dove; Swan Pair = Đôi Thiên Nga @swan; Teddy = chú Gấu Bông @teddy-bear',
    things:
      'Love Letter = bức Thư Tình @love-letter; Heart Arrow = mũi Tên Tình Ái @heart-with-arrow; Red Rose = đóa Hồng Đỏ @rose; Wedding Ring = chiếc Nhẫn Cưới @ring; Chocolate Box = Hộp Sô Cô La @heart-with-ribbon; Bouquet = Bó Hoa @bouquet',
    places:
      'on Love Bridge = Cầu Tình Yêu; on Love Avenue = Đại Lộ Tình Yêu; in Rose Garden = Vườn Hồng; at Moonlight Ball = Vũ Hội Dưới Trăng',
    extras: 'sparkling-heart rose two-hearts ribbon growing-heart',
  },
  {
    id: 'books',
    label: 'MYSTERY',
    moods: ['mystic', 'noble'],
    scenes: ['room', 'temple', 'night'],
    hues: [35, 265, 150],
    beings:
      'Librarian = Người Giữ Sách @open-book; Book Worm = chú Mọt Sách @worm; Archivist Owl = chú Cú Thủ Thư @owl; Lost Scholar = vị Học Giả @scroll',
    things:
      'Ancient Book = cuốn Cổ Thư @closed-book; Red Tome = cuốn Sách Đỏ @notebook-with-decorative-cover; Magic Quill = cây Bút Lông @feather; Wax Seal = con Dấu Sáp @rosette; Hidden Scroll = cuộn Mật Thư @scroll; Brass Key = chiếc Chìa Khóa Đồng @old-key',
    places:
      'in Old Library = Thư Viện Cổ; in Secret Archive = Kho Mật Thư; in Book Tower = Tháp Sách; in Reading Room = Phòng Đọc',
    extras: 'scroll old-key candle feather books',
  },
  {
    id: 'aztec',
    label: 'ADVENTURE',
    moods: ['mystic', 'wild'],
    scenes: ['temple', 'jungle', 'rays'],
    hues: [155, 45, 20],
    beings:
      'Sun Priest = vị Tư Tế @sun; Feathered Serpent = con Rắn Lông Vũ @snake; Jungle Queen = Nữ Hoàng Rừng Xanh @crown; Macaw = chú Vẹt Đuôi Dài @parrot; Jaguar Warrior = chàng Chiến Binh Báo @leopard',
    things:
      'Sun Disc = chiếc Đĩa Mặt Trời @sun; Stone Mask = chiếc Mặt Nạ Đá @moai; Jade Idol = pho Tượng Ngọc @moai; Cocoa Pod = quả Ca Cao @chocolate-bar; Clay Flute = cây Sáo Đất @flute; Feather Crown = chiếc Mũ Lông Vũ @feather',
    places:
      'at Sun Pyramid = Kim Tự Tháp Mặt Trời; in Golden City = Thành Phố Vàng; at Jaguar Temple = Đền Báo; in Cloud Forest = Rừng Mây',
    extras: 'feather sun moai maracas hibiscus',
  },
];
