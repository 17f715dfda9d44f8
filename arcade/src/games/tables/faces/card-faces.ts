import { total, winnerOf } from '@fairground/engines/tables/baccarat';
import { rankName } from '@fairground/engines/tables/marks';
import { dragonTigerWinner } from '@fairground/engines/tables/dragon-tiger';
import { createCardsShow } from '../scene/cards-show.ts';
import type { Face, MakeFace } from '../face.ts';
import { cardRoads } from '../roads/side-roads.ts';

const BLUE = '#2f6fd6';
const RED = '#c8314b';
const LEFT = 268;
const RIGHT = 532;

export const baccaratFace: MakeFace = (texts) => {
  const { t } = texts;
  const face: Face = {
    kind: 'baccarat',
    cloth: ['#14614f', '#06271f'],
    rule: t('baccarat-rule'),
    spots: [
      { spot: 'player-pair', tone: 'blue', area: '1 / 1 / 2 / 3' },
      { spot: 'either-pair', area: '1 / 3 / 2 / 5' },
      { spot: 'lucky-six', tone: 'gold', area: '1 / 5 / 2 / 7' },
      { spot: 'perfect-pair', area: '1 / 7 / 2 / 9' },
      { spot: 'banker-pair', tone: 'red', area: '1 / 9 / 2 / 11' },
      { spot: 'player', tone: 'blue', area: '2 / 1 / 3 / 5' },
      { spot: 'tie', tone: 'green', area: '2 / 5 / 3 / 7' },
      { spot: 'banker', tone: 'red', area: '2 / 7 / 3 / 11' },
    ],
    show: (sound) =>
      createCardsShow(
        {
          hands: [
            { name: t('spot-player'), colour: BLUE, x: LEFT },
            { name: t('spot-banker'), colour: RED, x: RIGHT },
          ],
          cardsOf: (result) => (result.kind === 'baccarat' ? [result.player, result.banker] : undefined),
          pointsOf: (cards) => String(total(cards)),
          first: 2,
          nominalMs: 8_000,
        },
        sound,
      ),
    sideOf: (result) => (result.kind === 'baccarat' ? winnerOf(result) : undefined),
    sides: {
      player: { name: t('spot-player'), short: t('spot-player').slice(0, 1), tone: 'blue' },
      banker: { name: t('spot-banker'), short: t('spot-banker').slice(0, 1), tone: 'red' },
      tie: { name: t('spot-tie'), short: t('spot-tie').slice(0, 1), tone: 'green' },
    },
    resultText: (result) =>
      result.kind === 'baccarat'
        ? t('baccarat-result', {
            winner: t(`spot-${winnerOf(result)}`),
            player: total(result.player),
            banker: total(result.banker),
          })
        : '',
    roads: (past) => cardRoads(face, past, texts),
  };
  return face;
};

export const dragonTigerFace: MakeFace = (texts) => {
  const { t } = texts;
  const face: Face = {
    kind: 'dragon-tiger',
    cloth: ['#4a2560', '#1a0b26'],
    rule: t('dragon-tiger-rule'),
    spots: [
      ...(['dragon', 'tiger'] as const).flatMap((side, half) =>
        (['big', 'small', 'odd', 'even'] as const).map((bet, index) => ({
          spot: `${side}-${bet}`,
          label: t(`spot-card-${bet}`),
          tone: half === 0 ? ('red' as const) : ('gold' as const),
          area: `${1 + Math.floor(index / 2)} / ${half * 8 + (index % 2) * 2 + 1} / ${2 + Math.floor(index / 2)} / ${half * 8 + (index % 2) * 2 + 3}`,
        })),
      ),
      { spot: 'suited-tie', tone: 'green', area: '1 / 5 / 2 / 9' },
      { spot: 'tie', tone: 'green', area: '2 / 5 / 4 / 9' },
      { spot: 'dragon', tone: 'red', area: '3 / 1 / 4 / 5' },
      { spot: 'tiger', tone: 'gold', area: '3 / 9 / 4 / 13' },
    ],
    show: (sound) =>
      createCardsShow(
        {
          hands: [
            { name: t('spot-dragon'), colour: RED, x: LEFT },
            { name: t('spot-tiger'), colour: '#c9871f', x: RIGHT },
          ],
          cardsOf: (result) => (result.kind === 'dragon-tiger' ? [[result.dragon], [result.tiger]] : undefined),
          pointsOf: ([card]) => (card === undefined ? '' : rankName(card)),
          first: 1,
          nominalMs: 2_600,
        },
        sound,
      ),
    sideOf: (result) => {
      if (result.kind !== 'dragon-tiger') return undefined;
      const winner = dragonTigerWinner(result);
      return winner === 'tie' ? 'tie' : winner === 'dragon' ? 'banker' : 'player';
    },
    sides: {
      banker: { name: t('spot-dragon'), short: t('spot-dragon').slice(0, 1), tone: 'red' },
      player: { name: t('spot-tiger'), short: t('spot-tiger').slice(0, 1), tone: 'gold' },
      tie: { name: t('spot-tie'), short: t('spot-tie').slice(0, 1), tone: 'green' },
    },
    resultText: (result) =>
      result.kind === 'dragon-tiger'
        ? t('baccarat-result', {
            winner: t(`spot-${dragonTigerWinner(result)}`),
            player: rankName(result.dragon),
            banker: rankName(result.tiger),
          })
        : '',
    roads: (past) => cardRoads(face, past, texts),
  };
  return face;
};
