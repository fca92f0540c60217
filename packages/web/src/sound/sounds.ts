import type { Types } from '@coven/core';

/** Short sounds, made on the spot; each has a motion or a mark that says the same to the eye. */
export type Sound = 'lay' | 'slide' | 'knock' | 'turn' | 'chime' | 'no';

export type Sounds<T extends Types> = { readonly [Type in T['shown']['type']]?: Sound };
