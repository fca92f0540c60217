/**
 * What the table owner chooses when a table is made, beside the game's options: for each choice of the form, what is sent and stored.
 * The first is the default. Form, schema, storage and what a table says of itself come from these rows.
 */
export const TABLE_SETTINGS = {
  /** For a player who remains alone because all other people left: familiars play on for them only, or that player may also take the game. */
  whenLeft: { familiars: 'stand-ins', 'remaining-wins': 'remaining-wins' },
  /** Whether players may ask for hints; by default only one who plays against bots alone. */
  hasHints: { auto: undefined, allowed: true, forbidden: false },
} as const;

type Rows = typeof TABLE_SETTINGS;
export type SettingName = keyof Rows;
export type SettingValue<Name extends SettingName> = Exclude<Rows[Name][keyof Rows[Name]], undefined>;

/** What was chosen; a missing one is the default. */
export type TableSettings = { readonly [Name in SettingName]?: SettingValue<Name> | undefined };
/** What a table plays by. */
export type SettledSettings = { readonly [Name in SettingName]: SettingValue<Name> };

/** A choice of the form, as the catalogues name it. */
export type SettingChoice = { [Name in SettingName]: `setting.${Name}.${keyof Rows[Name] & string}` }[SettingName];

export const SETTING_NAMES = Object.keys(TABLE_SETTINGS) as readonly SettingName[];

/** The choices of a setting, with what stands for each. */
export function choicesOf(name: SettingName): readonly (readonly [choice: SettingChoice, value: TableSettings[SettingName]])[] {
  return Object.entries(TABLE_SETTINGS[name]).map(([choice, value]) => [`setting.${name}.${choice}` as SettingChoice, value]);
}

/** The settings among other fields. */
export function settingsIn(fields: TableSettings): TableSettings {
  return Object.fromEntries(SETTING_NAMES.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));
}
