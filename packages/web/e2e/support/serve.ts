import { sealed } from '@coven/core';
import { startServer } from '@coven/server';

/**
 * A server in a process of its own: settings as JSON in the first argument, its address on the first line.
 * The second argument names cards, such as `["warty-brew"]`: whenever chance may bring one of them, the first of these comes.
 * Only a program can pass other chance to the server; no setting and no environment variable does.
 */
const deck: readonly string[] = JSON.parse(process.argv[3] ?? '[]');
const server = await startServer(JSON.parse(process.argv[2] ?? '{}'), {
  chance(seed) {
    const chance = sealed(seed);
    return {
      draw(outcomes, number, format) {
        const cards = new Map(outcomes.map(({ move }) => [format(move).split(' ').at(-1), move]));
        const wanted = deck.find((card) => cards.has(card));
        return cards.get(wanted) ?? chance.draw(outcomes, number, format);
      },
    };
  },
});
console.log(server.address);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
