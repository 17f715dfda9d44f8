import type { ThemeText } from '../theme-text.ts';

/** Space, trains, cities, music and machines. */
export const MACHINE_THEMES: readonly ThemeText[] = [
  {
    id: 'space',
    label: 'SPACE',
    moods: ['cool', 'mystic'],
    scenes: ['space', 'grid', 'aurora'],
    hues: [265, 290, 210],
    beings:
      'Astronaut = Nhà Du Hành @astronaut-helmet; Alien = chú Người Ngoài Hành Tinh @alien-stare; Space Cat = chú Mèo Vũ Trụ @e-cat-face; Star Pilot = Phi Công Sao @space-suit; Moon Dog = chú Chó Mặt Trăng @sitting-dog',
    things:
      'Rocket = con Tàu Tên Lửa @rocket; Comet = Ngôi Sao Chổi @comet-spark; Flying Saucer = chiếc Đĩa Bay @ufo; Satellite = chiếc Vệ Tinh @satellite; Star Gem = viên Tinh Thể @gems; Ringed Planet = Hành Tinh Vành Đai @ringed-planet',
    places:
      'in Galaxy = Thiên Hà @galaxy; on Red Planet = Hành Tinh Đỏ @mars-curiosity; on Moon Base = Trạm Mặt Trăng @habitat-dome; in Star Nebula = Tinh Vân @star-swirl; on Outer Orbit = Quỹ Đạo Xa @orbital',
    look: {
      metal: 'ice',
      setting: 'hexagon',
      edge: 'rivets',
      top: 'steps',
      face: 'stencil',
      drift: 'star',
      lows: 'gems',
    },
  },
  {
    id: 'robot',
    label: 'SPACE',
    moods: ['cool', 'lively'],
    scenes: ['grid', 'factory', 'city'],
    hues: [200, 170, 300],
    beings:
      'Robot = chú Người Máy @vintage-robot; Robo Dog = chú Chó Máy @jumping-dog; Inventor = Nhà Phát Minh @light-bulb; Tin Soldier = chàng Lính Thiếc @robot-golem; Pixel Monster = con Quái Pixel @megabot',
    things:
      'Gear = chiếc Bánh Răng @gears; Battery = viên Pin @battery-100; Laser = Tia Laser @laser-blast; Robot Arm = Cánh Tay Máy @mechanical-arm; Control Stick = chiếc Cần Điều Khiển @joystick; Magnet = thanh Nam Châm @magnet',
    places:
      'in Robot Factory = Nhà Máy Người Máy @factory; in Steel City = Thành Phố Thép @modern-city; in Secret Lab = Phòng Thí Nghiệm @bubbling-flask; on Assembly Line = Dây Chuyền @robot-grab',
    look: {
      metal: 'iron',
      setting: 'hexagon',
      edge: 'rivets',
      top: 'flat',
      face: 'stencil',
      drift: 'spark',
      lows: 'royals',
    },
  },
  {
    id: 'train',
    label: 'CITY',
    moods: ['lively', 'wild'],
    scenes: ['ridges', 'horizon', 'night'],
    hues: [20, 205, 130],
    beings:
      'Conductor = bác Lái Tàu @ticket; Station Cat = chú Mèo Nhà Ga @cat; Mail Carrier = Người Đưa Thư @mailbox; Little Traveller = cô Lữ Khách Nhỏ @rolling-suitcase',
    things:
      'Steam Engine = chiếc Đầu Máy Hơi Nước @steam-locomotive; Express Train = Đoàn Tàu Tốc Hành @subway-train; Golden Ticket = tấm Vé Vàng @ticket; Old Suitcase = chiếc Vali Cũ @suitcase; Station Clock = chiếc Đồng Hồ Ga @alarm-clock; Tram = chiếc Tàu Điện @e-tram-car',
    places:
      'at Grand Station = Nhà Ga Lớn @railway; on Mountain Line = Tuyến Đường Núi @mountain-road; on Night Express = Chuyến Tàu Đêm @night-sky; in Long Tunnel = Đường Hầm @cave-entrance; on North South Line = Tuyến Bắc Nam @rail-road',
    look: {
      metal: 'brass',
      setting: 'tile',
      edge: 'rivets',
      top: 'arch',
      face: 'stencil',
      drift: 'steam',
      lows: 'royals',
    },
  },
  {
    id: 'racing',
    label: 'CITY',
    moods: ['cool', 'lively'],
    scenes: ['grid', 'stadium', 'city'],
    hues: [15, 225, 55],
    beings:
      'Racer = Tay Đua @race-car; Speed Queen = Nữ Hoàng Tốc Độ @full-motorcycle-helmet; Pit Crew = Đội Kỹ Thuật @wrench; Road Fox = chú Cáo Đường Đua @fox-head',
    things:
      'Race Car = chiếc Xe Đua @f1-car; Motorbike = chiếc Mô Tô @e-motorcycle; Trophy = chiếc Cúp @trophy; Finish Flag = lá Cờ Về Đích @checkered-flag; Racing Wheel = chiếc Vô Lăng @car-wheel; Fuel Can = Bình Xăng @gas-pump',
    places:
      'on Race Track = Trường Đua @finish-line; on Desert Rally = Đường Đua Sa Mạc @desert; on Coast Road = Đường Ven Biển @road; in Night City = Thành Phố Đêm @traffic-lights-green',
    look: {
      metal: 'iron',
      setting: 'kite',
      edge: 'plain',
      top: 'flat',
      face: 'stencil',
      drift: 'spark',
      lows: 'royals',
    },
  },
  {
    id: 'neon-city',
    label: 'CITY',
    moods: ['cool', 'lively'],
    scenes: ['grid', 'city', 'night'],
    hues: [310, 190, 270],
    beings:
      'Neon Cat = chú Mèo Neon @hollow-cat; Street DJ = Chàng DJ @headphones; Hacker = Tay Tin Tặc @laptop; Roller Girl = Cô Nàng Pa Tanh @roller-skate',
    things:
      'Mirror Ball = quả Cầu Gương @e-mirror-ball; Headphones = chiếc Tai Nghe @headphones; Arcade Stick = chiếc Tay Cầm @joystick; Roller Skate = chiếc Giày Pa Tanh @roller-skate; Boombox = chiếc Đài @boombox; Neon Sign = tấm Biển Neon @electric',
    places:
      'in Neon City = Thành Phố Neon @modern-city; in Arcade = Khu Trò Chơi @game-console; on Dance Floor = Sàn Nhảy @disc; on Rainy Avenue = Đại Lộ Mưa @street-light',
    look: { metal: 'neon', setting: 'tile', edge: 'neon', top: 'flat', face: 'bungee', drift: 'spark', lows: 'gems' },
  },
  {
    id: 'music',
    label: 'FESTIVAL',
    moods: ['lively', 'cool'],
    scenes: ['stage', 'grid', 'fireworks'],
    hues: [295, 25, 215],
    beings:
      'Rock Star = Ngôi Sao Rock @guitar; Drummer = Tay Trống @drum-kit; Maestro = vị Nhạc Trưởng @violin; Jazz Cat = chú Mèo Jazz @saxophone; Song Bird = chú Chim Sơn Ca @finch',
    things:
      'Guitar = cây Đàn Ghi Ta @guitar; Saxophone = cây Kèn @saxophone; Piano = chiếc Dương Cầm @grand-piano; Violin = cây Vĩ Cầm @violin; Golden Mic = chiếc Micro Vàng @microphone; Accordion = chiếc Phong Cầm @accordion; Trumpet = chiếc Kèn Đồng @trumpet',
    places:
      'at Music Hall = Nhà Hát @pipe-organ; on Main Stage = Sân Khấu Lớn @light-projector; in Jazz Street = Phố Nhạc Jazz @saxophone; at Summer Concert = Đại Nhạc Hội @musical-notes',
    look: {
      metal: 'neon',
      setting: 'coin',
      edge: 'bulbs',
      top: 'wave',
      face: 'bangers',
      drift: 'note',
      lows: 'royals',
    },
  },
  {
    id: 'circus',
    label: 'FESTIVAL',
    moods: ['lively', 'sweet'],
    scenes: ['tents', 'stage', 'rays'],
    hues: [8, 275, 45],
    beings:
      'Clown = chú Hề @clown; Juggler = Nghệ Sĩ Tung Hứng @juggler; Circus Elephant = chú Voi Xiếc @elephant; Magician = nhà Ảo Thuật @magic-hat; Circus Lion = chú Sư Tử Xiếc @lion; Carousel Horse = chú Ngựa Gỗ @carousel',
    things:
      'Balloon = quả Bóng Bay @balloons; Top Hat = chiếc Mũ Ảo Thuật @top-hat; Popcorn = Hộp Bắp Rang @popcorn; Ferris Wheel = chiếc Đu Quay @e-ferris-wheel; Ticket = tấm Vé @ticket',
    places:
      'at Circus = Rạp Xiếc @ringmaster; in Big Top = Lều Xiếc @medieval-pavilion; at Funfair = Hội Chợ @balloon-dog; on Carousel = Vòng Quay Ngựa Gỗ @carousel; at Magic Show = Đêm Ảo Thuật @magick-trick',
    look: {
      metal: 'lacquer',
      setting: 'burst',
      edge: 'bulbs',
      top: 'gable',
      face: 'bangers',
      drift: 'spark',
      lows: 'royals',
    },
  },
  {
    id: 'airship',
    label: 'ADVENTURE',
    moods: ['wild', 'lively'],
    scenes: ['clouds', 'horizon', 'ridges'],
    hues: [215, 40, 190],
    beings:
      'Pilot = chàng Phi Công @plane-pilot; Sky Captain = vị Thuyền Trưởng Mây @captain-hat-profile; Stowaway Fox = chú Cáo Đi Lậu @fox; Cloud Whale = chú Cá Voi Mây @sperm-whale',
    things:
      'Biplane = chiếc Máy Bay Cánh Quạt @biplane; Hot Air Balloon = chiếc Khinh Khí Cầu @air-balloon; Helicopter = chiếc Trực Thăng @helicopter; Parachute = chiếc Dù @parachute; Brass Compass = chiếc La Bàn Đồng @compass; Flight Goggles = chiếc Kính Phi Công @steampunk-goggles',
    places:
      'in Cloud Sea = Biển Mây @fluffy-cloud; on Floating Island = Đảo Bay @floating-platforms; in Blue Sky = Bầu Trời @sun-cloud; at Sky Harbour = Cảng Mây @zeppelin; on Wind Route = Đường Gió @windsock',
    look: {
      metal: 'brass',
      setting: 'round',
      edge: 'rivets',
      top: 'wave',
      face: 'playfair',
      drift: 'steam',
      lows: 'royals',
    },
  },
  {
    id: 'time',
    label: 'MYSTERY',
    moods: ['mystic', 'cool'],
    scenes: ['factory', 'room', 'space'],
    hues: [50, 180, 285],
    beings:
      'Clockmaker = bác Thợ Đồng Hồ @clockwork; Time Traveller = Người Du Hành @time-trap; Clock Owl = chú Cú Máy @owl; White Rabbit = chú Thỏ Trắng @rabbit-head',
    things:
      'Hourglass = chiếc Đồng Hồ Cát @hourglass; Pocket Watch = chiếc Đồng Hồ Quả Quýt @pocket-watch; Brass Gear = chiếc Bánh Răng Đồng @gears; Time Key = chiếc Chìa Khóa Thời Gian @key; Old Telescope = chiếc Kính Viễn Vọng @telescope',
    places:
      'in Clock Tower = Tháp Đồng Hồ @clock-tower; in Time Machine = Cỗ Máy Thời Gian @orrery; at Clock Shop = Tiệm Đồng Hồ @cuckoo-clock; in Pendulum Hall = Sảnh Quả Lắc @pendulum-swing',
    look: {
      metal: 'brass',
      setting: 'coin',
      edge: 'rivets',
      top: 'steps',
      face: 'playfair',
      drift: 'dust',
      lows: 'royals',
    },
  },
  {
    id: 'football-fest',
    label: 'SPORT',
    moods: ['lively', 'wild'],
    scenes: ['stadium', 'fireworks', 'rays'],
    hues: [145, 235, 15],
    beings:
      'Striker = chàng Tiền Đạo @soccer-kick; Goalkeeper = chàng Thủ Môn @goal-keeper; Team Mascot = chú Linh Vật @panda; Golden Boot Hero = Người Hùng Giày Vàng @running-shoe',
    things:
      'Football = quả Bóng @soccer-ball; Cup = chiếc Cúp @trophy-cup; Whistle Medal = tấm Huy Chương @whistle; Goal Net = Khung Thành @soccer-field; Team Shirt = chiếc Áo Đấu @t-shirt; Boxing Glove = chiếc Găng @boxing-glove',
    places:
      'in Stadium = Sân Vận Động @arena; at Cup Final = Trận Chung Kết @trophy; on Street Pitch = Sân Bóng Đường Phố @footy-field; at Night Derby = Trận Derby Đêm @corner-flag',
    look: {
      metal: 'silver',
      setting: 'shield',
      edge: 'bulbs',
      top: 'flat',
      face: 'stencil',
      drift: 'confetti',
      lows: 'royals',
    },
  },
];
