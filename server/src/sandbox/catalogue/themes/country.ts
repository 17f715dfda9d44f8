import type { ThemeText } from '../theme-text.ts';

/** Villages, gardens, seasons and weather. */
export const COUNTRY_THEMES: readonly ThemeText[] = [
  {
    id: 'rice-village',
    label: 'NATURE',
    moods: ['sweet', 'lively'],
    scenes: ['horizon', 'ridges', 'garden'],
    hues: [110, 75, 200],
    beings:
      'Buffalo Boy = chú Bé Chăn Trâu @buffalo-head; Farmer = bác Nông Dân @farmer; Toad = chú Cóc Tía @frog; Rooster = chú Gà Trống @rooster; Stork = cánh Cò @shoebill-stork',
    things:
      'Rice Sheaf = Bó Lúa @wheat; Kite = cánh Diều @kite; Water Jar = chiếc Chum Nước @amphora; Straw Hat = chiếc Nón Lá @pilgrim-hat; Bamboo Basket = chiếc Giỏ Tre @basket',
    places:
      'in Rice Village = Làng Lúa @huts-village; on Terraced Field = Ruộng Bậc Thang @field; by Village Well = Giếng Làng @well; at Country Market = Chợ Quê @shop; on Green Dyke = Triền Đê @path-tile',
    look: {
      metal: 'bone',
      setting: 'round',
      edge: 'bamboo',
      top: 'gable',
      face: 'lobster',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'farm',
    label: 'NATURE',
    moods: ['sweet', 'lively'],
    scenes: ['horizon', 'garden', 'rays'],
    hues: [95, 40, 195],
    beings:
      'Piglet = chú Heo Con @pig; Cow = chú Bò Sữa @cow; Sheep = chú Cừu @sheep; Hen = cô Gà Mái @chicken; Goat = chú Dê @goat; Turkey = chú Gà Tây @e-turkey; Donkey = chú Lừa @donkey',
    things:
      'Tractor = chiếc Máy Cày @farm-tractor; Golden Egg = quả Trứng Vàng @big-egg; Milk Churn = Bình Sữa @milk-carton; Corn Cob = bắp Ngô @corn; Honey Jar = Hũ Mật Ong @honeypot; Pumpkin = quả Bí Ngô @pumpkin',
    places:
      'on Happy Farm = Nông Trại @barn; in Barnyard = Sân Chuồng @wooden-fence; in Corn Field = Đồng Ngô @triple-corn; at Harvest Fair = Hội Mùa @wheat',
    look: {
      metal: 'copper',
      setting: 'shield',
      edge: 'planks',
      top: 'gable',
      face: 'paytone',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'flower',
    label: 'NATURE',
    moods: ['noble', 'sweet'],
    scenes: ['garden', 'rays', 'pond'],
    hues: [350, 320, 100],
    beings:
      'Butterfly = chú Bướm @butterfly; Bee = chú Ong @bee; Ladybird = chú Bọ Rùa @ladybug; Flower Fairy = nàng Tiên Hoa @fairy; Snail = chú Ốc Sên @snail',
    things:
      'Rose = đóa Hồng @rose; Tulip = đóa Tulip @e-tulip; Sunflower = đóa Hướng Dương @sunflower; Orchid = nhành Lan @vanilla-flower; Hibiscus = đóa Dâm Bụt @e-hibiscus; Bouquet = Bó Hoa @flowers',
    places:
      'in Secret Garden = Khu Vườn @butterfly-flower; in Glass House = Nhà Kính @greenhouse; on Flower Hill = Đồi Hoa @flower-twirl; at Rose Gate = Cổng Hoa Hồng @gate',
    look: {
      metal: 'rose',
      setting: 'flower',
      edge: 'vines',
      top: 'arch',
      face: 'lobster',
      drift: 'petal',
      lows: 'royals',
    },
  },
  {
    id: 'winter',
    label: 'NATURE',
    moods: ['mystic', 'sweet'],
    scenes: ['snow', 'aurora', 'ridges'],
    hues: [220, 200, 265],
    beings:
      'Snowman = chàng Người Tuyết @snowman; Penguin = chú Chim Cánh Cụt @penguin; Polar Bear = chú Gấu Trắng @polar-bear; Snow Queen = bà Chúa Tuyết @queen-crown; Reindeer = chú Tuần Lộc @deer-head',
    things:
      'Snowflake = bông Tuyết @snowflake-1; Ice Crystal = viên Pha Lê Băng @crystal-cluster; Sled = chiếc Xe Trượt @e-sled; Wool Scarf = chiếc Khăn Len @rolled-cloth; Ice Skate = chiếc Giày Trượt @ice-skate',
    places:
      'in Ice Palace = Cung Điện Băng @igloo; on Snow Mountain = Núi Tuyết @summits; at North Pole = Bắc Cực @icebergs; in Frost Forest = Rừng Sương Giá @pine-tree',
    look: {
      metal: 'ice',
      setting: 'hexagon',
      edge: 'icicles',
      top: 'gable',
      face: 'yeseva',
      drift: 'snow',
      lows: 'gems',
    },
  },
  {
    id: 'christmas',
    label: 'FESTIVAL',
    moods: ['lively', 'sweet'],
    scenes: ['snow', 'room', 'night'],
    hues: [155, 18, 230],
    beings:
      'Santa = ông Già Noel @santa-hat; Elf = chú Yêu Tinh @elf-helmet; Toy Bear = chú Gấu Bông @e-teddy-bear; Snow Deer = chú Nai Tuyết @deer; Gingerbread Man = chú Bánh Gừng @gingerbread-man',
    things:
      'Gift Box = Hộp Quà @present; Christmas Tree = cây Thông @e-christmas-tree; Jingle Bell = quả Chuông @ringing-bell; Candy Cane = cây Kẹo @candy-canes; Winter Star = Ngôi Sao Đông @polar-star; Candle = ngọn Nến @candle-light',
    places:
      'at Toy Workshop = Xưởng Đồ Chơi @hammer-nails; in Winter Market = Chợ Mùa Đông @shop; on Snowy Roof = Mái Nhà Tuyết @chimney; in Gift Factory = Nhà Máy Quà @factory',
    look: {
      metal: 'lacquer',
      setting: 'round',
      edge: 'beads',
      top: 'gable',
      face: 'lobster',
      drift: 'snow',
      lows: 'royals',
    },
  },
  {
    id: 'storm',
    label: 'NATURE',
    moods: ['wild', 'mystic'],
    scenes: ['stormy', 'ridges', 'waves'],
    hues: [265, 235, 190],
    beings:
      'Thunder Bird = chú Chim Sấm @eagle-emblem; Storm Giant = Gã Khổng Lồ Bão @giant; Thunder God = ông Thần Sét @zeus-sword; Rain Frog = chú Ếch Mưa @frog; Wind Horse = chú Ngựa Gió @pegasus',
    things:
      'Lightning Bolt = Tia Sét @power-lightning; Thunder Drum = chiếc Trống Sấm @drum; Rainbow = dải Cầu Vồng @e-rainbow; Storm Crystal = viên Pha Lê Bão @floating-crystal; Silver Umbrella = chiếc Ô Bạc @umbrella',
    places:
      'in Storm Valley = Thung Lũng Bão @lightning-storm; on Thunder Peak = Đỉnh Sấm @thunder-struck; in Cloud Kingdom = Vương Quốc Mây @fluffy-cloud; on Sky Bridge = Cầu Trời @suspension-bridge',
    look: {
      metal: 'iron',
      setting: 'kite',
      edge: 'teeth',
      top: 'steps',
      face: 'bangers',
      drift: 'spark',
      lows: 'royals',
    },
  },
  {
    id: 'jungle',
    label: 'ADVENTURE',
    moods: ['wild', 'mystic'],
    scenes: ['jungle', 'temple', 'volcano'],
    hues: [140, 100, 170],
    beings:
      'Explorer = Nhà Thám Hiểm @fedora; Jaguar = chú Báo Đốm @feline; Python = chú Trăn @snake; Toucan = chú Chim Mỏ Lớn @toucan; Chameleon = chú Tắc Kè @chameleon-glyph; Tree Frog = chú Nhái Bén @frog',
    things:
      'Stone Idol = pho Tượng Đá @totem-head; Emerald = viên Lục Bảo @emerald; Torch = ngọn Đuốc @primitive-torch; Jungle Map = tấm Bản Đồ @treasure-map; Old Machete = chiếc Rìu Cũ @machete',
    places:
      'in Jungle = Rừng Xanh @jungle; at Lost Temple = Đền Cổ @mayan-pyramid; on Snake River = Sông Rắn @sand-snake; in Emerald Canyon = Hẻm Núi Lục Bảo @crags; at Vine Gate = Cổng Dây Leo @vines',
    look: {
      metal: 'jade',
      setting: 'octagon',
      edge: 'vines',
      top: 'steps',
      face: 'bungee',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'volcano',
    label: 'ADVENTURE',
    moods: ['wild', 'mystic'],
    scenes: ['volcano', 'rays', 'ridges'],
    hues: [25, 8, 300],
    beings:
      'Fire Bird = chú Hỏa Điểu @e-phoenix-bird; Lava Giant = Gã Khổng Lồ Dung Nham @rock-golem; Salamander = chú Kỳ Nhông @salamander; Fire Fox = chú Hỏa Hồ @fox-tail; Flame Dragon = chú Hỏa Long @dragon-breath',
    things:
      'Ember = hòn Than Hồng @burning-embers; Obsidian = viên Hắc Thạch @rock; Fire Opal = viên Ngọc Lửa @fire-gem; Forge Hammer = chiếc Búa Rèn @thor-hammer; Magma Shield = chiếc Khiên Lửa @fire-shield',
    places:
      'at Volcano = Núi Lửa @volcano; in Lava Cave = Hang Dung Nham @lava; on Ash Plain = Cánh Đồng Tro @desert-skull; on Fire Island = Đảo Lửa @smoking-volcano',
    look: {
      metal: 'copper',
      setting: 'hexagon',
      edge: 'teeth',
      top: 'gable',
      face: 'bangers',
      drift: 'ember',
      lows: 'royals',
    },
  },
];
