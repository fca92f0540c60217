/** Milliseconds. */
const MAX_FRAME = 500;

/**
 * Resolves after the page has been drawn and before it is painted, in a task of its own: measuring lays the page out.
 * Where a frame comes first it is done in there, because what begins to move must not be painted at its end before.
 */
export function beforePaint(): Promise<void> {
  return new Promise((resolve) => {
    const now = () => resolve();
    requestAnimationFrame(now);
    // Where nothing is painted, frames do not come.
    setTimeout(now, MAX_FRAME);
    // Not in every browser.
    const scheduler: Scheduler | undefined = globalThis.scheduler;
    void scheduler?.postTask(now, { priority: 'user-blocking' });
  });
}
