#!/usr/bin/env node
// The command in a checkout: runs the TypeScript sources, which takes a Node that strips types.
import module from 'node:module';
import { isAtLeast, runWithInstalledNode } from './newer-node.js';

if (isAtLeast(24, 11)) {
  module.enableCompileCache?.();
  await import('../src/main.ts');
} else {
  runWithInstalledNode('24.11');
}
