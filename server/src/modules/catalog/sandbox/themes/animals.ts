import type { ThemeText } from '../theme-text.ts';

/** Land animals and birds. */
export const ANIMAL_THEMES: readonly ThemeText[] = [
  {
    id: 'tiger',
    label: 'ANIMALS',
    moods: ['wild', 'noble'],
    scenes: ['jungle', 'rays', 'ridges'],
    hues: [38, 62, 140],
    beings:
      'Tiger = chú Hổ @tiger; White Tiger = chú Bạch Hổ @tiger-face; Leopard = chú Báo @leopard; Tiger Cub = chú Hổ Con @tiger-face; Mountain Lord = vị Chúa Sơn Lâm @tiger',
    things:
      'War Drum = chiếc Trống Trận @drum; Bamboo Flute = cây Sáo Trúc @flute; Bronze Bell = quả Chuông Đồng @bell; Tiger Eye = viên Mắt Hổ @nazar-amulet',
    places:
      'in Bamboo Forest = Rừng Trúc; in Deep Jungle = Rừng Thẳm; on Stone Ridge = Dãy Núi Đá; at Tiger Cave = Hang Hổ; in Orange Valley = Thung Lũng Cam',
    extras: 'herb leaf-fluttering-in-wind fire paw-prints seedling',
  },
  {
    id: 'lion',
    label: 'ANIMALS',
    moods: ['wild', 'noble'],
    scenes: ['dunes', 'horizon', 'rays'],
    hues: [70, 48, 28],
    beings:
      'Lion = chú Sư Tử @lion; Elephant = chú Voi @elephant; Rhino = chú Tê Giác @rhinoceros; Zebra = chú Ngựa Vằn @zebra; Giraffe = chú Hươu Cao Cổ @giraffe; Hippo = chú Hà Mã @hippopotamus',
    things:
      'Lion Crown = chiếc Vương Miện @crown; Tribal Drum = chiếc Trống Bộ Lạc @long-drum; Sun Stone = viên Đá Mặt Trời @sun',
    places:
      'on Savanna = Thảo Nguyên; at Watering Hole = Vũng Nước; on Golden Plain = Đồng Cỏ Vàng; under Baobab Tree = Gốc Bao Báp; at Lion Rock = Mỏm Đá Sư Tử',
    extras: 'sheaf-of-rice paw-prints fire sun leaf-fluttering-in-wind',
  },
  {
    id: 'panda',
    label: 'ANIMALS',
    moods: ['sweet', 'mystic'],
    scenes: ['jungle', 'ridges', 'garden'],
    hues: [150, 130, 185],
    beings:
      'Panda = chú Gấu Trúc @panda; Red Panda = chú Gấu Trúc Đỏ @raccoon; Crane = chú Hạc @swan; Tea Monk = vị Sư Pha Trà @panda; Bamboo Sprite = nàng Tiên Trúc @herb',
    things:
      'Bamboo Shoot = búp Măng @pine-decoration; Rice Bowl = Bát Cơm @cooked-rice; Jade Flute = cây Sáo Ngọc @flute; Wind Chime = chiếc Chuông Gió @wind-chime',
    places:
      'in Bamboo Grove = Khóm Trúc; on Misty Peak = Đỉnh Mây; at Waterfall = Thác Nước; by Lily Pond = Ao Súng; at Hill Temple = Chùa Trên Đồi',
    extras: 'herb pine-decoration leaf-fluttering-in-wind dango',
  },
  {
    id: 'wolf',
    label: 'ANIMALS',
    moods: ['wild', 'mystic'],
    scenes: ['night', 'aurora', 'ridges'],
    hues: [255, 230, 290],
    beings:
      'Wolf = chú Sói @wolf; Night Owl = chú Cú Đêm @owl; Fox = chú Cáo @fox; Bear = chú Gấu @bear; Moose = chú Nai Sừng @moose; Badger = chú Lửng @badger',
    things:
      'Moon Pendant = chiếc Dây Chuyền Trăng @full-moon; Hunting Horn = chiếc Tù Và @postal-horn; Raven Feather = chiếc Lông Quạ @feather; Camp Fire = Đống Lửa Trại @fire',
    places:
      'in Pine Forest = Rừng Thông; on Frozen Lake = Hồ Băng; in Moon Valley = Thung Lũng Trăng; on Northern Trail = Đường Mòn Phương Bắc',
    extras: 'evergreen-tree full-moon paw-prints snowflake crescent-moon',
  },
  {
    id: 'bull',
    label: 'ANIMALS',
    moods: ['wild', 'lively'],
    scenes: ['horizon', 'dunes', 'stadium'],
    hues: [30, 20, 60],
    beings:
      'Buffalo = chú Trâu @water-buffalo; Bison = chú Bò Rừng @bison; Ox = chú Bò Mộng @ox; Stallion = chú Tuấn Mã @horse; Ram = chú Cừu Đực @ram',
    things:
      'Cowbell = chiếc Chuông Bò @bell; Rodeo Ribbon = dải Ruy Băng @rosette; Horn Cup = chiếc Cúp Sừng @trophy; Hay Cart = chiếc Xe Rơm @sheaf-of-rice',
    places:
      'on Prairie = Đồng Cỏ; at Rodeo = Trường Đua Bò; in Red Canyon = Hẻm Núi Đỏ; on Old Ranch = Nông Trại Cũ; in Rice Field = Đồng Lúa',
    extras: 'dashing-away sheaf-of-rice sun collision cactus',
  },
  {
    id: 'monkey',
    label: 'ANIMALS',
    moods: ['sweet', 'lively'],
    scenes: ['jungle', 'garden', 'ridges'],
    hues: [85, 125, 55],
    beings:
      'Monkey = chú Khỉ @monkey; Orangutan = chú Đười Ươi @orangutan; Gorilla = chú Khỉ Đột @gorilla; Monkey King = chàng Hầu Vương @monkey-face; Sloth = chú Lười @sloth',
    things:
      'Banana = quả Chuối @banana; Coconut = quả Dừa @coconut; Peach = quả Đào Tiên @peach; Gold Staff = cây Gậy Vàng @magic-wand',
    places:
      'in Treetop Village = Làng Trên Cây; at Monkey Temple = Đền Khỉ; on Peach Mountain = Núi Đào; by Vine Bridge = Cầu Dây Leo',
    extras: 'banana palm-tree coconut herb hibiscus',
  },
  {
    id: 'rabbit',
    label: 'ANIMALS',
    moods: ['sweet', 'lively'],
    scenes: ['garden', 'horizon', 'night'],
    hues: [340, 120, 300],
    beings:
      'Rabbit = chú Thỏ @rabbit; Moon Rabbit = chú Thỏ Ngọc @rabbit-face; Hedgehog = chú Nhím @hedgehog; Squirrel = chú Sóc @chipmunk; Hamster = chú Chuột Hamster @hamster; Fawn = chú Nai Con @deer',
    things:
      'Carrot = củ Cà Rốt @carrot; Clover = nhánh Cỏ May Mắn @four-leaf-clover; Acorn = quả Hạt Dẻ @chestnut; Daisy = đóa Cúc Trắng @blossom',
    places:
      'in Clover Field = Đồng Cỏ Ba Lá; in Flower Meadow = Đồng Hoa; in Burrow Town = Thị Trấn Hang Thỏ; under Old Oak = Gốc Sồi Già',
    extras: 'tulip carrot four-leaf-clover blossom butterfly',
  },
  {
    id: 'bird',
    label: 'ANIMALS',
    moods: ['noble', 'wild'],
    scenes: ['clouds', 'jungle', 'rays'],
    hues: [190, 160, 330],
    beings:
      'Peacock = chú Công @peacock; Parrot = chú Vẹt @parrot; Flamingo = chú Hồng Hạc @flamingo; Eagle = chú Đại Bàng @eagle; Swan = chú Thiên Nga @swan; Hummingbird = chú Chim Ruồi @bird',
    things:
      'Feather = chiếc Lông Vũ @feather; Nest = chiếc Tổ Chim @nest-with-eggs; Birdcage Key = chiếc Chìa Khóa @old-key; Silver Egg = quả Trứng Bạc @egg',
    places:
      'in Canopy = Tán Rừng; on Cloud Cliff = Vách Mây; on Mirror Lake = Hồ Gương; in Palace Garden = Vườn Thượng Uyển',
    extras: 'feather hibiscus cloud leaf-fluttering-in-wind',
  },
  {
    id: 'dino',
    label: 'ANIMALS',
    moods: ['wild', 'lively'],
    scenes: ['volcano', 'jungle', 'horizon'],
    hues: [120, 25, 95],
    beings:
      'Rex = chú Khủng Long Bạo Chúa @t-rex; Long-Neck = chú Khủng Long Cổ Dài @sauropod; Mammoth = chú Voi Ma Mút @mammoth; Crocodile = chú Cá Sấu @crocodile; Lizard = chú Thằn Lằn @lizard',
    things:
      'Fossil = mảnh Hóa Thạch @bone; Dino Egg = quả Trứng Khủng Long @egg; Amber = viên Hổ Phách @large-orange-diamond; Meteor = Ngôi Sao Băng @comet',
    places:
      'in Lost Valley = Thung Lũng Cổ; on Fern Island = Đảo Dương Xỉ; at Fire Crater = Miệng Núi Lửa; in Tar Marsh = Đầm Lầy Đen',
    extras: 'bone palm-tree volcano footprints herb',
  },
  {
    id: 'pets',
    label: 'ANIMALS',
    moods: ['sweet', 'lively'],
    scenes: ['rays', 'room', 'city'],
    hues: [15, 205, 320],
    beings:
      'Kitten = chú Mèo Con @cat; Puppy = chú Cún @dog; Lucky Cat = chú Mèo Thần Tài @cat-face; Poodle = chú Chó Xù @poodle; Goldfish = chú Cá Vàng @fish; Duckling = chú Vịt Con @baby-chick',
    things:
      'Yarn Ball = cuộn Len @yarn; Bone = khúc Xương @bone; Milk Bowl = Bát Sữa @glass-of-milk; Collar Bell = chiếc Lục Lạc @bell',
    places: 'in Cat Alley = Ngõ Mèo; at Pet Show = Hội Thi Thú Cưng; on Rooftop = Mái Nhà; by Fireplace = Bếp Lửa',
    extras: 'paw-prints yarn bone sparkling-heart fish',
  },
];
