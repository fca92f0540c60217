import { join } from 'node:path';
import ts from 'typescript';
import type { Schema } from './schema-of-valibot.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** A member of a union, with the comment before it. */
export interface Member {
  readonly type: ts.Type;
  readonly about: string;
}

/** Reads types and what their comments say. */
export class TypeReader {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  /** The schemas of all named types that were met. */
  readonly schemas = new Map<string, Schema>();

  constructor(paths: readonly string[]) {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile).config,
      ts.sys,
      ROOT,
    );
    this.#program = ts.createProgram(
      paths.map((path) => join(ROOT, path)),
      options,
    );
    this.#checker = this.#program.getTypeChecker();
  }

  source(path: string): ts.SourceFile {
    const source = this.#program.getSourceFile(join(ROOT, path));
    if (!source) throw new Error(`no source ${path}`);
    return source;
  }

  symbol(path: string, name: string): ts.Symbol {
    const checker = this.#checker;
    const module = checker.getSymbolAtLocation(this.source(path));
    const found = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!found) throw new Error(`${path} exports no ${name}`);
    return this.#itself(found);
  }

  #itself(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  about(symbol: ts.Symbol): string {
    return oneLine(ts.displayPartsToString(symbol.getDocumentationComment(this.#checker)));
  }

  /** What is said of each property of an object: before it, or before what it refers to. */
  aboutEach(path: string, name: string): ReadonlyMap<string, string> {
    const checker = this.#checker;
    const { properties } = checker.getTypeOfSymbol(this.symbol(path, name)) as ts.Type & { properties?: ts.Symbol[] };
    return new Map(
      (properties ?? []).map((property) => {
        const { valueDeclaration: at } = property;
        const named =
          at && ts.isShorthandPropertyAssignment(at)
            ? checker.getShorthandAssignmentValueSymbol(at)
            : at && ts.isPropertyAssignment(at) && ts.isIdentifier(at.initializer) && checker.getSymbolAtLocation(at.initializer);
        return [property.name, this.about(named ? this.#itself(named) : property)];
      }),
    );
  }

  typeOf(symbol: ts.Symbol): ts.Type {
    return symbol.flags & ts.SymbolFlags.Type ? this.#checker.getDeclaredTypeOfSymbol(symbol) : this.#checker.getTypeOfSymbol(symbol);
  }

  property(type: ts.Type, name: string): ts.Type {
    const symbol = this.#checker.getPropertyOfType(type, name);
    if (!symbol) throw new Error(`no field ${name}`);
    return this.#checker.getNonNullableType(this.#checker.getTypeOfSymbol(symbol));
  }

  /** The literal in the field `type`. */
  tag(type: ts.Type): string {
    return (this.property(type, 'type') as ts.StringLiteralType).value;
  }

  /** The members of a union, in order, each with the comment before it; a member that is a union itself stands for its own. */
  members(path: string, name: string): readonly Member[] {
    const [declaration] = this.symbol(path, name).declarations ?? [];
    if (!declaration || !ts.isTypeAliasDeclaration(declaration) || !ts.isUnionTypeNode(declaration.type))
      throw new Error(`${name} is no union`);
    const text = declaration.getSourceFile().text;
    let before = declaration.type.pos;
    return declaration.type.types.flatMap((node) => {
      const comments = ts.getLeadingCommentRanges(text, before) ?? [];
      before = node.end;
      const type = this.#checker.getTypeFromTypeNode(node);
      if (type.isUnion()) return type.types.map((one) => ({ type: one, about: '' }));
      const about = oneLine(comments.map(({ pos, end }) => text.slice(pos, end).replaceAll(/^\/\*\*|\s*\*\/$|^\s*\* ?/gm, '')).join(' '));
      return [{ type, about: about || (type.symbol ? this.about(type.symbol) : '') }];
    });
  }

  /** The schema of a type: a reference if it has a name. */
  schemaOf(type: ts.Type): Schema {
    const symbol = type.aliasSymbol ?? type.symbol;
    const name = symbol?.name ?? '__type';
    if (name === 'Json') return {};
    const isNamed = type.aliasSymbol !== undefined || (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Interface) !== 0);
    if (!isNamed || name === 'Array' || name === 'ReadonlyArray' || name === 'Readonly' || name === 'Record') return this.shapeOf(type);
    if (!this.schemas.has(name)) {
      // Before its parts, which may refer to it.
      this.schemas.set(name, {});
      const about = this.about(symbol);
      this.schemas.set(name, { ...(about === '' ? {} : { description: about }), ...this.shapeOf(type) });
    }
    return { $ref: `#/$defs/${name}` };
  }

  shapeOf(type: ts.Type): Schema {
    const checker = this.#checker;
    if (type.isUnion()) return this.#unionOf(type.types);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    const { flags } = type;
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.String) return { type: 'string' };
    if (flags & ts.TypeFlags.Number) return { type: 'number' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    const parts = checker.getTypeArguments(type as ts.TypeReference);
    if (checker.isTupleType(type))
      return { type: 'array', prefixItems: parts.map((part) => this.schemaOf(part)), minItems: parts.length, maxItems: parts.length };
    if (checker.isArrayType(type)) return { type: 'array', items: parts.map((part) => this.schemaOf(part))[0] };
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (index) return { type: 'object', additionalProperties: this.schemaOf(index) };
    return this.#objectOf(type);
  }

  #unionOf(types: readonly ts.Type[]): Schema {
    const present = types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
    const isBoolean = (one: ts.Type) => (one.flags & ts.TypeFlags.BooleanLiteral) !== 0;
    const isText = (one: ts.Type) => one.isStringLiteral();
    const texts = present.filter(isText).map((one) => (one as ts.StringLiteralType).value);
    // The compiler has an order of its own, which need not stay the same.
    const others = present.filter((one) => !isText(one) && !isBoolean(one)).map((one) => this.schemaOf(one));
    others.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other), 'en'));
    const all = [
      ...(texts.length > 0 ? [{ enum: texts.sort() }] : []),
      ...(present.filter(isBoolean).length === 2 ? [{ type: 'boolean' }] : present.filter(isBoolean).map((one) => this.shapeOf(one))),
      ...others,
    ];
    return all.length === 1 && all[0] ? all[0] : { anyOf: all };
  }

  /** As it is written, which keeps the names of types, or as the compiler infers it. */
  #declaredType(property: ts.Symbol): ts.Type {
    const at = property.valueDeclaration;
    const written = at && ts.isPropertySignature(at) && at.type ? this.#checker.getTypeFromTypeNode(at.type) : undefined;
    return written && (written.flags & ts.TypeFlags.TypeParameter) === 0 ? written : this.#checker.getTypeOfSymbol(property);
  }

  #objectOf(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const about = this.about(property);
      const schema = this.schemaOf(this.#declaredType(property));
      properties[property.name] = about === '' ? schema : { ...schema, description: about };
      if ((property.flags & ts.SymbolFlags.Optional) === 0) required.push(property.name);
    }
    return { type: 'object', properties, required, additionalProperties: false };
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
