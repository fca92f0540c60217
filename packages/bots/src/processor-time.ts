/** Node's; it counts the time of a thread from 23.9 on. */
declare const process: { threadCpuUsage?(): { readonly user: number; readonly system: number } };
declare const performance: { now(): number };

/** Of this thread alone, in milliseconds: how strong a bot is must not depend on what else runs on the machine. */
export function processorTime(): number {
  if (process.threadCpuUsage === undefined) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
