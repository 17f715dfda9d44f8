import type { ThemeText } from '../theme-text.ts';

/** Kitchens, markets, fruit and sweets. */
export const FOOD_THEMES: readonly ThemeText[] = [
  {
    id: 'kitchen',
    label: 'FOOD',
    moods: ['tasty', 'lively'],
    scenes: ['room', 'rays', 'city'],
    hues: [40, 20, 90],
    beings:
      'Chef = vị Đầu Bếp @chef-toque; Kitchen Mouse = chú Chuột Bếp @seated-mouse; Grandma Cook = Bà Đầu Bếp @cook; Chef Pig = chú Heo Đầu Bếp @pig-face',
    things:
      'Hot Pot = Nồi Lẩu @camp-cooking-pot; Noodle Bowl = Bát Phở @noodles; Frying Pan = chiếc Chảo @wok; Dumpling = chiếc Sủi Cảo @dumpling; Spice Pepper = quả Ớt @chili-pepper; Rice Pot = Nồi Cơm @rice-cooker',
    places:
      'in Royal Kitchen = Bếp Hoàng Gia @fork-knife-spoon; at Night Market = Chợ Đêm @shop; at Street Stall = Quán Vỉa Hè @food-truck; in Spice Alley = Ngõ Gia Vị @hot-spices',
    look: {
      metal: 'copper',
      setting: 'round',
      edge: 'planks',
      top: 'flat',
      face: 'paytone',
      drift: 'steam',
      lows: 'royals',
    },
  },
  {
    id: 'sushi',
    label: 'FOOD',
    moods: ['tasty', 'lively'],
    scenes: ['lanterns', 'room', 'waves'],
    hues: [15, 190, 345],
    beings:
      'Sushi Master = Nghệ Nhân Sushi @sushis; Tuna King = Vua Cá Ngừ @fish-monster; Hungry Cat = chú Mèo Háu Ăn @e-cat-face; Salmon = chú Cá Hồi @salmon',
    things:
      'Sushi Roll = cuộn Sushi @sushis; Rice Ball = nắm Cơm @onigori; Bento = Hộp Cơm Bento @chopsticks; Fried Prawn = con Tôm Chiên @shrimp; Sake Cup = Chén Rượu Sake @sake-bottle; Fish Cake = miếng Chả Cá @dango',
    places:
      'at Sushi Bar = Quán Sushi @chopsticks; on Lantern Lane = Hẻm Đèn Lồng @paper-lantern; at Harbour Kitchen = Bếp Bến Cảng @cooking-pot; at Fish Pier = Bến Cá @wooden-pier',
    look: {
      metal: 'lacquer',
      setting: 'tile',
      edge: 'plain',
      top: 'roof',
      face: 'bungee',
      drift: 'petal',
      lows: 'royals',
    },
  },
  {
    id: 'bakery',
    label: 'FOOD',
    moods: ['sugary', 'sweet'],
    scenes: ['room', 'rays', 'garden'],
    hues: [30, 345, 55],
    beings:
      'Baker = bác Thợ Bánh @bread; Cake Fairy = nàng Tiên Bánh @cake-slice; Sugar Mouse = chú Chuột Đường @mouse; Cookie Bear = chú Gấu Bánh Quy @bear-face',
    things:
      'Birthday Cake = chiếc Bánh Sinh Nhật @stairs-cake; Croissant = chiếc Bánh Sừng Bò @croissant; Cupcake = chiếc Bánh Nướng Nhỏ @cupcake; Doughnut = chiếc Bánh Vòng @donut; Fruit Pie = chiếc Bánh Trái Cây @pie-slice; Pretzel = chiếc Bánh Xoắn @pretzel',
    places:
      'in Corner Bakery = Tiệm Bánh @shop; in Sugar Kitchen = Bếp Đường @flour; at Cake Fair = Hội Bánh @cupcake; on Baker Street = Phố Bánh @hanging-sign',
    look: {
      metal: 'rose',
      setting: 'flower',
      edge: 'scallop',
      top: 'flat',
      face: 'lobster',
      drift: 'steam',
      lows: 'royals',
    },
  },
  {
    id: 'candy',
    label: 'FOOD',
    moods: ['sugary', 'lively'],
    scenes: ['candyland', 'rays', 'clouds'],
    hues: [330, 290, 185],
    beings:
      'Candy Queen = bà Chúa Kẹo @queen-crown; Gummy Bear = chú Gấu Kẹo Dẻo @e-teddy-bear; Sugar Fairy = nàng Tiên Đường @fairy-wand; Jelly Cat = chú Mèo Thạch @cat',
    things:
      'Lollipop = cây Kẹo Mút @spiral-lollipop; Ice Cream = cây Kem @ice-cream-cone; Chocolate Bar = thanh Sô Cô La @chocolate-bar; Jelly Bean = viên Kẹo Dẻo @jelly-beans; Shaved Ice = Ly Đá Bào @ice-cream-scoop; Custard = chiếc Bánh Flan @jelly',
    places:
      'in Candy Land = Xứ Kẹo @wrapped-sweet; on Sugar Mountain = Núi Đường @peaks; in Chocolate River = Sông Sô Cô La @splashy-stream; in Lollipop Forest = Rừng Kẹo Mút @candy-canes',
    look: {
      metal: 'candy',
      setting: 'round',
      edge: 'scallop',
      top: 'wave',
      face: 'paytone',
      drift: 'star',
      lows: 'gems',
    },
  },
  {
    id: 'fruit',
    label: 'CLASSIC',
    moods: ['tasty', 'lively'],
    scenes: ['rays', 'garden', 'grid'],
    hues: [10, 100, 60],
    beings: '',
    things:
      'Cherry = quả Anh Đào @cherry; Lemon = quả Chanh @cut-lemon; Watermelon = quả Dưa Hấu @watermelon; Grape = chùm Nho @grapes; Strawberry = quả Dâu Tây @strawberry; Orange = quả Cam @orange; Mango = quả Xoài @e-mango; Pineapple = quả Dứa @pineapple; Peach = quả Đào @peach; Blueberry = quả Việt Quất @e-blueberries; Kiwi = quả Kiwi @kiwi-fruit; Apple = quả Táo @shiny-apple',
    places:
      'in Fruit Garden = Vườn Trái Cây @fruit-tree; at Floating Market = Chợ Nổi @fruit-bowl; on Orchard Hill = Đồi Trái Cây @hills; at Juice Bar = Quầy Nước Ép @manual-juicer; in Summer Orchard = Vườn Mùa Hạ @sunrise',
    look: {
      metal: 'neon',
      setting: 'round',
      edge: 'bulbs',
      top: 'flat',
      face: 'bungee',
      drift: 'spark',
      lows: 'suits',
    },
  },
  {
    id: 'coffee',
    label: 'FOOD',
    moods: ['tasty', 'sweet'],
    scenes: ['room', 'city', 'rays'],
    hues: [45, 25, 170],
    beings:
      'Barista = Chàng Pha Chế @coffee-pot; Coffee Cat = chú Mèo Cà Phê @cat; Weasel = chú Chồn Hương @ermine; Rain Poet = chàng Thi Sĩ @fountain-pen',
    things:
      'Coffee Cup = Tách Cà Phê @coffee-mug; Bubble Tea = Ly Trà Sữa @boba; Milk Glass = Ly Sữa @milk-carton; Coffee Bean = hạt Cà Phê @coffee-beans; Waffle = chiếc Bánh Tổ Ong @e-waffle; Honey Jar = Hũ Mật @honey-jar',
    places:
      'at Corner Cafe = Quán Cà Phê @coffee-cup; on Coffee Hill = Đồi Cà Phê @hills; on Balcony = Ban Công @window; in Rainy Alley = Ngõ Mưa @raining',
    look: {
      metal: 'copper',
      setting: 'coin',
      edge: 'planks',
      top: 'wave',
      face: 'playfair',
      drift: 'steam',
      lows: 'royals',
    },
  },
  {
    id: 'harvest',
    label: 'FOOD',
    moods: ['tasty', 'sweet'],
    scenes: ['horizon', 'garden', 'rays'],
    hues: [80, 120, 35],
    beings:
      'Scarecrow = chàng Bù Nhìn @scarecrow; Mole = chú Chuột Chũi @mole; Market Lady = cô Hàng Rau @basket; Piggy = chú Heo @pig-face',
    things:
      'Pumpkin = quả Bí @pumpkin; Corn Cob = bắp Ngô @corn; Tomato = quả Cà Chua @tomato; Chilli = quả Ớt @chili-pepper; Mushroom = cây Nấm @mushroom; Carrot = củ Cà Rốt @carrot; Eggplant = quả Cà Tím @aubergine',
    places:
      'in Vegetable Patch = Vườn Rau @plant-watering; at Farmers Market = Chợ Nông Sản @shop; on Hill Farm = Trang Trại Đồi @hills; in Red Barn = Kho Thóc Đỏ @barn',
    look: {
      metal: 'brass',
      setting: 'shield',
      edge: 'planks',
      top: 'gable',
      face: 'alfa',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'cocktail',
    label: 'FOOD',
    moods: ['cool', 'lively'],
    scenes: ['city', 'beach', 'grid'],
    hues: [320, 190, 275],
    beings:
      'Bartender = Chàng Pha Rượu @martini; Jazz Singer = nàng Ca Sĩ @old-microphone; Party Parrot = chú Vẹt Tiệc Tùng @parrot-head; Night Cat = chú Mèo Đêm @hollow-cat',
    things:
      'Cocktail = Ly Cocktail @martini; Champagne = Chai Sâm Banh @champagne-cork; Wine Glass = Ly Vang @wine-glass; Lime = lát Chanh @cut-lemon; Beer Mug = Vại Bia @beer-stein; Disco Ball = quả Cầu Đèn @e-mirror-ball',
    places:
      'at Rooftop Bar = Quán Bar Tầng Thượng @modern-city; in Jazz Club = Câu Lạc Bộ Jazz @saxophone; at Pool Party = Tiệc Bể Bơi @pool-dive; on Midnight Terrace = Sân Thượng Nửa Đêm @night-sky',
    look: {
      metal: 'neon',
      setting: 'oval',
      edge: 'bulbs',
      top: 'arch',
      face: 'lobster',
      drift: 'spark',
      lows: 'suits',
    },
  },
];
