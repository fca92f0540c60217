import type { Types } from '@coven/core';

/**
 * Short sounds, made on the spot, one for each kind of thing that happens: a game is dealt, a piece is laid, slides, falls, is paid
 * or poured, something turns, a stretch is won, the game ends, a move is refused. Each has a motion or a mark that says the same to the eye.
 */
export type Sound = 'deal' | 'lay' | 'slide' | 'knock' | 'pour' | 'coin' | 'turn' | 'chime' | 'end' | 'no';

export type Sounds<T extends Types> = { readonly [Type in T['shown']['type']]?: Sound };
