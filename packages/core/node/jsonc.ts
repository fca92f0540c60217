import { createRequire } from 'node:module';
import type * as portable from '../src/jsonc.ts';

/**
 * The parser is a CommonJS module. Node reads an imported one with a lexer in WebAssembly whose memory grows, and from then on
 * V8 checks every access to a typed array in the process: playouts are 3.5 % slower. `require` reads it without.
 */
export const { visit }: typeof portable = createRequire(import.meta.url)('jsonc-parser');
