import { isHex32, type Proof, type ProvenPlayer } from '@coven/core';
import { loadGameWords } from '@coven/games';
import { checkSignature } from '@coven/protocol/record-signature';
import type { GameWords } from '@coven/words';
import { type Context, command, EXIT } from '../command.ts';
import { UsageError } from '../usage.ts';
import { verifiedRecord } from '../verified-record.ts';

export const verify = command({
  flags: {
    option: { kind: 'texts', value: 'k=FILE' },
    key: { kind: 'text', value: 'KEY', about: 'server-key' },
    json: { kind: 'switch' },
  },
  operands: ['FILE'],
  async run(context, { flags, operands }) {
    const { key } = flags;
    if (key !== undefined && !isHex32(key)) throw new UsageError('bad-key', { text: key });
    const verified = await verifiedRecord(context, operands[0] as string, flags.option, (record) => checkSignature(record, key));
    if ('problem' in verified) {
      const { problem, reason } = verified;
      if (flags.json) context.out(JSON.stringify({ verifies: false, problem: problem.code, args: problem.args, reason }, null, 2));
      else context.note(`coven: ${reason}`);
      return EXIT.rejected;
    }
    const { record, proof, found: signature } = verified;
    if (flags.json) context.out(JSON.stringify({ verifies: true, signature, ...proof }, null, 2));
    else {
      const words = await loadGameWords(record.game, context.language);
      for (const line of [...proofLines(context, proof, words), context.say(`verify.${signature}`)]) context.out(line);
    }
    return EXIT.fine;
  },
});

function proofLines(context: Context, proof: Proof, words: GameWords): readonly string[] {
  const { say, common, seatName } = context;
  const { seats, entries, moves, draws, isOver, head, atTable } = proof;
  const lines = [
    say('verify.game', { game: words.name, seats }),
    ...(atTable?.players.map((player, seat) => `  ${playerLine(context, player, seat)}`) ?? []),
    say('verify.secret'),
    ...(atTable ? [say('verify.deals', { deals: atTable.deals })] : []),
    say('verify.draws', { count: draws }),
    say('verify.moves', { count: moves }),
    say('verify.chain', { count: entries, head }),
    ...(atTable && atTable.standInMoves > 0 ? [say('verify.familiar-moves', { count: atTable.standInMoves })] : []),
  ];
  if (!isOver) return [...lines, say(atTable ? `verify.end.${atTable.ending}` : 'verify.unfinished')];
  const results = proof.standings.map(({ seat, place, score }) =>
    [seatName(seat), common('word.points', { count: score }), common('word.place', { place })].join(', '),
  );
  return [...lines, say('verify.result'), ...results.map((line) => `  ${line}`)];
}

function playerLine({ say, labelled, seatName }: Context, player: ProvenPlayer, seat: number): string {
  const text = player.kind === 'bot' ? say('verify.bot', { bot: player.bot }) : (player.name ?? say('verify.name-removed'));
  return labelled(seatName(seat), text);
}
