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
      'Dolphin = chú Cá Heo @dolphin; Whale = chú Cá Voi @sperm-whale; Octopus = chú Bạch Tuộc @octopus; Shark = chú Cá Mập @shark-jaws; Sea Turtle = chú Rùa Biển @sea-turtle; Mermaid = nàng Tiên Cá @mermaid',
    things:
      'Pearl = viên Ngọc Trai @oyster-pearl; Trident = cây Đinh Ba @trident; Seashell = chiếc Vỏ Ốc @triple-shells; Sunken Anchor = chiếc Mỏ Neo @anchor',
    places:
      'in Deep Ocean = Đại Dương @waves; on Coral Reef = Rạn San Hô @coral; in Blue Lagoon = Đầm Xanh @island; at Sea Palace = Thủy Cung @sea-dragon; in Southern Sea = Biển Nam @at-sea',
    look: {
      metal: 'silver',
      setting: 'oval',
      edge: 'waves',
      top: 'wave',
      face: 'yeseva',
      drift: 'bubble',
      lows: 'gems',
    },
  },
  {
    id: 'reef',
    label: 'SEA',
    moods: ['sweet', 'lively'],
    scenes: ['underwater', 'waves'],
    hues: [195, 175, 340],
    beings:
      'Clownfish = chú Cá Hề @clownfish; Puffer = chú Cá Nóc @porcupinefish; Crab = chú Cua @crab; Shrimp = chú Tôm @shrimp; Squid = chú Mực @squid; Seal = chú Hải Cẩu @juggling-seal; Jellyfish = chú Sứa @jellyfish',
    things:
      'Starfish = con Sao Biển @sea-star; Coral Branch = nhánh San Hô @coral; Bubble = quả Bong Bóng @bubbles; Conch = chiếc Tù Và Ốc @spiral-shell',
    places:
      'in Coral Garden = Vườn San Hô @coral; in Tide Pool = Vũng Triều @school-of-fish; at Kelp Forest = Rừng Rong Biển @algae; in Turquoise Bay = Vịnh Ngọc Lam @big-wave',
    look: {
      metal: 'coral',
      setting: 'round',
      edge: 'waves',
      top: 'wave',
      face: 'paytone',
      drift: 'bubble',
      lows: 'gems',
    },
  },
  {
    id: 'pirate',
    label: 'SEA',
    moods: ['wild', 'mystic'],
    scenes: ['waves', 'night', 'horizon'],
    hues: [240, 28, 200],
    beings:
      'Pirate = tên Cướp Biển @pirate-captain; Captain = vị Thuyền Trưởng @captain-hat-profile; Kraken = con Thủy Quái @kraken-tentacle; Ghost Sailor = Bóng Ma Thủy Thủ @ghost; Sea Wolf = gã Sói Biển @shark-fin',
    things:
      'Treasure Map = tấm Bản Đồ @treasure-map; Compass = chiếc La Bàn @compass; Old Key = chiếc Chìa Khóa Cổ @skeleton-key; Spyglass = chiếc Ống Nhòm @spyglass; Cutlass = thanh Đoản Kiếm @crossed-sabres; Rum Barrel = Thùng Rượu Rum @barrel',
    places:
      'on Skull Island = Đảo Đầu Lâu @skull-crossed-bones; in Pirate Cove = Vịnh Hải Tặc @galleon; on Stormy Sea = Biển Bão @sinking-ship; in Smugglers Cave = Hang Buôn Lậu @mountain-cave',
    look: {
      metal: 'copper',
      setting: 'coin',
      edge: 'rope',
      top: 'flat',
      face: 'gotisch',
      drift: 'spark',
      lows: 'royals',
    },
  },
  {
    id: 'fishing',
    label: 'SEA',
    moods: ['sweet', 'wild'],
    scenes: ['waves', 'horizon', 'ridges'],
    hues: [210, 165, 45],
    beings:
      'Fisherman = bác Ngư Dân @lucky-fisherman; Pelican = chú Bồ Nông @eating-pelican; Otter = chú Rái Cá @e-otter; Carp = chú Cá Chép @double-fish; Big Bass = chú Cá Vược @angler-fish; Lobster = chú Tôm Hùm @e-lobster',
    things:
      'Fishing Rod = chiếc Cần Câu @fishing-pole; Golden Hook = chiếc Lưỡi Câu @fishing-hook; Rowing Boat = chiếc Thuyền Nan @canoe; Fish Basket = Giỏ Cá @fish-bucket',
    places:
      'on Quiet River = Dòng Sông Lặng @river; at Fishing Village = Làng Chài @fishing-boat; on Lotus Lake = Hồ Sen @lotus; at Old Pier = Cầu Tàu Cũ @wooden-pier; in River Delta = Miền Sông Nước @reed',
    look: {
      metal: 'brass',
      setting: 'round',
      edge: 'rope',
      top: 'wave',
      face: 'lobster',
      drift: 'bubble',
      lows: 'royals',
    },
  },
  {
    id: 'beach',
    label: 'SEA',
    moods: ['lively', 'sweet'],
    scenes: ['beach', 'horizon', 'waves'],
    hues: [190, 50, 340],
    beings:
      'Surfer = Chàng Lướt Sóng @wave-surfer; Toucan = chú Chim Toucan @toucan; Hermit Crab = chú Ốc Mượn Hồn @spiral-shell; Beach Cat = chú Mèo Biển @e-cat-face',
    things:
      'Coconut = quả Dừa @coconuts; Tropical Drink = Ly Nước Nhiệt Đới @martini; Sandcastle = tòa Lâu Đài Cát @sand-castle; Sun Hat = chiếc Nón Rơm @skimmer-hat; Ice Lolly = que Kem @ice-pop; Pineapple = quả Dứa @pineapple',
    places:
      'on Sunny Beach = Bãi Biển @beach-ball; on Palm Island = Đảo Cọ @palm-tree; in Summer Bay = Vịnh Mùa Hè @sunset; at Surf Camp = Trại Lướt Sóng @surf-board; at Sunset Bar = Quán Hoàng Hôn @booze',
    look: {
      metal: 'coral',
      setting: 'flower',
      edge: 'waves',
      top: 'flat',
      face: 'lobster',
      drift: 'spark',
      lows: 'royals',
    },
  },
  {
    id: 'harbour',
    label: 'SEA',
    moods: ['wild', 'lively'],
    scenes: ['waves', 'city', 'horizon'],
    hues: [235, 25, 180],
    beings:
      'Seagull = chú Hải Âu @seagull; Sailor = chàng Thủy Thủ @ship-wheel; Lighthouse Keeper = Người Gác Đèn @lighthouse; Dock Cat = chú Mèo Bến Cảng @hollow-cat',
    things:
      'Sailboat = chiếc Thuyền Buồm @sailboat; Steamship = con Tàu Hơi Nước @paddle-steamer; Anchor = chiếc Mỏ Neo @anchor; Lifebuoy = chiếc Phao @life-buoy; Message Bottle = chiếc Chai Thư @square-bottle; Speedboat = chiếc Ca Nô @speed-boat',
    places:
      'in Old Harbour = Bến Cảng @harbor-dock; at Lighthouse = Ngọn Hải Đăng @lighthouse; on Night Ferry = Chuyến Phà Đêm @cargo-ship; at Fish Market = Chợ Cá @fish-bucket',
    look: {
      metal: 'iron',
      setting: 'octagon',
      edge: 'rivets',
      top: 'flat',
      face: 'stencil',
      drift: 'bubble',
      lows: 'royals',
    },
  },
];
