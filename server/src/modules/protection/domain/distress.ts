import { fold } from '../../../platform/fold-text.ts';

/**
 * What people write who are in distress about play, money or life. Whole phrases: a single word such as "lost" says nothing.
 * People often write Vietnamese without its marks, so phrases and messages are compared without them.
 */
const PHRASES = [
  // English
  ...['kill myself', 'end my life', 'want to die', 'suicide', 'hurt myself', 'no reason to live', 'cannot go on'],
  ...["can't go on", 'cannot stop gambling', "can't stop gambling", 'cannot stop playing', "can't stop playing"],
  ...['addicted to gambling', 'gambling addict', 'lost everything', 'lost all my money', 'lost my savings'],
  ...[
    'lost my salary',
    'lost my rent',
    'deep in debt',
    'borrowed to play',
    'my family will leave me',
    'i am desperate',
  ],
  // Vietnamese
  ...['tự tử', 'tự sát', 'muốn chết', 'không muốn sống', 'hết đường sống', 'kết thúc cuộc đời', 'không sống nổi'],
  ...['không dừng được', 'không bỏ được cờ bạc', 'nghiện cờ bạc', 'nghiện đánh bạc', 'nghiện cá độ', 'mất hết tiền'],
  ...['thua hết tiền', 'thua sạch', 'mất trắng', 'trắng tay', 'nợ nần chồng chất', 'vay nóng', 'vay tiền để chơi'],
  ...['tan nhà nát cửa', 'bế tắc quá', 'tuyệt vọng'],
];

const plain = (text: string): string =>
  ` ${fold(text)
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()} `;

const LOOKED_FOR = PHRASES.map(plain);

/** Whether a message holds words of distress, in any capitals, with or without marks. */
export const hasDistress = (message: string): boolean => {
  const said = plain(message);
  return LOOKED_FOR.some((phrase) => said.includes(phrase));
};
