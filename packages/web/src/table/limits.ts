export { CHAT_MOST_CHARACTERS, NAME_MOST_CHARACTERS } from '@coven/protocol/limits';
