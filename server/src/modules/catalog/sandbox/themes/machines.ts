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
      'Astronaut = Nhà Du Hành @astronaut; Alien = chú Người Ngoài Hành Tinh @alien; Space Cat = chú Mèo Vũ Trụ @cat-face; Star Pilot = Phi Công Sao @rocket; Moon Dog = chú Chó Mặt Trăng @dog-face',
    things:
      'Rocket = con Tàu Tên Lửa @rocket; Comet = Ngôi Sao Chổi @comet; Flying Saucer = chiếc Đĩa Bay @flying-saucer; Satellite = chiếc Vệ Tinh @satellite; Star Gem = viên Tinh Thể @gem-stone; Ringed Planet = Hành Tinh Vành Đai @ringed-planet',
    places:
      'in Galaxy = Thiên Hà; on Red Planet = Hành Tinh Đỏ; on Moon Base = Trạm Mặt Trăng; in Star Nebula = Tinh Vân; on Outer Orbit = Quỹ Đạo Xa',
    extras: 'ringed-planet comet glowing-star satellite dizzy',
  },
  {
    id: 'robot',
    label: 'SPACE',
    moods: ['cool', 'lively'],
    scenes: ['grid', 'factory', 'city'],
    hues: [200, 170, 300],
    beings:
      'Robot = chú Người Máy @robot; Robo Dog = chú Chó Máy @guide-dog; Inventor = Nhà Phát Minh @light-bulb; Tin Soldier = chàng Lính Thiếc @robot; Pixel Monster = con Quái Pixel @alien-monster',
    things:
      'Gear = chiếc Bánh Răng @gear; Battery = viên Pin @battery; Laser = Tia Laser @high-voltage; Robot Arm = Cánh Tay Máy @mechanical-arm; Control Stick = chiếc Cần Điều Khiển @joystick; Magnet = thanh Nam Châm @magnet',
    places:
      'in Robot Factory = Nhà Máy Người Máy; in Steel City = Thành Phố Thép; in Secret Lab = Phòng Thí Nghiệm; on Assembly Line = Dây Chuyền',
    extras: 'gear nut-and-bolt battery high-voltage wrench',
  },
  {
    id: 'train',
    label: 'CITY',
    moods: ['lively', 'wild'],
    scenes: ['ridges', 'horizon', 'night'],
    hues: [20, 205, 130],
    beings:
      'Conductor = bác Lái Tàu @locomotive; Station Cat = chú Mèo Nhà Ga @cat; Mail Carrier = Người Đưa Thư @postal-horn; Little Traveller = cô Lữ Khách Nhỏ @luggage',
    things:
      'Steam Engine = chiếc Đầu Máy Hơi Nước @locomotive; Express Train = Đoàn Tàu Tốc Hành @bullet-train; Golden Ticket = tấm Vé Vàng @ticket; Old Suitcase = chiếc Vali Cũ @luggage; Station Clock = chiếc Đồng Hồ Ga @mantelpiece-clock; Tram = chiếc Tàu Điện @tram-car',
    places:
      'at Grand Station = Nhà Ga Lớn; on Mountain Line = Tuyến Đường Núi; on Night Express = Chuyến Tàu Đêm; in Long Tunnel = Đường Hầm; on North South Line = Tuyến Bắc Nam',
    extras: 'ticket luggage railway-track mantelpiece-clock cloud',
  },
  {
    id: 'racing',
    label: 'CITY',
    moods: ['cool', 'lively'],
    scenes: ['grid', 'stadium', 'city'],
    hues: [15, 225, 55],
    beings:
      'Racer = Tay Đua @racing-car; Speed Queen = Nữ Hoàng Tốc Độ @motorcycle; Pit Crew = Đội Kỹ Thuật @wrench; Road Fox = chú Cáo Đường Đua @fox',
    things:
      'Race Car = chiếc Xe Đua @racing-car; Motorbike = chiếc Mô Tô @motorcycle; Trophy = chiếc Cúp @trophy; Finish Flag = lá Cờ Về Đích @chequered-flag; Racing Wheel = chiếc Vô Lăng @wheel; Fuel Can = Bình Xăng @fuel-pump',
    places:
      'on Race Track = Trường Đua; on Desert Rally = Đường Đua Sa Mạc; on Coast Road = Đường Ven Biển; in Night City = Thành Phố Đêm',
    extras: 'chequered-flag stopwatch trophy high-voltage',
  },
  {
    id: 'neon-city',
    label: 'CITY',
    moods: ['cool', 'lively'],
    scenes: ['grid', 'city', 'night'],
    hues: [310, 190, 270],
    beings:
      'Neon Cat = chú Mèo Neon @black-cat; Street DJ = Chàng DJ @headphone; Hacker = Tay Tin Tặc @laptop; Roller Girl = Cô Nàng Pa Tanh @roller-skate',
    things:
      'Mirror Ball = quả Cầu Gương @mirror-ball; Headphones = chiếc Tai Nghe @headphone; Arcade Stick = chiếc Tay Cầm @joystick; Roller Skate = chiếc Giày Pa Tanh @roller-skate; Boombox = chiếc Đài @radio; Neon Sign = tấm Biển Neon @high-voltage',
    places:
      'in Neon City = Thành Phố Neon; in Arcade = Khu Trò Chơi; on Dance Floor = Sàn Nhảy; on Rainy Avenue = Đại Lộ Mưa',
    extras: 'musical-notes high-voltage sparkles video-game optical-disk',
  },
  {
    id: 'music',
    label: 'FESTIVAL',
    moods: ['lively', 'cool'],
    scenes: ['stage', 'grid', 'fireworks'],
    hues: [295, 25, 215],
    beings:
      'Rock Star = Ngôi Sao Rock @guitar; Drummer = Tay Trống @drum; Maestro = vị Nhạc Trưởng @violin; Jazz Cat = chú Mèo Jazz @saxophone; Song Bird = chú Chim Sơn Ca @bird',
    things:
      'Guitar = cây Đàn Ghi Ta @guitar; Saxophone = cây Kèn @saxophone; Piano = chiếc Dương Cầm @musical-keyboard; Violin = cây Vĩ Cầm @violin; Golden Mic = chiếc Micro Vàng @studio-microphone; Accordion = chiếc Phong Cầm @accordion; Trumpet = chiếc Kèn Đồng @trumpet',
    places:
      'at Music Hall = Nhà Hát; on Main Stage = Sân Khấu Lớn; in Jazz Street = Phố Nhạc Jazz; at Summer Concert = Đại Nhạc Hội',
    extras: 'musical-notes musical-note sparkles maracas',
  },
  {
    id: 'circus',
    label: 'FESTIVAL',
    moods: ['lively', 'sweet'],
    scenes: ['tents', 'stage', 'rays'],
    hues: [8, 275, 45],
    beings:
      'Clown = chú Hề @performing-arts; Juggler = Nghệ Sĩ Tung Hứng @yo-yo; Circus Elephant = chú Voi Xiếc @elephant; Magician = nhà Ảo Thuật @top-hat; Circus Lion = chú Sư Tử Xiếc @lion; Carousel Horse = chú Ngựa Gỗ @carousel-horse',
    things:
      'Balloon = quả Bóng Bay @balloon; Top Hat = chiếc Mũ Ảo Thuật @top-hat; Popcorn = Hộp Bắp Rang @popcorn; Ferris Wheel = chiếc Đu Quay @ferris-wheel; Ticket = tấm Vé @admission-tickets',
    places:
      'at Circus = Rạp Xiếc; in Big Top = Lều Xiếc; at Funfair = Hội Chợ; on Carousel = Vòng Quay Ngựa Gỗ; at Magic Show = Đêm Ảo Thuật',
    extras: 'balloon popcorn admission-tickets confetti-ball sparkles',
  },
  {
    id: 'airship',
    label: 'ADVENTURE',
    moods: ['wild', 'lively'],
    scenes: ['clouds', 'horizon', 'ridges'],
    hues: [215, 40, 190],
    beings:
      'Pilot = chàng Phi Công @goggles; Sky Captain = vị Thuyền Trưởng Mây @small-airplane; Stowaway Fox = chú Cáo Đi Lậu @fox; Cloud Whale = chú Cá Voi Mây @spouting-whale',
    things:
      'Biplane = chiếc Máy Bay Cánh Quạt @small-airplane; Hot Air Balloon = chiếc Khinh Khí Cầu @balloon; Helicopter = chiếc Trực Thăng @helicopter; Parachute = chiếc Dù @parachute; Brass Compass = chiếc La Bàn Đồng @compass; Flight Goggles = chiếc Kính Phi Công @goggles',
    places:
      'in Cloud Sea = Biển Mây; on Floating Island = Đảo Bay; in Blue Sky = Bầu Trời; at Sky Harbour = Cảng Mây; on Wind Route = Đường Gió',
    extras: 'cloud sun-behind-cloud dove compass parachute',
  },
  {
    id: 'time',
    label: 'MYSTERY',
    moods: ['mystic', 'cool'],
    scenes: ['factory', 'room', 'space'],
    hues: [50, 180, 285],
    beings:
      'Clockmaker = bác Thợ Đồng Hồ @mantelpiece-clock; Time Traveller = Người Du Hành @hourglass-not-done; Clock Owl = chú Cú Máy @owl; White Rabbit = chú Thỏ Trắng @rabbit-face',
    things:
      'Hourglass = chiếc Đồng Hồ Cát @hourglass-not-done; Pocket Watch = chiếc Đồng Hồ Quả Quýt @stopwatch; Brass Gear = chiếc Bánh Răng Đồng @gear; Time Key = chiếc Chìa Khóa Thời Gian @old-key; Old Telescope = chiếc Kính Viễn Vọng @telescope',
    places:
      'in Clock Tower = Tháp Đồng Hồ; in Time Machine = Cỗ Máy Thời Gian; at Clock Shop = Tiệm Đồng Hồ; in Pendulum Hall = Sảnh Quả Lắc',
    extras: 'gear hourglass-done alarm-clock old-key dizzy',
  },
  {
    id: 'football-fest',
    label: 'SPORT',
    moods: ['lively', 'wild'],
    scenes: ['stadium', 'fireworks', 'rays'],
    hues: [145, 235, 15],
    beings:
      'Striker = chàng Tiền Đạo @soccer-ball; Goalkeeper = chàng Thủ Môn @gloves; Team Mascot = chú Linh Vật @panda; Golden Boot Hero = Người Hùng Giày Vàng @running-shoe',
    things:
      'Football = quả Bóng @soccer-ball; Cup = chiếc Cúp @trophy; Whistle Medal = tấm Huy Chương @sports-medal; Goal Net = Khung Thành @goal-net; Team Shirt = chiếc Áo Đấu @running-shirt; Boxing Glove = chiếc Găng @boxing-glove',
    places:
      'in Stadium = Sân Vận Động; at Cup Final = Trận Chung Kết; on Street Pitch = Sân Bóng Đường Phố; at Night Derby = Trận Derby Đêm',
    extras: 'soccer-ball trophy confetti-ball sports-medal glowing-star',
  },
];
