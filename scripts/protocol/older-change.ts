import type { ChangedUpdate, Choices, ViewFields } from '../../packages/protocol/src/index.ts';

type News = Omit<ChangedUpdate, 'shown' | 'common' | 'own' | 'asks' | 'moves'>;

/** A change as clients of the oldest protocol get it: `OlderChanges` of the session writes it. */
export interface OlderChange extends News {
  readonly shown?: ChangedUpdate['shown'];
  /** The fields of the view that are new or have changed, and their values. */
  readonly common?: ViewFields;
  readonly own?: ViewFields;
  /** Lists of the view that changed in one place: `[place, went, …came]`. */
  readonly edits?: ViewFields;
  /** Fields of the view that are no more. */
  readonly gone?: readonly string[];
  readonly asks?: ChangedUpdate['asks'];
  readonly moves?: Choices['moves'];
}
