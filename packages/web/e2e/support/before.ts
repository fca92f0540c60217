/** Another checkout of this project, with its packages installed, whose pictures are taken beside ours. */
export const BEFORE = process.env.COVEN_BEFORE;
