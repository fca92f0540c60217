/** Where nothing is painted, frames do not come: so long one is waited for, in milliseconds. */
const MAX_FRAME = 500;

/** Resolves within the next frame, before it is painted. */
function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, MAX_FRAME);
  });
}

/** Resolves in a task of its own, before what else waits and usually before the page is painted; who asks first comes first. */
export function nextTask(): Promise<unknown> {
  // Not in every browser.
  const scheduler: Scheduler | undefined = globalThis.scheduler;
  return scheduler ? scheduler.postTask(() => {}, { priority: 'user-blocking' }) : new Promise((resolve) => setTimeout(resolve));
}

/**
 * Resolves after the page has been drawn and before it is painted, in a task of its own: measuring lays the page out.
 * Where a frame comes first it is done in there, because what begins to move must not be painted at its end before.
 */
export function beforePaint(): Promise<unknown> {
  return Promise.race([nextFrame(), nextTask()]);
}

/**
 * Resolves in a task right after a frame. Where the last one is more than a tenth of a second old, a browser paints before it does
 * anything else: what is drawn then would be laid out, measured and painted in a single long task.
 */
export function afterFrame(): Promise<unknown> {
  return nextFrame().then(nextTask);
}
