import { without } from '@coven/core/fading';

export { foldShown, without } from '@coven/core/fading';

/** What is told of a game that is over, up to some step: nothing fades, but what was taken back is gone. */
export function toldIn<Shown>(
  steps: readonly { readonly shown: readonly Shown[]; readonly takenBack: readonly number[] }[],
): readonly Shown[] {
  return steps.reduce<readonly Shown[]>((told, { shown, takenBack }) => [...without(told, takenBack), ...shown], []);
}
