import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KEY = 'sb_publishable_tallygrove_embedded';

/** `npm start` or `npm run preview` in a process of its own. */
export interface Server {
  /** Resolves when the site's URL is printed; rejects with the output if the process ends first. */
  readonly ready: Promise<void>;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  kill(): void;
  /** Its output so far. */
  output(): string;
  /** Its memory in megabytes after garbage collection. */
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
  // A caller that kills it before it is ready does not await this.
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    kill: () => child.kill('SIGKILL'),
    output: () => text,
    async memory() {
      const message = once(child, 'message');
      child.send('memory');
      return Number((await message)[0]) / 1024 ** 2;
    },
  };
}

/** A person who creates an account. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/** The calls of a person's browser, to a server that may die at any of them. */
export function visitor(origin: string) {
  async function post(address: string, body: unknown): Promise<Response> {
    return fetch(`${origin}/auth/v1/${address}`, {
      method: 'POST',
      headers: { apikey: KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  return {
    /** Signs up and opens the mailed link; returns whether the service confirmed the address. */
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
