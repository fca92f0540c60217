/** A name that leads to the test's server and is not this computer's own: over plain HTTP a browser withholds there what it withholds on a LAN. */
export const PLAIN_HOST = 'coven.test';
