export { foldShown, without } from '@coven/core/fading';
