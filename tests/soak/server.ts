import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KEY = 'sb_publishable_tallygrove_embedded';

/** What `npm start` or `npm run preview` runs, in a process of its own. */
export interface Server {
  /** Resolves once it has said where the site is; rejects with what it said when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves once it has ended. */
  readonly ended: Promise<void>;
  kill(): void;
  /** Everything it has said. */
  said(): string;
  /** The megabytes it holds, once what it no longer needs is given back. */
  memory(): Promise<number>;
}

/** Starts a server of scripts/ on data of its own. */
export function startServer(
  script: 'start' | 'preview',
  port: number,
  env: Readonly<Record<string, string>>,
): Server {
  const memory = path.join(import.meta.dirname, 'memory.child.ts');
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', memory, `scripts/${script}.ts`],
    {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  let text = '';
  const ended = once(child, 'close').then(() => undefined);
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (more: string) => {
        text += more;
        if (text.includes('Sample accounts')) resolve();
      });
    }
    ended.then(
      () => reject(new Error(`The server ended by itself:\n${text}`)),
      (error: unknown) => reject(new Error(String(error))),
    );
  });
  // Whoever kills it before it is ready does not wait for that.
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    kill: () => child.kill('SIGKILL'),
    said: () => text,
    async memory() {
      const told = once(child, 'message');
      child.send('memory');
      return Number((await told)[0]) / 1024 ** 2;
    },
  };
}

/** A person with an account to make. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/** The calls that a person's browser makes, against a server that may die at any of them. */
export function visitor(origin: string) {
  async function post(address: string, body: unknown): Promise<Response> {
    return fetch(`${origin}/auth/v1/${address}`, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  return {
    /** Signs up and opens the mailed link; whether the service has said that the address is confirmed. */
    async signUp({ email, password }: Person): Promise<boolean> {
      const signedUp = await post('signup', { email, password, data: { display_name: email } });
      if (!signedUp.ok) return false;
      const mails = await fetch(`${origin}/__mail/messages.json?to=${encodeURIComponent(email)}`);
      const [mail] = (await mails.json()) as { links: string[] }[];
      const fragment = new URLSearchParams(mail?.links[0]?.split('#')[1]);
      const token = { token_hash: fragment.get('token_hash'), type: fragment.get('type') };
      const verified = await post('verify', token);
      return verified.ok && 'access_token' in ((await verified.json()) as object);
    },
    /** Whether the password still signs in. */
    async signIn({ email, password }: Person): Promise<boolean> {
      const answer = await post('token?grant_type=password', { email, password });
      return answer.ok && 'access_token' in ((await answer.json()) as object);
    },
  };
}
