import { answerLaws } from '../../room/test/support/answer-laws.ts';
import { Answers } from '../src/bots/answers.ts';

answerLaws((thinking) => {
  const answers = new Answers(thinking);
  return (question, seed) => answers.to({ ...question, wants: 'move', id: 0, budget: 1000, seed });
});
