#!/usr/bin/env node
// Plain JavaScript, so that any version of Node can run it: finds a Node that runs TypeScript and starts the command with it.
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 24 || (major === 24 && minor >= 11)) {
  module.enableCompileCache?.();
  await import('../src/main.ts');
} else {
  const node = installedNode();
  if (node === undefined) {
    console.error(`coven: needs Node 24.11 or newer, this is ${process.versions.node}; install it and try again`);
    process.exitCode = 2;
  } else {
    const [, ...args] = process.argv;
    const child = spawn(node, args, { stdio: 'inherit' });
    // Ctrl-C and a closed terminal signal both processes, and the child decides what to do. SIGTERM reaches only this one, so pass it on.
    for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('exit', (status, signal) => {
      process.exitCode = status ?? 128 + (constants.signals[signal] ?? 0);
    });
  }
}

/** The Node that npm installed, if any. */
function installedNode() {
  try {
    return createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/bin/node`);
  } catch {
    return undefined;
  }
}
