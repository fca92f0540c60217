// The command in an installed package: JavaScript that every supported Node runs itself. Only the database needs a newer one.
import module from 'node:module';
import { isAtLeast, runWithInstalledNode } from './newer-node.js';

const WITH_DATABASE = ['serve', 'backup', 'move-database', 'tables', 'restore', 'doctor'];

const words = process.argv.slice(2);
const isHelp = words.some((word) => ['help', '--help', '-h'].includes(word));

if (isAtLeast(22, 16) || isHelp || !words.some((word) => WITH_DATABASE.includes(word))) {
  module.enableCompileCache?.();
  await import('../src/main.ts');
} else {
  runWithInstalledNode('22.16');
}
