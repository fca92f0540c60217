import { apiText } from '../words/api-problems.ts';

/** Something that is asked of the server from a page: whether it is under way, and why it did not work. */
export class Attempt {
  isBusy = $state(false);
  problem = $state('');

  /** Whether it went well. */
  async at(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = '';
    this.isBusy = true;
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = apiText(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
