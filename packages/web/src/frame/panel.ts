/** What slides in beside a table. */
export type Panel = 'menu' | 'log' | 'chat' | 'rules' | 'choices' | 'keys';
