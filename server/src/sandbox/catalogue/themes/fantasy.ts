import type { ThemeText } from '../theme-text.ts';

/** Fairy tales, myths, magic and things that go bump in the night. */
export const FANTASY_THEMES: readonly ThemeText[] = [
  {
    id: 'wizard',
    label: 'FANTASY',
    moods: ['mystic', 'noble'],
    scenes: ['night', 'room', 'aurora'],
    hues: [290, 265, 320],
    beings:
      'Wizard = lão Pháp Sư @wizard-face; Young Witch = cô Phù Thủy @witch-face; Wise Owl = chú Cú Thông Thái @owl; Black Cat = chú Mèo Đen @hollow-cat; Apprentice = cậu Học Trò Pháp Sư @pointy-hat',
    things:
      'Crystal Ball = quả Cầu Pha Lê @crystal-ball; Spell Book = cuốn Sách Phép @spell-book; Magic Wand = cây Đũa Thần @crystal-wand; Potion = Lọ Thuốc Tiên @potion-ball; Flying Broom = chiếc Chổi Bay @magic-broom',
    places:
      'in Wizard Tower = Tháp Pháp Sư @white-tower; at Magic Academy = Học Viện Phép Thuật @castle; in Moon Library = Thư Viện Trăng @bookshelf; in Potion Shop = Tiệm Thuốc Tiên @shop',
    look: {
      metal: 'silver',
      setting: 'octagon',
      edge: 'double',
      top: 'arch',
      face: 'gotisch',
      drift: 'star',
      lows: 'royals',
    },
  },
  {
    id: 'fairy',
    label: 'FANTASY',
    moods: ['sweet', 'mystic'],
    scenes: ['garden', 'pond', 'night'],
    hues: [320, 160, 280],
    beings:
      'Fairy = Nàng Tiên @fairy; Unicorn = chú Kỳ Lân Một Sừng @unicorn; Forest Sprite = chú Tinh Linh @spotted-mushroom; Elf Prince = chàng Hoàng Tử Tiên @woman-elf-face; Firefly = chú Đom Đóm @flying-beetle',
    things:
      'Fairy Dust = Túi Bụi Tiên @sparkles; Toadstool = cây Nấm Đỏ @super-mushroom; Dew Drop = Giọt Sương @dew; Rainbow Wing = Đôi Cánh Cầu Vồng @fairy-wings; Wishing Star = Ngôi Sao Ước @falling-star',
    places:
      'in Fairy Forest = Rừng Tiên @circle-forest; in Mushroom Village = Làng Nấm @mushroom-house; at Rainbow Falls = Thác Cầu Vồng @waterfall; in Dream Meadow = Đồng Mơ @flowers',
    look: {
      metal: 'rose',
      setting: 'flower',
      edge: 'vines',
      top: 'wave',
      face: 'lobster',
      drift: 'star',
      lows: 'royals',
    },
  },
  {
    id: 'princess',
    label: 'FANTASY',
    moods: ['noble', 'sweet'],
    scenes: ['castle', 'rays', 'garden'],
    hues: [335, 265, 210],
    beings:
      'Princess = nàng Công Chúa @tiara; Prince = chàng Hoàng Tử @sharp-crown; Frog Prince = chàng Hoàng Tử Ếch @frog-prince; White Horse = chú Bạch Mã @horse-head; Royal Swan = chú Thiên Nga @swan',
    things:
      'Crown = chiếc Vương Miện @queen-crown; Glass Slipper = chiếc Giày Thủy Tinh @high-heel; Magic Mirror = chiếc Gương Thần @mirror-mirror; Diamond Ring = chiếc Nhẫn Kim Cương @diamond-ring; Red Rose = đóa Hồng Đỏ @rose; Ball Gown = chiếc Váy Dạ Hội @large-dress',
    places:
      'at Castle = Lâu Đài @castle; in Throne Hall = Đại Điện @throne-king; at Royal Ball = Vũ Hội @ample-dress; in Swan Lake = Hồ Thiên Nga @swan-breeze',
    look: {
      metal: 'rose',
      setting: 'oval',
      edge: 'beads',
      top: 'crown',
      face: 'yeseva',
      drift: 'spark',
      lows: 'royals',
    },
  },
  {
    id: 'knight',
    label: 'ADVENTURE',
    moods: ['wild', 'noble'],
    scenes: ['castle', 'ridges', 'stormy'],
    hues: [245, 25, 210],
    beings:
      'Knight = chàng Hiệp Sĩ @mounted-knight; King = vị Quốc Vương @crown; Archer = chàng Cung Thủ @bowman; War Horse = chú Chiến Mã @chess-knight; Stone Guardian = vị Thần Giữ Cửa @golem-head',
    things:
      'Sword = thanh Kiếm @broadsword; Shield = chiếc Khiên @templar-shield; Crossed Blades = Cặp Song Kiếm @crossed-swords; Holy Cup = chiếc Chén Thánh @holy-grail; Longbow = cây Cung @bow-arrow',
    places:
      'at Iron Castle = Lâu Đài Sắt @castle; at Round Table = Bàn Tròn @round-table; in Dragon Pass = Đèo Rồng @mountain-road; on Battle Hill = Đồi Chiến Trận @hill-fort',
    look: {
      metal: 'iron',
      setting: 'shield',
      edge: 'rivets',
      top: 'battlement',
      face: 'gotisch',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'egypt',
    label: 'ADVENTURE',
    moods: ['mystic', 'noble'],
    scenes: ['pyramids', 'dunes', 'night'],
    hues: [65, 45, 260],
    beings:
      'Pharaoh = vị Pharaoh @pharoah; Sphinx = con Nhân Sư @egyptian-sphinx; Nile Cat = nàng Mèo Sông Nile @bastet; Jackal = chú Chó Rừng @anubis; Cobra = chú Rắn Hổ Mang @cobra; Scarab = chú Bọ Hung @scarab-beetle',
    things:
      'Sun Amulet = chiếc Bùa Mặt Trời @eye-of-horus; Papyrus = cuộn Giấy Cói @papyrus; Golden Eye = con Mắt Thần @horus; Nile Urn = chiếc Bình Gốm @egyptian-urns; Lotus Sceptre = cây Quyền Trượng @crook-flail',
    places:
      'in Pyramid = Kim Tự Tháp @egyptian-pyramids; on Nile = Sông Nile @river; in Kings Valley = Thung Lũng Vua @sarcophagus; at Sun Temple = Đền Mặt Trời @egyptian-temple',
    look: {
      metal: 'gold',
      setting: 'scroll',
      edge: 'plain',
      top: 'steps',
      face: 'alfa',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'olympus',
    label: 'FANTASY',
    moods: ['noble', 'wild'],
    scenes: ['temple', 'clouds', 'stormy'],
    hues: [250, 55, 205],
    beings:
      'Thunder King = vị Vua Sấm @zeus-sword; Winged Horse = chú Thiên Mã @pegasus; Sea God = vị Thần Biển @triton-head; Centaur = chàng Nhân Mã @centaur; Sun Rider = chàng Kỵ Sĩ Mặt Trời @chariot',
    things:
      'Laurel Crown = vòng Nguyệt Quế @laurel-crown; Golden Fleece = Bộ Lông Cừu Vàng @sheep; Oracle Scroll = cuộn Sấm Truyền @tied-scroll; Wine Amphora = Vò Rượu Nho @amphora; Harp = cây Đàn Hạc @lyre; Marble Column = cột Đá Cẩm Thạch @ionic-column',
    places:
      'on Gods Mountain = Núi Thần @mountaintop; at Marble Temple = Đền Cẩm Thạch @greek-temple; in Cloud Realm = Cõi Mây @fluffy-cloud; in Labyrinth = Mê Cung @maze',
    look: {
      metal: 'ivory',
      setting: 'round',
      edge: 'columns',
      top: 'gable',
      face: 'playfair',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'viking',
    label: 'ADVENTURE',
    moods: ['wild', 'mystic'],
    scenes: ['aurora', 'waves', 'snow'],
    hues: [215, 175, 255],
    beings:
      'Viking = chàng Viking @viking-head; Frost Giant = Gã Khổng Lồ Băng @ice-golem; Raven = chú Quạ @raven; Fjord Bear = chú Gấu Vịnh @bear-head; Shield Maiden = nàng Chiến Binh @viking-shield',
    things:
      'Battle Axe = chiếc Rìu Chiến @battle-axe; Longship = con Thuyền Rồng @drakkar; Rune Stone = phiến Đá Cổ Ngữ @rune-stone; Mead Horn = chiếc Sừng Rượu @beer-horn; Thunder Hammer = cây Búa Sấm @thor-hammer',
    places:
      'in Fjord = Vịnh Hẹp @mountains; in Great Hall = Đại Sảnh @viking-longhouse; in Aurora Bay = Vịnh Cực Quang @night-sky; on Ice Sea = Biển Băng @iceberg',
    look: {
      metal: 'iron',
      setting: 'shield',
      edge: 'rope',
      top: 'gable',
      face: 'gotisch',
      drift: 'snow',
      lows: 'royals',
    },
  },
  {
    id: 'ghost',
    label: 'MYSTERY',
    moods: ['mystic', 'sweet'],
    scenes: ['night', 'castle', 'stormy'],
    hues: [280, 145, 300],
    beings:
      'Ghost = chú Ma Nhỏ @ghost; Vampire = vị Bá Tước @vampire-dracula; Skeleton = Bộ Xương @skeleton; Witch = bà Phù Thủy @witch-face; Bat = chú Dơi @bat; Spider = chú Nhện @masked-spider',
    things:
      'Pumpkin = quả Bí Ngô @pumpkin-lantern; Coffin = chiếc Quan Tài @coffin; Candle = ngọn Nến @candle-skull; Cauldron = chiếc Vạc @cauldron; Haunted Clock = chiếc Đồng Hồ Ma @cuckoo-clock; Candy Bag = Túi Kẹo @wrapped-sweet',
    places:
      'in Haunted House = Nhà Ma @spooky-house; in Bat Cave = Hang Dơi @evil-bat; at Midnight Manor = Dinh Thự Nửa Đêm @haunting; in Old Graveyard = Nghĩa Trang Cũ @graveyard',
    look: {
      metal: 'silver',
      setting: 'oval',
      edge: 'teeth',
      top: 'arch',
      face: 'bangers',
      drift: 'ember',
      lows: 'royals',
    },
  },
  {
    id: 'detective',
    label: 'MYSTERY',
    moods: ['mystic', 'cool'],
    scenes: ['city', 'room', 'stormy'],
    hues: [250, 40, 200],
    beings:
      'Detective = vị Thám Tử @sherlock-holmes; Cat Burglar = Siêu Trộm Mèo @hollow-cat; Lady in Red = Quý Cô Áo Đỏ @dagger-rose; Inspector = ngài Thanh Tra @magnifying-glass; Fox Thief = Siêu Trộm Cáo @fox-head',
    things:
      'Magnifier = chiếc Kính Lúp @magnifying-glass; Pocket Watch = chiếc Đồng Hồ @pocket-watch; Sealed Letter = bức Thư Niêm Phong @envelope; Secret Key = chiếc Chìa Khóa @key; Blue Diamond = viên Kim Cương Xanh @cut-diamond',
    places:
      'on Night Train = Chuyến Tàu Đêm @steam-locomotive; in Foggy Street = Phố Sương Mù @street-light; at Diamond Museum = Bảo Tàng Kim Cương @bank; in Locked Room = Căn Phòng Kín @locked-door',
    look: {
      metal: 'brass',
      setting: 'octagon',
      edge: 'deco',
      top: 'flat',
      face: 'playfair',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'zodiac',
    label: 'MYSTERY',
    moods: ['mystic', 'noble'],
    scenes: ['space', 'night', 'aurora'],
    hues: [275, 230, 310],
    beings:
      'Star Lion = chú Sư Tử Sao @leo; Star Twins = Cặp Song Sinh @gemini; Star Scorpion = chú Bọ Cạp Sao @scorpio; Moon Oracle = nàng Tiên Tri @extra-lucid; Star Ram = chú Bạch Dương @aries',
    things:
      'Star Map = tấm Bản Đồ Sao @galaxy; Moon Card = lá Bài Trăng @tarot-18-the-moon; Fate Wheel = Bánh Xe Số Phận @tarot-10-wheel-of-fortune; Star Crystal = viên Pha Lê @crystal-shine; Balance Scale = chiếc Cân Vàng @libra',
    places:
      'in Star Temple = Đền Sao @star-altar; in Star Circle = Vòng Sao @orbit; at Moon Gate = Cổng Trăng @magic-gate; in Night Sky = Trời Đêm @night-sky',
    look: {
      metal: 'silver',
      setting: 'burst',
      edge: 'deco',
      top: 'arch',
      face: 'yeseva',
      drift: 'star',
      lows: 'royals',
    },
  },
  {
    id: 'genie-lamp',
    label: 'FANTASY',
    moods: ['noble', 'mystic'],
    scenes: ['city', 'dunes', 'clouds'],
    hues: [300, 60, 230],
    beings:
      'Lamp Genie = vị Thần Đèn @djinn; Sultan = vị Quốc Vương @turban; Thief Prince = chàng Hoàng Tử Trộm @robber-mask; Palace Peacock = chú Công Hoàng Cung @e-peacock; Snake Charmer = Người Gọi Rắn @cobra',
    things:
      'Wonder Lamp = cây Đèn Ước @magic-lamp; Flying Carpet = tấm Thảm Bay @rolled-cloth; Sapphire = viên Lam Ngọc @saphir; Silver Teapot = chiếc Ấm Bạc @teapot; Sultan Ring = chiếc Nhẫn Thần @ring',
    places:
      'in Wonder Cave = Hang Kỳ Diệu @open-treasure-chest; at Marble Palace = Cung Điện Cẩm Thạch @indian-palace; in Dome City = Thành Phố Mái Vòm @samara-mosque; at Moon Bazaar = Phiên Chợ Trăng @arabic-door',
    look: {
      metal: 'gold',
      setting: 'kite',
      edge: 'deco',
      top: 'dome',
      face: 'lobster',
      drift: 'spark',
      lows: 'royals',
    },
  },
];
