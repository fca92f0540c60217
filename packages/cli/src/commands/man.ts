import { command, EXIT } from '../command.ts';
import { manPage } from '../man-page.ts';

export const man = command({
  flags: {},
  operands: [],
  async run(context) {
    context.out(await manPage(context));
    return EXIT.fine;
  },
});
