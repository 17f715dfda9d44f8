import type { Behaviour } from './behaviour.ts';
import type { CardFault } from './card.ts';

export type SpokenHere = 'TY' | 'EN';

/** What must be said in every language; the other texts are found by their names. */
type Words = Readonly<Record<string, unknown>> & {
  readonly behaviours: Readonly<Record<Behaviour, readonly [string, string]>>;
  readonly faults: Readonly<Record<CardFault, string>>;
};

/** The pages play somebody else's site, so their texts stand here and not in the product's catalogue. */
export const WORDS = {
  EN: {
    badge: 'Sandbox',
    title: 'Sandbox payment',
    about: 'You play the payer. Nothing here is real money, and nothing leaves this machine.',
    amount: 'Amount',
    deposit: 'Deposit',
    choose: 'What happens to this payment?',
    paid: 'Paid. The site has been told, as you chose.',
    planned: 'The payment is on its way and arrives at',
    unknown: 'There is no such payment.',
    back: 'Back to the site',
    card: 'Pay by card',
    warning: 'Only the test numbers below are taken. Never type a real card here.',
    number: 'Card number',
    expiry: 'Valid until (month/year)',
    cvc: 'Security code',
    pay: 'Pay',
    tests: 'Test numbers',
    declined: ['Decline the card', 'Nothing is paid; another card may be tried'],
    faults: {
      number: 'This is no card number: check its digits.',
      expiry: 'Enter month and year of a card that is still valid, such as 04/30.',
      cvc: 'Enter the three or four digits of the security code.',
      'not-a-test-card': 'This is no test number. Choose one of the list below.',
      declined: 'The bank declined this card. Nothing was paid.',
    },
    guide: {
      title: 'Payments of the sandbox',
      about: 'What the sandbox’s payment providers do, and how a test chooses it. Generated from what they run by.',
      providers: 'Providers',
      provider: 'Provider',
      channel: 'Kind of channel',
      behaviours: 'What may happen to a deposit',
      header: 'A person chooses on the payment page, a test by this header of a POST to the address of that page:',
      value: 'Value',
      what: 'What happens',
      cards: 'Test cards',
      'cards-about':
        'Any date ahead and any security code of three or four digits. Other numbers are refused, and none is kept.',
      payouts: 'Payouts',
      refused: 'An account number that ends with {tail} is closed: its payout is refused.',
      paid: 'Every other payout is paid after {seconds} seconds.',
      delay: 'What comes later comes after {seconds} seconds.',
      signing: 'Signatures',
      signed:
        'Callbacks and orders carry HMAC-SHA256 over the seconds, a line feed and the raw body, in these headers:',
    },
    behaviours: {
      pay: ['Pay in full', 'The usual case'],
      'wrong-amount': ['Pay a tenth too little', 'The site keeps it for review'],
      'other-name': ['Pay from another person’s account', 'The site keeps it for review where it knows the name'],
      late: ['Pay after the time is over', 'A minute after the deposit has expired'],
      doubled: ['Pay, and call the site twice', 'It must be credited once'],
      reordered: ['Pay, and send old news after it', 'The older state must change nothing'],
      delayed: ['Pay, and call a minute later', 'The site may ask before'],
      lost: ['Pay, and never call', 'The site must find out by itself'],
      never: ['Do not pay', 'The deposit runs out'],
    },
  },
  TY: {
    badge: 'Bản thử',
    title: 'Thanh toán thử',
    about: 'Bạn đóng vai người trả tiền. Ở đây không có tiền thật và không có gì rời khỏi máy này.',
    amount: 'Số tiền',
    deposit: 'Lệnh nạp',
    choose: 'Khoản thanh toán này sẽ thế nào?',
    paid: 'Đã thanh toán. Trang web được báo đúng như bạn chọn.',
    planned: 'Khoản thanh toán đang trên đường và sẽ đến lúc',
    unknown: 'Không có khoản thanh toán này.',
    back: 'Về trang web',
    card: 'Trả bằng thẻ',
    warning: 'Chỉ nhận các số thử bên dưới. Đừng bao giờ nhập thẻ thật ở đây.',
    number: 'Số thẻ',
    expiry: 'Hạn thẻ (tháng/năm)',
    cvc: 'Mã bảo mật',
    pay: 'Thanh toán',
    tests: 'Số thẻ thử',
    declined: ['Thẻ bị từ chối', 'Không trả gì; có thể thử thẻ khác'],
    faults: {
      number: 'Đây không phải số thẻ: hãy kiểm tra các chữ số.',
      expiry: 'Nhập tháng và năm của thẻ còn hạn, ví dụ 04/30.',
      cvc: 'Nhập ba hoặc bốn chữ số của mã bảo mật.',
      'not-a-test-card': 'Đây không phải số thẻ thử. Hãy chọn một số trong danh sách bên dưới.',
      declined: 'Ngân hàng từ chối thẻ này. Chưa trả khoản nào.',
    },
    guide: {
      title: 'Thanh toán trong bản thử',
      about:
        'Các cổng thanh toán của bản thử làm gì và bài kiểm thử chọn điều đó thế nào. Trang này lấy từ chính dữ liệu mà chúng chạy.',
      providers: 'Cổng thanh toán',
      provider: 'Cổng',
      channel: 'Loại kênh',
      behaviours: 'Điều có thể xảy ra với một lệnh nạp',
      header:
        'Người dùng chọn trên trang thanh toán, bài kiểm thử chọn bằng tiêu đề này khi gửi POST đến địa chỉ của trang đó:',
      value: 'Giá trị',
      what: 'Điều xảy ra',
      cards: 'Thẻ thử',
      'cards-about':
        'Mọi hạn thẻ trong tương lai và mọi mã bảo mật ba hoặc bốn chữ số. Số khác bị từ chối và không số nào được lưu.',
      payouts: 'Chi tiền',
      refused: 'Số tài khoản kết thúc bằng {tail} đã đóng: lệnh chi bị từ chối.',
      paid: 'Mọi lệnh chi khác được trả sau {seconds} giây.',
      delay: 'Điều đến sau sẽ đến sau {seconds} giây.',
      signing: 'Chữ ký',
      signed: 'Lệnh báo và lệnh đặt mang HMAC-SHA256 trên số giây, dấu xuống dòng và nội dung gốc, trong các tiêu đề:',
    },
    behaviours: {
      pay: ['Trả đủ', 'Trường hợp thông thường'],
      'wrong-amount': ['Trả thiếu một phần mười', 'Trang web giữ lại để kiểm tra'],
      'other-name': ['Trả từ tài khoản người khác', 'Trang web giữ lại để kiểm tra nếu biết tên'],
      late: ['Trả sau khi hết hạn', 'Một phút sau khi lệnh nạp hết hạn'],
      doubled: ['Trả và báo hai lần', 'Chỉ được cộng một lần'],
      reordered: ['Trả rồi gửi tin cũ sau', 'Trạng thái cũ không được thay đổi gì'],
      delayed: ['Trả và báo sau một phút', 'Trang web có thể tự hỏi trước'],
      lost: ['Trả nhưng không báo', 'Trang web phải tự tìm ra'],
      never: ['Không trả', 'Lệnh nạp sẽ hết hạn'],
    },
  },
} as const satisfies Record<SpokenHere, Words>;
