// Plain JavaScript, so that any version of Node can run it.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';

/** Whether this Node is at least so new. */
export function isAtLeast(major, minor) {
  const [ours = 0, oursMinor = 0] = process.versions.node.split('.').map(Number);
  return ours > major || (ours === major && oursMinor >= minor);
}

/** Runs the same command line with the Node that npm installed next to us, in place of this process where the system can do that. */
export function runWithInstalledNode(wanted) {
  const node = installedNode();
  if (node === undefined) {
    console.error(`coven: needs Node ${wanted} or newer, this is ${process.versions.node}; install it and try again`);
    process.exitCode = 2;
    return;
  }
  const [, ...args] = process.argv;
  process.execve?.(node, [node, ...args], process.env);
  const child = spawn(node, args, { stdio: 'inherit' });
  // Ctrl-C and a closed terminal signal both processes, and the child decides what to do. SIGTERM reaches only this one, so pass it on.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (status, signal) => {
    process.exitCode = status ?? 128 + (constants.signals[signal] ?? 0);
  });
}

function installedNode() {
  try {
    return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    return undefined;
  }
}
