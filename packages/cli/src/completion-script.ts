import type { CommandReference } from './command-reference.ts';

/** The values that are known beforehand. */
export interface KnownValues {
  readonly games: readonly string[];
  readonly languages: readonly string[];
}

/** By shell: a script that teaches it the commands, their flags, the games and the languages. */
export const COMPLETION_SCRIPTS = { bash, zsh, fish };

function bash(commands: readonly CommandReference[], { games, languages }: KnownValues): string {
  const cases = commands.map(({ name, operands, flags }) => {
    const words = [...flags.map((flag) => `--${flag.name}`), ...operandWords(operands, games)];
    return `    ${name}) words='${words.join(' ')}' ;;`;
  });
  const names = [...commands.map(({ name }) => name), 'help'].join(' ');
  return `_coven() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words=''
  if [ "$previous" = --lang ]; then
    COMPREPLY=($(compgen -W '${languages.join(' ')}' -- "$word"))
    return
  fi
  if [ "$COMP_CWORD" -eq 1 ] || { [ "\${COMP_WORDS[1]}" = help ] && [ "$COMP_CWORD" -eq 2 ]; }; then
    COMPREPLY=($(compgen -W '${names}' -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
}
complete -F _coven coven`;
}

/** Works as a file `_coven` on the path of functions, and when it is sourced. */
function zsh(commands: readonly CommandReference[], { games, languages }: KnownValues): string {
  const described = (rows: readonly (readonly [string, string])[]) => rows.map(([word, about]) => inQuotes(`${word}:${about}`)).join(' ');
  const cases = commands.map(({ name, operands, flags }) => {
    const rows = flags.map((flag) => [`--${flag.name}`, flag.about] as const);
    return `    ${name}) flags=(${described(rows)}); values=(${operandWords(operands, games).join(' ')}) ;;`;
  });
  return `#compdef coven
_coven() {
  local -a commands flags values
  commands=(${described(commands.map(({ name, summary }) => [name, summary] as const))} help)
  if (( CURRENT == 2 )) || { [[ $words[2] == help ]] && (( CURRENT == 3 )); }; then
    _describe command commands
    return
  fi
  if [[ $words[CURRENT-1] == --lang ]]; then
    compadd ${languages.join(' ')}
    return
  fi
  case $words[2] in
${cases.join('\n')}
  esac
  if [[ $words[CURRENT] == -* ]]; then
    _describe -o flag flags
  elif (( $#values )); then
    compadd -a values || _files
  else
    _files
  fi
}
if [[ $funcstack[1] == _coven ]]; then _coven "$@"; else compdef _coven coven; fi`;
}

/** One word for bash and zsh. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function fish(commands: readonly CommandReference[], { games, languages }: KnownValues): string {
  const lines = commands.flatMap(({ name, summary, operands, flags }) => {
    const within = `complete -c coven -n '__fish_seen_subcommand_from ${name}'`;
    const words = operandWords(operands, games);
    return [
      `complete -c coven -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...flags.map((flag) => {
        const values = flag.name === 'lang' ? ` -x -a ${quoted(languages.join(' '))}` : flag.value === undefined ? '' : ' -r';
        return `${within} -l ${flag.name}${values} -d ${quoted(flag.about)}`;
      }),
      ...(words.length === 0 ? [] : [`${within} -f -a ${quoted(words.join(' '))}`]),
    ];
  });
  const names = commands.map(({ name }) => name).join(' ');
  return [
    ...lines,
    'complete -c coven -n __fish_use_subcommand -f -a help',
    `complete -c coven -n '__fish_seen_subcommand_from help' -f -a ${quoted(names)}`,
  ].join('\n');
}

function operandWords(operands: readonly string[], games: readonly string[]): readonly string[] {
  return operands.flatMap((operand) => (/^\[?GAME\]?$/.test(operand) ? games : operand.includes('|') ? operand.split('|') : []));
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
