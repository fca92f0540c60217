import type { Action } from 'svelte/action';

/** A field that must not be empty: in place of the browser's own bubble, which speaks the browser's language, the page says what is missing. */
export const needsName: Action<HTMLInputElement, () => void> = (input, tell) => {
  input.required = true;
  const invalid = (event: Event) => {
    event.preventDefault();
    input.focus();
    tell();
  };
  input.addEventListener('invalid', invalid);
  return { destroy: () => input.removeEventListener('invalid', invalid) };
};
