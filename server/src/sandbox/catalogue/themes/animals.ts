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
      'Tiger = chú Hổ @tiger-head; White Tiger = chú Bạch Hổ @tiger; Leopard = chú Báo @feline; Tiger Cub = chú Hổ Con @e-tiger-face; Mountain Lord = vị Chúa Sơn Lâm @tiger-head',
    things:
      'War Drum = chiếc Trống Trận @drum; Bamboo Flute = cây Sáo Trúc @flute; Bronze Bell = quả Chuông Đồng @ringing-bell; Tiger Eye = viên Mắt Hổ @beast-eye',
    places:
      'in Bamboo Forest = Rừng Trúc @bamboo; in Deep Jungle = Rừng Thẳm @jungle; on Stone Ridge = Dãy Núi Đá @mountains; at Tiger Cave = Hang Hổ @cave-entrance; in Orange Valley = Thung Lũng Cam @valley',
    look: {
      metal: 'gold',
      setting: 'round',
      edge: 'bamboo',
      top: 'arch',
      face: 'bungee',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'lion',
    label: 'ANIMALS',
    moods: ['wild', 'noble'],
    scenes: ['dunes', 'horizon', 'rays'],
    hues: [70, 48, 28],
    beings:
      'Lion = chú Sư Tử @lion; Elephant = chú Voi @elephant-head; Rhino = chú Tê Giác @e-rhinoceros; Zebra = chú Ngựa Vằn @e-zebra; Giraffe = chú Hươu Cao Cổ @e-giraffe; Hippo = chú Hà Mã @e-hippopotamus',
    things:
      'Lion Crown = chiếc Vương Miện @crown; Tribal Drum = chiếc Trống Bộ Lạc @djembe; Sun Stone = viên Đá Mặt Trời @sun',
    places:
      'on Savanna = Thảo Nguyên @high-grass; at Watering Hole = Vũng Nước @oasis; on Golden Plain = Đồng Cỏ Vàng @sunrise; under Baobab Tree = Gốc Bao Báp @baobab; at Lion Rock = Mỏm Đá Sư Tử @stone-stack',
    look: {
      metal: 'brass',
      setting: 'shield',
      edge: 'teeth',
      top: 'flat',
      face: 'alfa',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'panda',
    label: 'ANIMALS',
    moods: ['sweet', 'mystic'],
    scenes: ['jungle', 'ridges', 'garden'],
    hues: [150, 130, 185],
    beings:
      'Panda = chú Gấu Trúc @panda; Red Panda = chú Gấu Trúc Đỏ @raccoon-head; Crane = chú Hạc @heron; Tea Monk = vị Sư Pha Trà @monk-face; Bamboo Sprite = nàng Tiên Trúc @sprout',
    things:
      'Bamboo Shoot = búp Măng @bamboo-fountain; Rice Bowl = Bát Cơm @bowl-of-rice; Jade Flute = cây Sáo Ngọc @pan-flute; Wind Chime = chiếc Chuông Gió @windchimes',
    places:
      'in Bamboo Grove = Khóm Trúc @bamboo; on Misty Peak = Đỉnh Mây @peaks; at Waterfall = Thác Nước @waterfall; by Lily Pond = Ao Súng @lily-pads; at Hill Temple = Chùa Trên Đồi @pagoda',
    look: {
      metal: 'jade',
      setting: 'round',
      edge: 'bamboo',
      top: 'roof',
      face: 'lobster',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'wolf',
    label: 'ANIMALS',
    moods: ['wild', 'mystic'],
    scenes: ['night', 'aurora', 'ridges'],
    hues: [255, 230, 290],
    beings:
      'Wolf = chú Sói @wolf-head; Night Owl = chú Cú Đêm @owl; Fox = chú Cáo @fox; Bear = chú Gấu @bear-head; Moose = chú Nai Sừng @e-moose; Badger = chú Lửng @badger',
    things:
      'Moon Pendant = chiếc Dây Chuyền Trăng @moon; Hunting Horn = chiếc Tù Và @hunting-horn; Raven Feather = chiếc Lông Quạ @feather; Camp Fire = Đống Lửa Trại @campfire',
    places:
      'in Pine Forest = Rừng Thông @pine-tree; on Frozen Lake = Hồ Băng @frozen-block; in Moon Valley = Thung Lũng Trăng @moon-orbit; on Northern Trail = Đường Mòn Phương Bắc @trail',
    look: {
      metal: 'silver',
      setting: 'octagon',
      edge: 'rope',
      top: 'gable',
      face: 'gotisch',
      drift: 'snow',
      lows: 'royals',
    },
  },
  {
    id: 'bull',
    label: 'ANIMALS',
    moods: ['wild', 'lively'],
    scenes: ['horizon', 'dunes', 'stadium'],
    hues: [30, 20, 60],
    beings:
      'Buffalo = chú Trâu @buffalo-head; Bison = chú Bò Rừng @bison; Ox = chú Bò Mộng @bull; Stallion = chú Tuấn Mã @horse-head; Ram = chú Cừu Đực @ram',
    things:
      'Cowbell = chiếc Chuông Bò @e-cow-face; Rodeo Ribbon = dải Ruy Băng @ribbon-medal; Horn Cup = chiếc Cúp Sừng @beer-horn; Hay Cart = chiếc Xe Rơm @old-wagon',
    places:
      'on Prairie = Đồng Cỏ @high-grass; at Rodeo = Trường Đua Bò @lasso; in Red Canyon = Hẻm Núi Đỏ @uluru; on Old Ranch = Nông Trại Cũ @ranch-gate; in Rice Field = Đồng Lúa @field',
    look: {
      metal: 'copper',
      setting: 'shield',
      edge: 'rope',
      top: 'flat',
      face: 'alfa',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'monkey',
    label: 'ANIMALS',
    moods: ['sweet', 'lively'],
    scenes: ['jungle', 'garden', 'ridges'],
    hues: [85, 125, 55],
    beings:
      'Monkey = chú Khỉ @monkey; Orangutan = chú Đười Ươi @e-orangutan; Gorilla = chú Khỉ Đột @gorilla; Monkey King = chàng Hầu Vương @e-monkey-face; Sloth = chú Lười @sloth',
    things:
      'Banana = quả Chuối @banana; Coconut = quả Dừa @coconuts; Peach = quả Đào Tiên @peach; Gold Staff = cây Gậy Vàng @bo',
    places:
      'in Treetop Village = Làng Trên Cây @treehouse; at Monkey Temple = Đền Khỉ @temple-gate; on Peach Mountain = Núi Đào @mountaintop; by Vine Bridge = Cầu Dây Leo @rope-bridge',
    look: {
      metal: 'gold',
      setting: 'coin',
      edge: 'bamboo',
      top: 'wave',
      face: 'bangers',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'rabbit',
    label: 'ANIMALS',
    moods: ['sweet', 'lively'],
    scenes: ['garden', 'horizon', 'night'],
    hues: [340, 120, 300],
    beings:
      'Rabbit = chú Thỏ @rabbit; Moon Rabbit = chú Thỏ Ngọc @rabbit-head; Hedgehog = chú Nhím @hedgehog; Squirrel = chú Sóc @squirrel; Hamster = chú Chuột Hamster @e-hamster; Fawn = chú Nai Con @deer',
    things:
      'Carrot = củ Cà Rốt @carrot; Clover = nhánh Cỏ May Mắn @clover; Acorn = quả Hạt Dẻ @acorn; Daisy = đóa Cúc Trắng @daisy',
    places:
      'in Clover Field = Đồng Cỏ Ba Lá @shamrock; in Flower Meadow = Đồng Hoa @spoted-flower; in Burrow Town = Thị Trấn Hang Thỏ @hobbit-door; under Old Oak = Gốc Sồi Già @oak',
    look: {
      metal: 'rose',
      setting: 'flower',
      edge: 'scallop',
      top: 'arch',
      face: 'paytone',
      drift: 'petal',
      lows: 'royals',
    },
  },
  {
    id: 'bird',
    label: 'ANIMALS',
    moods: ['noble', 'wild'],
    scenes: ['clouds', 'jungle', 'rays'],
    hues: [190, 160, 330],
    beings:
      'Peacock = chú Công @e-peacock; Parrot = chú Vẹt @parrot-head; Flamingo = chú Hồng Hạc @flamingo; Eagle = chú Đại Bàng @eagle-head; Swan = chú Thiên Nga @swan; Hummingbird = chú Chim Ruồi @hummingbird',
    things:
      'Feather = chiếc Lông Vũ @feather; Nest = chiếc Tổ Chim @nest-eggs; Birdcage Key = chiếc Chìa Khóa @bird-cage; Silver Egg = quả Trứng Bạc @big-egg',
    places:
      'in Canopy = Tán Rừng @tree-branch; on Cloud Cliff = Vách Mây @sea-cliff; on Mirror Lake = Hồ Gương @swan-breeze; in Palace Garden = Vườn Thượng Uyển @fountain',
    look: {
      metal: 'rose',
      setting: 'oval',
      edge: 'vines',
      top: 'arch',
      face: 'yeseva',
      drift: 'petal',
      lows: 'royals',
    },
  },
  {
    id: 'dino',
    label: 'ANIMALS',
    moods: ['wild', 'lively'],
    scenes: ['volcano', 'jungle', 'horizon'],
    hues: [120, 25, 95],
    beings:
      'Rex = chú Khủng Long Bạo Chúa @dinosaur-rex; Long-Neck = chú Khủng Long Cổ Dài @diplodocus; Mammoth = chú Voi Ma Mút @mammoth; Crocodile = chú Cá Sấu @croc-jaws; Lizard = chú Thằn Lằn @gecko',
    things:
      'Fossil = mảnh Hóa Thạch @ammonite-fossil; Dino Egg = quả Trứng Khủng Long @dinosaur-egg; Amber = viên Hổ Phách @amber-mosquito; Meteor = Ngôi Sao Băng @burning-meteor',
    places:
      'in Lost Valley = Thung Lũng Cổ @valley; on Fern Island = Đảo Dương Xỉ @fern; at Fire Crater = Miệng Núi Lửa @caldera; in Tar Marsh = Đầm Lầy Đen @swamp',
    look: {
      metal: 'bone',
      setting: 'hexagon',
      edge: 'vines',
      top: 'flat',
      face: 'bangers',
      drift: 'leaf',
      lows: 'royals',
    },
  },
  {
    id: 'pets',
    label: 'ANIMALS',
    moods: ['sweet', 'lively'],
    scenes: ['rays', 'room', 'city'],
    hues: [15, 205, 320],
    beings:
      'Kitten = chú Mèo Con @cat; Puppy = chú Cún @sitting-dog; Lucky Cat = chú Mèo Thần Tài @e-cat-face; Poodle = chú Chó Xù @basset-hound-head; Goldfish = chú Cá Vàng @e-fish; Duckling = chú Vịt Con @plastic-duck',
    things:
      'Yarn Ball = cuộn Len @yarn; Bone = khúc Xương @e-bone; Milk Bowl = Bát Sữa @dog-bowl; Collar Bell = chiếc Lục Lạc @spiked-collar',
    places:
      'in Cat Alley = Ngõ Mèo @e-cat; at Pet Show = Hội Thi Thú Cưng @dog-house; on Rooftop = Mái Nhà @chimney; by Fireplace = Bếp Lửa @fireplace',
    look: {
      metal: 'rose',
      setting: 'flower',
      edge: 'scallop',
      top: 'wave',
      face: 'paytone',
      drift: 'star',
      lows: 'royals',
    },
  },
];
