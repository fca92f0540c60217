/** What developers look at beside the table; nothing of it is in the page that is built. */
export const loadDebugPanel = import.meta.env.DEV ? () => import('../../dev/DebugPanel.svelte') : null;
