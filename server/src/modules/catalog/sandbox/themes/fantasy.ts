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
      'Wizard = lão Pháp Sư @man-mage; Young Witch = cô Phù Thủy @woman-mage; Wise Owl = chú Cú Thông Thái @owl; Black Cat = chú Mèo Đen @black-cat; Apprentice = cậu Học Trò Pháp Sư @magic-wand',
    things:
      'Crystal Ball = quả Cầu Pha Lê @crystal-ball; Spell Book = cuốn Sách Phép @closed-book; Magic Wand = cây Đũa Thần @magic-wand; Potion = Lọ Thuốc Tiên @alembic; Flying Broom = chiếc Chổi Bay @broom',
    places:
      'in Wizard Tower = Tháp Pháp Sư; at Magic Academy = Học Viện Phép Thuật; in Moon Library = Thư Viện Trăng; in Potion Shop = Tiệm Thuốc Tiên',
    extras: 'sparkles crescent-moon magic-wand alembic dizzy',
  },
  {
    id: 'fairy',
    label: 'FANTASY',
    moods: ['sweet', 'mystic'],
    scenes: ['garden', 'pond', 'night'],
    hues: [320, 160, 280],
    beings:
      'Fairy = Nàng Tiên @woman-fairy; Unicorn = chú Kỳ Lân Một Sừng @unicorn; Forest Sprite = chú Tinh Linh @mushroom; Elf Prince = chàng Hoàng Tử Tiên @man-elf; Firefly = chú Đom Đóm @lady-beetle',
    things:
      'Fairy Dust = Túi Bụi Tiên @sparkles; Toadstool = cây Nấm Đỏ @mushroom; Dew Drop = Giọt Sương @droplet; Rainbow Wing = Đôi Cánh Cầu Vồng @butterfly; Wishing Star = Ngôi Sao Ước @glowing-star',
    places:
      'in Fairy Forest = Rừng Tiên; in Mushroom Village = Làng Nấm; at Rainbow Falls = Thác Cầu Vồng; in Dream Meadow = Đồng Mơ',
    extras: 'sparkles mushroom butterfly blossom rainbow',
  },
  {
    id: 'princess',
    label: 'FANTASY',
    moods: ['noble', 'sweet'],
    scenes: ['castle', 'rays', 'garden'],
    hues: [335, 265, 210],
    beings:
      'Princess = nàng Công Chúa @princess; Prince = chàng Hoàng Tử @prince; Frog Prince = chàng Hoàng Tử Ếch @frog; White Horse = chú Bạch Mã @horse-face; Royal Swan = chú Thiên Nga @swan',
    things:
      'Crown = chiếc Vương Miện @crown; Glass Slipper = chiếc Giày Thủy Tinh @high-heeled-shoe; Magic Mirror = chiếc Gương Thần @mirror; Diamond Ring = chiếc Nhẫn Kim Cương @ring; Red Rose = đóa Hồng Đỏ @rose; Ball Gown = chiếc Váy Dạ Hội @dress',
    places: 'at Castle = Lâu Đài; in Throne Hall = Đại Điện; at Royal Ball = Vũ Hội; in Swan Lake = Hồ Thiên Nga',
    extras: 'crown rose sparkles ribbon castle',
  },
  {
    id: 'knight',
    label: 'ADVENTURE',
    moods: ['wild', 'noble'],
    scenes: ['castle', 'ridges', 'stormy'],
    hues: [245, 25, 210],
    beings:
      'Knight = chàng Hiệp Sĩ @crossed-swords; King = vị Quốc Vương @crown; Archer = chàng Cung Thủ @bow-and-arrow; War Horse = chú Chiến Mã @horse; Stone Guardian = vị Thần Giữ Cửa @moai',
    things:
      'Sword = thanh Kiếm @dagger; Shield = chiếc Khiên @shield; Crossed Blades = Cặp Song Kiếm @crossed-swords; Holy Cup = chiếc Chén Thánh @trophy; Longbow = cây Cung @bow-and-arrow',
    places:
      'at Iron Castle = Lâu Đài Sắt; at Round Table = Bàn Tròn; in Dragon Pass = Đèo Rồng; on Battle Hill = Đồi Chiến Trận',
    extras: 'crossed-swords shield castle fleur-de-lis',
  },
  {
    id: 'egypt',
    label: 'ADVENTURE',
    moods: ['mystic', 'noble'],
    scenes: ['pyramids', 'dunes', 'night'],
    hues: [65, 45, 260],
    beings:
      'Pharaoh = vị Pharaoh @crown; Sphinx = con Nhân Sư @lion; Nile Cat = nàng Mèo Sông Nile @black-cat; Jackal = chú Chó Rừng @wolf; Cobra = chú Rắn Hổ Mang @snake; Scarab = chú Bọ Hung @beetle',
    things:
      'Sun Amulet = chiếc Bùa Mặt Trời @nazar-amulet; Papyrus = cuộn Giấy Cói @scroll; Golden Eye = con Mắt Thần @eye; Nile Urn = chiếc Bình Gốm @amphora; Lotus Sceptre = cây Quyền Trượng @trident-emblem',
    places:
      'in Pyramid = Kim Tự Tháp; on Nile = Sông Nile; in Kings Valley = Thung Lũng Vua; at Sun Temple = Đền Mặt Trời',
    extras: 'amphora beetle scroll nazar-amulet sun',
  },
  {
    id: 'olympus',
    label: 'FANTASY',
    moods: ['noble', 'wild'],
    scenes: ['temple', 'clouds', 'stormy'],
    hues: [250, 55, 205],
    beings:
      'Thunder King = vị Vua Sấm @high-voltage; Winged Horse = chú Thiên Mã @unicorn; Sea God = vị Thần Biển @trident-emblem; Centaur = chàng Nhân Mã @bow-and-arrow; Sun Rider = chàng Kỵ Sĩ Mặt Trời @sun',
    things:
      'Laurel Crown = vòng Nguyệt Quế @olive; Golden Fleece = Bộ Lông Cừu Vàng @ram; Oracle Scroll = cuộn Sấm Truyền @scroll; Wine Amphora = Vò Rượu Nho @amphora; Harp = cây Đàn Hạc @violin; Marble Column = cột Đá Cẩm Thạch @classical-building',
    places:
      'on Gods Mountain = Núi Thần; at Marble Temple = Đền Cẩm Thạch; in Cloud Realm = Cõi Mây; in Labyrinth = Mê Cung',
    extras: 'classical-building high-voltage cloud olive amphora',
  },
  {
    id: 'viking',
    label: 'ADVENTURE',
    moods: ['wild', 'mystic'],
    scenes: ['aurora', 'waves', 'snow'],
    hues: [215, 175, 255],
    beings:
      'Viking = chàng Viking @axe; Frost Giant = Gã Khổng Lồ Băng @ogre; Raven = chú Quạ @blackbird; Fjord Bear = chú Gấu Vịnh @bear; Shield Maiden = nàng Chiến Binh @shield',
    things:
      'Battle Axe = chiếc Rìu Chiến @axe; Longship = con Thuyền Rồng @canoe; Rune Stone = phiến Đá Cổ Ngữ @rock; Mead Horn = chiếc Sừng Rượu @beer-mug; Thunder Hammer = cây Búa Sấm @hammer',
    places: 'in Fjord = Vịnh Hẹp; in Great Hall = Đại Sảnh; in Aurora Bay = Vịnh Cực Quang; on Ice Sea = Biển Băng',
    extras: 'snowflake shield axe feather',
  },
  {
    id: 'ghost',
    label: 'MYSTERY',
    moods: ['mystic', 'sweet'],
    scenes: ['night', 'castle', 'stormy'],
    hues: [280, 145, 300],
    beings:
      'Ghost = chú Ma Nhỏ @ghost; Vampire = vị Bá Tước @bat; Skeleton = Bộ Xương @skull; Witch = bà Phù Thủy @woman-mage; Bat = chú Dơi @bat; Spider = chú Nhện @spider',
    things:
      'Pumpkin = quả Bí Ngô @jack-o-lantern; Coffin = chiếc Quan Tài @coffin; Candle = ngọn Nến @candle; Cauldron = chiếc Vạc @pot-of-food; Haunted Clock = chiếc Đồng Hồ Ma @mantelpiece-clock; Candy Bag = Túi Kẹo @candy',
    places:
      'in Haunted House = Nhà Ma; in Bat Cave = Hang Dơi; at Midnight Manor = Dinh Thự Nửa Đêm; in Old Graveyard = Nghĩa Trang Cũ',
    extras: 'bat spider-web jack-o-lantern full-moon candle',
  },
  {
    id: 'detective',
    label: 'MYSTERY',
    moods: ['mystic', 'cool'],
    scenes: ['city', 'room', 'stormy'],
    hues: [250, 40, 200],
    beings:
      'Detective = vị Thám Tử @detective; Cat Burglar = Siêu Trộm Mèo @black-cat; Lady in Red = Quý Cô Áo Đỏ @rose; Inspector = ngài Thanh Tra @magnifying-glass-tilted-left; Fox Thief = Siêu Trộm Cáo @fox',
    things:
      'Magnifier = chiếc Kính Lúp @magnifying-glass-tilted-left; Pocket Watch = chiếc Đồng Hồ @stopwatch; Sealed Letter = bức Thư Niêm Phong @love-letter; Secret Key = chiếc Chìa Khóa @old-key; Blue Diamond = viên Kim Cương Xanh @gem-stone',
    places:
      'on Night Train = Chuyến Tàu Đêm; in Foggy Street = Phố Sương Mù; at Diamond Museum = Bảo Tàng Kim Cương; in Locked Room = Căn Phòng Kín',
    extras: 'magnifying-glass-tilted-left footprints gem-stone top-hat',
  },
  {
    id: 'zodiac',
    label: 'MYSTERY',
    moods: ['mystic', 'noble'],
    scenes: ['space', 'night', 'aurora'],
    hues: [275, 230, 310],
    beings:
      'Star Lion = chú Sư Tử Sao @lion; Star Twins = Cặp Song Sinh @dizzy; Star Scorpion = chú Bọ Cạp Sao @scorpion; Moon Oracle = nàng Tiên Tri @crystal-ball; Star Ram = chú Bạch Dương @ram',
    things:
      'Star Map = tấm Bản Đồ Sao @milky-way; Moon Card = lá Bài Trăng @crescent-moon; Fate Wheel = Bánh Xe Số Phận @wheel; Star Crystal = viên Pha Lê @crystal-ball; Balance Scale = chiếc Cân Vàng @balance-scale',
    places: 'in Star Temple = Đền Sao; in Star Circle = Vòng Sao; at Moon Gate = Cổng Trăng; in Night Sky = Trời Đêm',
    extras: 'glowing-star crescent-moon sparkles comet dizzy',
  },
  {
    id: 'genie-lamp',
    label: 'FANTASY',
    moods: ['noble', 'mystic'],
    scenes: ['city', 'dunes', 'clouds'],
    hues: [300, 60, 230],
    beings:
      'Lamp Genie = vị Thần Đèn @man-genie; Sultan = vị Quốc Vương @crown; Thief Prince = chàng Hoàng Tử Trộm @prince; Palace Peacock = chú Công Hoàng Cung @peacock; Snake Charmer = Người Gọi Rắn @snake',
    things:
      'Wonder Lamp = cây Đèn Ước @diya-lamp; Flying Carpet = tấm Thảm Bay @scroll; Sapphire = viên Lam Ngọc @gem-stone; Silver Teapot = chiếc Ấm Bạc @teapot; Sultan Ring = chiếc Nhẫn Thần @ring',
    places:
      'in Wonder Cave = Hang Kỳ Diệu; at Marble Palace = Cung Điện Cẩm Thạch; in Dome City = Thành Phố Mái Vòm; at Moon Bazaar = Phiên Chợ Trăng',
    extras: 'gem-stone sparkles crescent-moon diya-lamp',
  },
];
