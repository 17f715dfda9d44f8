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
      'Chef = vị Đầu Bếp @cook; Kitchen Mouse = chú Chuột Bếp @mouse; Grandma Cook = Bà Đầu Bếp @woman-cook; Chef Pig = chú Heo Đầu Bếp @pig-face',
    things:
      'Hot Pot = Nồi Lẩu @pot-of-food; Noodle Bowl = Bát Phở @steaming-bowl; Frying Pan = chiếc Chảo @cooking; Dumpling = chiếc Sủi Cảo @dumpling; Spice Pepper = quả Ớt @hot-pepper; Rice Pot = Nồi Cơm @curry-rice',
    places:
      'in Royal Kitchen = Bếp Hoàng Gia; at Night Market = Chợ Đêm; at Street Stall = Quán Vỉa Hè; in Spice Alley = Ngõ Gia Vị',
    extras: 'chopsticks garlic hot-pepper onion fire',
  },
  {
    id: 'sushi',
    label: 'FOOD',
    moods: ['tasty', 'lively'],
    scenes: ['lanterns', 'room', 'waves'],
    hues: [15, 190, 345],
    beings:
      'Sushi Master = Nghệ Nhân Sushi @sushi; Tuna King = Vua Cá Ngừ @fish; Hungry Cat = chú Mèo Háu Ăn @cat-face; Salmon = chú Cá Hồi @fish',
    things:
      'Sushi Roll = cuộn Sushi @sushi; Rice Ball = nắm Cơm @rice-ball; Bento = Hộp Cơm Bento @bento-box; Fried Prawn = con Tôm Chiên @fried-shrimp; Sake Cup = Chén Rượu Sake @sake; Fish Cake = miếng Chả Cá @fish-cake-with-swirl',
    places:
      'at Sushi Bar = Quán Sushi; on Lantern Lane = Hẻm Đèn Lồng; at Harbour Kitchen = Bếp Bến Cảng; at Fish Pier = Bến Cá',
    extras: 'chopsticks rice-ball red-paper-lantern fish-cake-with-swirl',
  },
  {
    id: 'bakery',
    label: 'FOOD',
    moods: ['sugary', 'sweet'],
    scenes: ['room', 'rays', 'garden'],
    hues: [30, 345, 55],
    beings:
      'Baker = bác Thợ Bánh @baguette-bread; Cake Fairy = nàng Tiên Bánh @shortcake; Sugar Mouse = chú Chuột Đường @mouse-face; Cookie Bear = chú Gấu Bánh Quy @bear',
    things:
      'Birthday Cake = chiếc Bánh Sinh Nhật @birthday-cake; Croissant = chiếc Bánh Sừng Bò @croissant; Cupcake = chiếc Bánh Nướng Nhỏ @cupcake; Doughnut = chiếc Bánh Vòng @doughnut; Fruit Pie = chiếc Bánh Trái Cây @pie; Pretzel = chiếc Bánh Xoắn @pretzel',
    places:
      'in Corner Bakery = Tiệm Bánh; in Sugar Kitchen = Bếp Đường; at Cake Fair = Hội Bánh; on Baker Street = Phố Bánh',
    extras: 'cookie strawberry cherries croissant butter',
  },
  {
    id: 'candy',
    label: 'FOOD',
    moods: ['sugary', 'lively'],
    scenes: ['candyland', 'rays', 'clouds'],
    hues: [330, 290, 185],
    beings:
      'Candy Queen = bà Chúa Kẹo @crown; Gummy Bear = chú Gấu Kẹo Dẻo @teddy-bear; Sugar Fairy = nàng Tiên Đường @woman-fairy; Jelly Cat = chú Mèo Thạch @cat-face',
    things:
      'Lollipop = cây Kẹo Mút @lollipop; Ice Cream = cây Kem @soft-ice-cream; Chocolate Bar = thanh Sô Cô La @chocolate-bar; Jelly Bean = viên Kẹo Dẻo @candy; Shaved Ice = Ly Đá Bào @shaved-ice; Custard = chiếc Bánh Flan @custard',
    places:
      'in Candy Land = Xứ Kẹo; on Sugar Mountain = Núi Đường; in Chocolate River = Sông Sô Cô La; in Lollipop Forest = Rừng Kẹo Mút',
    extras: 'candy lollipop cherries sparkles doughnut',
  },
  {
    id: 'fruit',
    label: 'CLASSIC',
    moods: ['tasty', 'lively'],
    scenes: ['rays', 'garden', 'grid'],
    hues: [10, 100, 60],
    beings: '',
    things:
      'Cherry = quả Anh Đào @cherries; Lemon = quả Chanh @lemon; Watermelon = quả Dưa Hấu @watermelon; Grape = chùm Nho @grapes; Strawberry = quả Dâu Tây @strawberry; Orange = quả Cam @tangerine; Mango = quả Xoài @mango; Pineapple = quả Dứa @pineapple; Peach = quả Đào @peach; Blueberry = quả Việt Quất @blueberries; Kiwi = quả Kiwi @kiwi-fruit; Apple = quả Táo @red-apple',
    places:
      'in Fruit Garden = Vườn Trái Cây; at Floating Market = Chợ Nổi; on Orchard Hill = Đồi Trái Cây; at Juice Bar = Quầy Nước Ép; in Summer Orchard = Vườn Mùa Hạ',
    extras: 'cherries lemon grapes strawberry droplet',
  },
  {
    id: 'coffee',
    label: 'FOOD',
    moods: ['tasty', 'sweet'],
    scenes: ['room', 'city', 'rays'],
    hues: [45, 25, 170],
    beings:
      'Barista = Chàng Pha Chế @hot-beverage; Coffee Cat = chú Mèo Cà Phê @cat; Weasel = chú Chồn Hương @otter; Rain Poet = chàng Thi Sĩ @fountain-pen',
    things:
      'Coffee Cup = Tách Cà Phê @hot-beverage; Bubble Tea = Ly Trà Sữa @bubble-tea; Milk Glass = Ly Sữa @glass-of-milk; Coffee Bean = hạt Cà Phê @chestnut; Waffle = chiếc Bánh Tổ Ong @waffle; Honey Jar = Hũ Mật @honey-pot',
    places:
      'at Corner Cafe = Quán Cà Phê; on Coffee Hill = Đồi Cà Phê; on Balcony = Ban Công; in Rainy Alley = Ngõ Mưa',
    extras: 'cookie chestnut croissant musical-note',
  },
  {
    id: 'harvest',
    label: 'FOOD',
    moods: ['tasty', 'sweet'],
    scenes: ['horizon', 'garden', 'rays'],
    hues: [80, 120, 35],
    beings:
      'Scarecrow = chàng Bù Nhìn @sheaf-of-rice; Mole = chú Chuột Chũi @rat; Market Lady = cô Hàng Rau @basket; Piggy = chú Heo @pig-face',
    things:
      'Pumpkin = quả Bí @jack-o-lantern; Corn Cob = bắp Ngô @ear-of-corn; Tomato = quả Cà Chua @tomato; Chilli = quả Ớt @hot-pepper; Mushroom = cây Nấm @brown-mushroom; Carrot = củ Cà Rốt @carrot; Eggplant = quả Cà Tím @eggplant',
    places:
      'in Vegetable Patch = Vườn Rau; at Farmers Market = Chợ Nông Sản; on Hill Farm = Trang Trại Đồi; in Red Barn = Kho Thóc Đỏ',
    extras: 'carrot tomato leafy-green broccoli pea-pod',
  },
  {
    id: 'cocktail',
    label: 'FOOD',
    moods: ['cool', 'lively'],
    scenes: ['city', 'beach', 'grid'],
    hues: [320, 190, 275],
    beings:
      'Bartender = Chàng Pha Rượu @cocktail-glass; Jazz Singer = nàng Ca Sĩ @studio-microphone; Party Parrot = chú Vẹt Tiệc Tùng @parrot; Night Cat = chú Mèo Đêm @black-cat',
    things:
      'Cocktail = Ly Cocktail @cocktail-glass; Champagne = Chai Sâm Banh @bottle-with-popping-cork; Wine Glass = Ly Vang @wine-glass; Lime = lát Chanh @lime; Beer Mug = Vại Bia @beer-mug; Disco Ball = quả Cầu Đèn @mirror-ball',
    places:
      'at Rooftop Bar = Quán Bar Tầng Thượng; in Jazz Club = Câu Lạc Bộ Jazz; at Pool Party = Tiệc Bể Bơi; on Midnight Terrace = Sân Thượng Nửa Đêm',
    extras: 'lime cherries musical-notes sparkles ice',
  },
];
