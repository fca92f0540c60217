#!/usr/bin/env node
// What the package's `bin` names: built from a checkout and still beside its sources, it runs those.
import { existsSync } from 'node:fs';

const sources = new URL('../packages/cli/bin/coven.js', import.meta.url);
await import(existsSync(sources) ? sources.href : './installed.js');
