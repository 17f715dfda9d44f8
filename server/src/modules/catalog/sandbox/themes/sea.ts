import type { ThemeText } from '../theme-text.ts';

/** The sea, its animals, and those who sail it. */
export const SEA_THEMES: readonly ThemeText[] = [
  {
    id: 'ocean',
    label: 'SEA',
    moods: ['mystic', 'wild'],
    scenes: ['underwater', 'waves', 'rays'],
    hues: [225, 200, 250],
    beings:
      'Dolphin = chú Cá Heo @dolphin; Whale = chú Cá Voi @whale; Octopus = chú Bạch Tuộc @octopus; Shark = chú Cá Mập @shark; Sea Turtle = chú Rùa Biển @turtle; Mermaid = nàng Tiên Cá @woman-merpeople',
    things:
      'Pearl = viên Ngọc Trai @oyster; Trident = cây Đinh Ba @trident-emblem; Seashell = chiếc Vỏ Ốc @spiral-shell; Sunken Anchor = chiếc Mỏ Neo @anchor',
    places:
      'in Deep Ocean = Đại Dương; on Coral Reef = Rạn San Hô; in Blue Lagoon = Đầm Xanh; at Sea Palace = Thủy Cung; in Southern Sea = Biển Nam',
    extras: 'bubbles coral tropical-fish spiral-shell jellyfish',
  },
  {
    id: 'reef',
    label: 'SEA',
    moods: ['sweet', 'lively'],
    scenes: ['underwater', 'waves'],
    hues: [195, 175, 340],
    beings:
      'Clownfish = chú Cá Hề @tropical-fish; Puffer = chú Cá Nóc @blowfish; Crab = chú Cua @crab; Shrimp = chú Tôm @shrimp; Squid = chú Mực @squid; Seal = chú Hải Cẩu @seal; Jellyfish = chú Sứa @jellyfish',
    things:
      'Starfish = con Sao Biển @star; Coral Branch = nhánh San Hô @coral; Bubble = quả Bong Bóng @bubbles; Conch = chiếc Tù Và Ốc @spiral-shell',
    places:
      'in Coral Garden = Vườn San Hô; in Tide Pool = Vũng Triều; at Kelp Forest = Rừng Rong Biển; in Turquoise Bay = Vịnh Ngọc Lam',
    extras: 'bubbles coral star spiral-shell fish',
  },
  {
    id: 'pirate',
    label: 'SEA',
    moods: ['wild', 'mystic'],
    scenes: ['waves', 'night', 'horizon'],
    hues: [240, 28, 200],
    beings:
      'Pirate = tên Cướp Biển @pirate-flag; Captain = vị Thuyền Trưởng @parrot; Kraken = con Thủy Quái @octopus; Ghost Sailor = Bóng Ma Thủy Thủ @ghost; Sea Wolf = gã Sói Biển @wolf',
    things:
      'Treasure Map = tấm Bản Đồ @world-map; Compass = chiếc La Bàn @compass; Old Key = chiếc Chìa Khóa Cổ @old-key; Spyglass = chiếc Ống Nhòm @telescope; Cutlass = thanh Đoản Kiếm @dagger; Rum Barrel = Thùng Rượu Rum @oil-drum',
    places:
      'on Skull Island = Đảo Đầu Lâu; in Pirate Cove = Vịnh Hải Tặc; on Stormy Sea = Biển Bão; in Smugglers Cave = Hang Buôn Lậu',
    extras: 'coin anchor crossed-swords skull-and-crossbones parrot',
  },
  {
    id: 'fishing',
    label: 'SEA',
    moods: ['sweet', 'wild'],
    scenes: ['waves', 'horizon', 'ridges'],
    hues: [210, 165, 45],
    beings:
      'Fisherman = bác Ngư Dân @fishing-pole; Pelican = chú Bồ Nông @duck; Otter = chú Rái Cá @otter; Carp = chú Cá Chép @carp-streamer; Big Bass = chú Cá Vược @fish; Lobster = chú Tôm Hùm @lobster',
    things:
      'Fishing Rod = chiếc Cần Câu @fishing-pole; Golden Hook = chiếc Lưỡi Câu @hook; Rowing Boat = chiếc Thuyền Nan @canoe; Fish Basket = Giỏ Cá @basket',
    places:
      'on Quiet River = Dòng Sông Lặng; at Fishing Village = Làng Chài; on Lotus Lake = Hồ Sen; at Old Pier = Cầu Tàu Cũ; in River Delta = Miền Sông Nước',
    extras: 'fish hook water-wave droplet canoe',
  },
  {
    id: 'beach',
    label: 'SEA',
    moods: ['lively', 'sweet'],
    scenes: ['beach', 'horizon', 'waves'],
    hues: [190, 50, 340],
    beings:
      'Surfer = Chàng Lướt Sóng @man-surfing; Toucan = chú Chim Toucan @parrot; Hermit Crab = chú Ốc Mượn Hồn @crab; Beach Cat = chú Mèo Biển @cat-face',
    things:
      'Coconut = quả Dừa @coconut; Tropical Drink = Ly Nước Nhiệt Đới @tropical-drink; Sandcastle = tòa Lâu Đài Cát @beach-with-umbrella; Sun Hat = chiếc Nón Rơm @billed-cap; Ice Lolly = que Kem @ice-cream; Pineapple = quả Dứa @pineapple',
    places:
      'on Sunny Beach = Bãi Biển; on Palm Island = Đảo Cọ; in Summer Bay = Vịnh Mùa Hè; at Surf Camp = Trại Lướt Sóng; at Sunset Bar = Quán Hoàng Hôn',
    extras: 'palm-tree sun umbrella-on-ground thong-sandal hibiscus',
  },
  {
    id: 'harbour',
    label: 'SEA',
    moods: ['wild', 'lively'],
    scenes: ['waves', 'city', 'horizon'],
    hues: [235, 25, 180],
    beings:
      'Seagull = chú Hải Âu @dove; Sailor = chàng Thủy Thủ @anchor; Lighthouse Keeper = Người Gác Đèn @light-bulb; Dock Cat = chú Mèo Bến Cảng @black-cat',
    things:
      'Sailboat = chiếc Thuyền Buồm @sailboat; Steamship = con Tàu Hơi Nước @ship; Anchor = chiếc Mỏ Neo @anchor; Lifebuoy = chiếc Phao @ring-buoy; Message Bottle = chiếc Chai Thư @bottle-with-popping-cork; Speedboat = chiếc Ca Nô @speedboat',
    places:
      'in Old Harbour = Bến Cảng; at Lighthouse = Ngọn Hải Đăng; on Night Ferry = Chuyến Phà Đêm; at Fish Market = Chợ Cá',
    extras: 'anchor ring-buoy water-wave dove fish',
  },
];
