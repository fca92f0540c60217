import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';
import { newDirectory, removeDirectory } from './serve.ts';

const NGINX = { name: 'nginx', places: ['/usr/sbin/nginx'], debian: 'nginx-light' };
const SITE = new URL('../../../../deploy/nginx.conf', import.meta.url);

/** The proxy of `deploy/nginx.conf`, as it stands but for the addresses. */
export class Nginx {
  readonly address: string;
  readonly #directory: string;
  readonly #child: ChildProcess;

  private constructor(port: number, directory: string, child: ChildProcess) {
    this.address = `http://127.0.0.1:${port}`;
    this.#directory = directory;
    this.#child = child;
  }

  /** Returns when it accepts connections. */
  static async start(...[oak, birch]: readonly [string, string]): Promise<Nginx> {
    const port = await freePort();
    const directory = newDirectory();
    const site = readFileSync(SITE, 'utf8')
      .replace('oak:8080', new URL(oak).host)
      .replace('birch:8080', new URL(birch).host)
      .replace('listen 80;', `listen 127.0.0.1:${port};`);
    writeFileSync(join(directory, 'site.conf'), site);
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(directory, name)};`);
    const main = `daemon off; master_process off; pid ${join(directory, 'pid')}; error_log ${join(directory, 'errors')}; events {}
      http { access_log off; ${kept.join(' ')} include ${join(directory, 'site.conf')}; }`;
    writeFileSync(join(directory, 'nginx.conf'), main);
    const flags = ['-p', directory, '-e', join(directory, 'errors'), '-c', join(directory, 'nginx.conf')];
    const child = spawn(installed(NGINX), flags, { stdio: 'ignore' });
    while (!(await accepts(port))) if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    return new Nginx(port, directory, child);
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
    removeDirectory(this.#directory);
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)]).catch(() => false);
  socket.destroy();
  return isOpen;
}
