export { MAX_CHAT_CHARACTERS, MAX_NAME_CHARACTERS } from '@coven/protocol/limits';
