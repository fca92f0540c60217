import type { Update } from '@coven/protocol/fold';

/** A table after something happened: what an update brings, or a row of a replay. */
export type Picture = Pick<Update, 'cursor' | 'shown' | 'takenBack' | 'view' | 'awaited' | 'choices'>;
