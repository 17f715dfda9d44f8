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
      'Buffalo Boy = chú Bé Chăn Trâu @water-buffalo; Farmer = bác Nông Dân @sheaf-of-rice; Toad = chú Cóc Tía @frog; Rooster = chú Gà Trống @rooster; Stork = cánh Cò @swan',
    things:
      'Rice Sheaf = Bó Lúa @sheaf-of-rice; Kite = cánh Diều @kite; Water Jar = chiếc Chum Nước @amphora; Straw Hat = chiếc Nón Lá @billed-cap; Bamboo Basket = chiếc Giỏ Tre @basket',
    places:
      'in Rice Village = Làng Lúa; on Terraced Field = Ruộng Bậc Thang; by Village Well = Giếng Làng; at Country Market = Chợ Quê; on Green Dyke = Triền Đê',
    extras: 'sheaf-of-rice kite butterfly sun herb',
  },
  {
    id: 'farm',
    label: 'NATURE',
    moods: ['sweet', 'lively'],
    scenes: ['horizon', 'garden', 'rays'],
    hues: [95, 40, 195],
    beings:
      'Piglet = chú Heo Con @pig; Cow = chú Bò Sữa @cow; Sheep = chú Cừu @ewe; Hen = cô Gà Mái @chicken; Goat = chú Dê @goat; Turkey = chú Gà Tây @turkey; Donkey = chú Lừa @donkey',
    things:
      'Tractor = chiếc Máy Cày @tractor; Golden Egg = quả Trứng Vàng @egg; Milk Churn = Bình Sữa @glass-of-milk; Corn Cob = bắp Ngô @ear-of-corn; Honey Jar = Hũ Mật Ong @honey-pot; Pumpkin = quả Bí Ngô @jack-o-lantern',
    places: 'on Happy Farm = Nông Trại; in Barnyard = Sân Chuồng; in Corn Field = Đồng Ngô; at Harvest Fair = Hội Mùa',
    extras: 'ear-of-corn carrot sunflower tractor basket',
  },
  {
    id: 'flower',
    label: 'NATURE',
    moods: ['noble', 'sweet'],
    scenes: ['garden', 'rays', 'pond'],
    hues: [350, 320, 100],
    beings:
      'Butterfly = chú Bướm @butterfly; Bee = chú Ong @honeybee; Ladybird = chú Bọ Rùa @lady-beetle; Flower Fairy = nàng Tiên Hoa @woman-fairy; Snail = chú Ốc Sên @snail',
    things:
      'Rose = đóa Hồng @rose; Tulip = đóa Tulip @tulip; Sunflower = đóa Hướng Dương @sunflower; Orchid = nhành Lan @hyacinth; Hibiscus = đóa Dâm Bụt @hibiscus; Bouquet = Bó Hoa @bouquet',
    places:
      'in Secret Garden = Khu Vườn; in Glass House = Nhà Kính; on Flower Hill = Đồi Hoa; at Rose Gate = Cổng Hoa Hồng',
    extras: 'blossom tulip butterfly herb rose',
  },
  {
    id: 'winter',
    label: 'NATURE',
    moods: ['mystic', 'sweet'],
    scenes: ['snow', 'aurora', 'ridges'],
    hues: [220, 200, 265],
    beings:
      'Snowman = chàng Người Tuyết @snowman; Penguin = chú Chim Cánh Cụt @penguin; Polar Bear = chú Gấu Trắng @polar-bear; Snow Queen = bà Chúa Tuyết @crown; Reindeer = chú Tuần Lộc @deer',
    things:
      'Snowflake = bông Tuyết @snowflake; Ice Crystal = viên Pha Lê Băng @ice; Sled = chiếc Xe Trượt @sled; Wool Scarf = chiếc Khăn Len @scarf; Ice Skate = chiếc Giày Trượt @ice-skate',
    places:
      'in Ice Palace = Cung Điện Băng; on Snow Mountain = Núi Tuyết; at North Pole = Bắc Cực; in Frost Forest = Rừng Sương Giá',
    extras: 'snowflake evergreen-tree ice snow-capped-mountain',
  },
  {
    id: 'christmas',
    label: 'FESTIVAL',
    moods: ['lively', 'sweet'],
    scenes: ['snow', 'room', 'night'],
    hues: [155, 18, 230],
    beings:
      'Santa = ông Già Noel @santa-claus; Elf = chú Yêu Tinh @man-elf; Toy Bear = chú Gấu Bông @teddy-bear; Snow Deer = chú Nai Tuyết @deer; Gingerbread Man = chú Bánh Gừng @cookie',
    things:
      'Gift Box = Hộp Quà @wrapped-gift; Christmas Tree = cây Thông @christmas-tree; Jingle Bell = quả Chuông @bell; Candy Cane = cây Kẹo @candy; Winter Star = Ngôi Sao Đông @glowing-star; Candle = ngọn Nến @candle',
    places:
      'at Toy Workshop = Xưởng Đồ Chơi; in Winter Market = Chợ Mùa Đông; on Snowy Roof = Mái Nhà Tuyết; in Gift Factory = Nhà Máy Quà',
    extras: 'wrapped-gift snowflake candy bell glowing-star',
  },
  {
    id: 'storm',
    label: 'NATURE',
    moods: ['wild', 'mystic'],
    scenes: ['stormy', 'ridges', 'waves'],
    hues: [265, 235, 190],
    beings:
      'Thunder Bird = chú Chim Sấm @eagle; Storm Giant = Gã Khổng Lồ Bão @cloud-with-lightning-and-rain; Thunder God = ông Thần Sét @high-voltage; Rain Frog = chú Ếch Mưa @frog; Wind Horse = chú Ngựa Gió @horse-face',
    things:
      'Lightning Bolt = Tia Sét @high-voltage; Thunder Drum = chiếc Trống Sấm @drum; Rainbow = dải Cầu Vồng @rainbow; Storm Crystal = viên Pha Lê Bão @crystal-ball; Silver Umbrella = chiếc Ô Bạc @umbrella-with-rain-drops',
    places:
      'in Storm Valley = Thung Lũng Bão; on Thunder Peak = Đỉnh Sấm; in Cloud Kingdom = Vương Quốc Mây; on Sky Bridge = Cầu Trời',
    extras: 'cloud-with-lightning high-voltage droplet cyclone cloud',
  },
  {
    id: 'jungle',
    label: 'ADVENTURE',
    moods: ['wild', 'mystic'],
    scenes: ['jungle', 'temple', 'volcano'],
    hues: [140, 100, 170],
    beings:
      'Explorer = Nhà Thám Hiểm @compass; Jaguar = chú Báo Đốm @leopard; Python = chú Trăn @snake; Toucan = chú Chim Mỏ Lớn @parrot; Chameleon = chú Tắc Kè @lizard; Tree Frog = chú Nhái Bén @frog',
    things:
      'Stone Idol = pho Tượng Đá @moai; Emerald = viên Lục Bảo @gem-stone; Torch = ngọn Đuốc @fire; Jungle Map = tấm Bản Đồ @world-map; Old Machete = chiếc Rìu Cũ @axe',
    places:
      'in Jungle = Rừng Xanh; at Lost Temple = Đền Cổ; on Snake River = Sông Rắn; in Emerald Canyon = Hẻm Núi Lục Bảo; at Vine Gate = Cổng Dây Leo',
    extras: 'herb palm-tree gem-stone snake leaf-fluttering-in-wind',
  },
  {
    id: 'volcano',
    label: 'ADVENTURE',
    moods: ['wild', 'mystic'],
    scenes: ['volcano', 'rays', 'ridges'],
    hues: [25, 8, 300],
    beings:
      'Fire Bird = chú Hỏa Điểu @phoenix-bird; Lava Giant = Gã Khổng Lồ Dung Nham @ogre; Salamander = chú Kỳ Nhông @lizard; Fire Fox = chú Hỏa Hồ @fox; Flame Dragon = chú Hỏa Long @dragon',
    things:
      'Ember = hòn Than Hồng @fire; Obsidian = viên Hắc Thạch @rock; Fire Opal = viên Ngọc Lửa @large-orange-diamond; Forge Hammer = chiếc Búa Rèn @hammer; Magma Shield = chiếc Khiên Lửa @shield',
    places:
      'at Volcano = Núi Lửa; in Lava Cave = Hang Dung Nham; on Ash Plain = Cánh Đồng Tro; on Fire Island = Đảo Lửa',
    extras: 'fire volcano collision rock comet',
  },
];
