import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { installed } from './installed.ts';

const POSTGRES = { name: 'postgres', places: ['/usr/lib/postgresql/*/bin/postgres'], debian: 'postgresql' };
const PASSWORD = 'a test needs no secret';

interface ClusterSettings {
  /** With a certificate of its own for `localhost`, and only for connections that use it. */
  readonly tls?: boolean;
  /** Commits wait for the disk. */
  readonly durable?: boolean;
}

/** A PostgreSQL server of the tests' own, with its own data and port; never one that runs on the machine already. */
export class PostgresCluster {
  readonly port: number;
  readonly #directory: string;
  readonly #program: string;
  readonly #user: { readonly uid?: number; readonly gid?: number };
  #child: ChildProcess | undefined;
  readonly #settings: Readonly<Record<string, string>>;
  #databases = 0;

  private constructor(port: number, { tls = false, durable = false }: ClusterSettings) {
    // Without waiting for the disk, data survive a killed server, because the machine goes on.
    this.#settings = { fsync: durable ? 'on' : 'off', ssl: tls ? 'on' : 'off' };
    this.port = port;
    this.#program = installed(POSTGRES);
    this.#user = unprivileged();
    this.#directory = mkdtempSync(join(tmpdir(), 'coven-postgres-'));
    const { uid, gid } = this.#user;
    chmodSync(this.#directory, 0o700);
    const password = join(this.#directory, 'password');
    writeFileSync(password, PASSWORD);
    if (uid !== undefined && gid !== undefined) for (const path of [this.#directory, password]) chownSync(path, uid, gid);
    const settings = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${password}`, '--encoding=UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(dirname(this.#program), 'initdb'), [`--pgdata=${this.#data}`, ...settings], { ...this.#user, stdio: 'ignore' });
    if (tls) this.#makeCertificate();
  }

  static async start(settings: ClusterSettings = {}): Promise<PostgresCluster> {
    const cluster = new PostgresCluster(await freePort(), settings);
    await cluster.start();
    return cluster;
  }

  /** The file of the server's certificate, which signs itself. */
  get certificate(): string {
    return join(this.#data, 'server.crt');
  }

  #makeCertificate(): void {
    const files = ['-keyout', join(this.#data, 'server.key'), '-out', this.certificate];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    execFileSync('openssl', ['req', '-x509', ...key, ...files, ...subject], { ...this.#user, stdio: 'ignore' });
    writeFileSync(join(this.#data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 scram-sha-256\n');
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get #data(): string {
    return join(this.#directory, 'data');
  }

  /** Starts the server; returns when it accepts connections. */
  async start(): Promise<void> {
    const place = { port: this.port, listen_addresses: '127.0.0.1', unix_socket_directories: this.#directory };
    const settings = { ...place, ...this.#settings };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(this.#program, ['-D', this.#data, ...flags], { ...this.#user, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#child = child;
    await new Promise<void>((ready, failed) => {
      const said: string[] = [];
      child.once('exit', () => failed(new Error(`PostgreSQL ended:\n${said.join('\n')}`)));
      createInterface(child.stderr).on('line', (line) => {
        if (said.length < 50) said.push(line);
        if (line.includes('database system is ready to accept connections')) ready();
      });
    });
  }

  /** `SIGINT` disconnects everybody, `SIGQUIT` and `SIGKILL` leave the next start to recover. */
  async stop(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  url(database: string, { user = 'postgres', password = PASSWORD, host = '127.0.0.1', port = this.port } = {}): string {
    return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
  }

  async query(sql: string, database = 'postgres'): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: this.url(database) });
    await client.connect();
    try {
      return (await client.query(sql)).rows ?? [];
    } finally {
      await client.end();
    }
  }

  /** The name of a new, empty database. */
  async newDatabase(): Promise<string> {
    this.#databases++;
    const name = `test_${this.#databases}`;
    await this.query(`CREATE DATABASE ${name}`);
    return name;
  }

  async dispose(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [user = ''] = ['postgres', 'nobody'].filter((name) => isUser(name));
  const number = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

function isUser(name: string): boolean {
  try {
    execFileSync('id', [name], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
