export { type JSONVisitor, visit } from 'jsonc-parser';
