import { expect, test } from 'vitest';
import { MARKED, partsOf, spoken, withoutMarks } from '../src/words/rich.ts';

test('a sentence is cut where pieces and players stand', () => {
  const sentence = `${MARKED.seat(2)} plays ${MARKED.piece('card', 'red-7', 'red 7')}.`;
  expect(partsOf(sentence)).toEqual([
    { type: 'seat', seat: 2, head: '', tail: '' },
    { type: 'text', text: ' plays ' },
    { type: 'piece', kind: 'card', id: 'red-7', word: 'red 7', head: '', tail: '.' },
  ]);
});

test('brackets, quotation marks and what ends a clause stay with the piece between them', () => {
  const card = MARKED.piece('card', 'red-7', 'red 7');
  const signs = (sentence: string) => partsOf(sentence).map((part) => (part.type === 'text' ? part.text : [part.head, part.tail]));
  expect(signs(`Circle (${MARKED.seat(2)}): ${card}${card}, ${card} ×2.`)).toEqual([
    'Circle ',
    ['(', '):'],
    ' ',
    ['', ''],
    ['', ','],
    ' ',
    ['', ''],
    ' ×2.',
  ]);
  const recipe = MARKED.piece('recipe', 'broth', 'Broth');
  expect(signs(`Вы берёте «${recipe}».`)).toEqual(['Вы берёте ', ['«', '».']]);
  expect(signs(`Vous prenez «\u00A0${recipe}\u00A0» !`)).toEqual(['Vous prenez ', ['«\u00A0', '\u00A0»'], ' !']);
});

test('a sentence without pieces stays whole', () => {
  expect(partsOf('The game is over.')).toEqual([{ type: 'text', text: 'The game is over.' }]);
  expect(partsOf('')).toEqual([]);
});

test('whoever listens hears names and words', () => {
  const pieces = spoken(['Ann', 'Орися']);
  expect(`${pieces.seat(1)} plays ${pieces.piece('card', 'red-7', 'red 7')}`).toBe('Орися plays red 7');
});

test('nobody can write marks into a name or a message', () => {
  const forged = withoutMarks(`a${MARKED.piece('card', 'red-7', 'x')}b${MARKED.seat(0)}`);
  expect(partsOf(forged)).toEqual([{ type: 'text', text: forged }]);
});

test('a card, which is drawn, stands without quotation marks; a name keeps them', () => {
  const card = MARKED.piece('card', 'fog', 'Туман');
  const name = MARKED.piece('occupier', 'driver', 'Водій');
  const drawn = { type: 'piece', kind: 'card', id: 'fog', word: 'Туман', head: '', tail: '' };
  expect(partsOf(`«${card}»: куди?`)).toEqual([
    { ...drawn, tail: ':' },
    { type: 'text', text: ' куди?' },
  ]);
  expect(partsOf(`joue «\u00a0${card}\u00a0» ici`)).toEqual([{ type: 'text', text: 'joue ' }, drawn, { type: 'text', text: ' ici' }]);
  expect(partsOf(`на «${name}»`)).toEqual([
    { type: 'text', text: 'на ' },
    { type: 'piece', kind: 'occupier', id: 'driver', word: 'Водій', head: '«', tail: '»' },
  ]);
});
