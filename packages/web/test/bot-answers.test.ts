import { answerLaws } from '../../room/test/support/answer-laws.ts';
import { BotAnswers } from '../src/worker/bot-answers.ts';

answerLaws((thinking) => {
  const answers = new BotAnswers(thinking);
  return (question, seed) => answers.to({ ...question, number: 0, budget: 1000, seed });
});
