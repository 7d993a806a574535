import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { apikey, mailsTo, tokenOf } from '../support/mail.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** `npm start` or `npm run preview` in a process of its own. */
export interface Server {
  /** Resolves when the site's URL is printed; rejects with the output if the process ends first. */
  readonly ready: Promise<void>;
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  kill(): void;
  /** Its output so far. */
  output(): string;
}

/** Starts a server of scripts/ on data of its own. */
export function startServer(
  script: 'start' | 'preview',
  port: number,
  env: Readonly<Record<string, string>>,
): Server {
  const child = spawn(process.execPath, [`scripts/${script}.ts`], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'close').then(() => undefined);
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (more: string) => {
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
  return { ready, ended, kill: () => child.kill('SIGKILL'), output: () => text };
}

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** The calls of a person's browser to the server at `origin`. */
export function visitor(origin: string) {
  const post = (address: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
    fetch(`${origin}/auth/v1/${address}`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });

  /** The newest link mailed to an address, as the parameters that the page sends. */
  async function mailed(email: string): Promise<object> {
    const [mail] = await mailsTo(origin, email);
    return tokenOf(mail?.links[0] ?? origin);
  }

  const opensSession = async (answer: Response): Promise<boolean> =>
    answer.ok && 'access_token' in ((await answer.json()) as object);

  return {
    post,
    mailed,
    /** Signs up and opens the mailed link; returns whether the service confirmed the address. */
    signUp: async ({ email, password }: Person): Promise<boolean> => {
      const signedUp = await post('signup', { email, password, data: { display_name: email } });
      return signedUp.ok && (await opensSession(await post('verify', await mailed(email))));
    },
    /** Whether the password signs in. */
    signIn: async (person: Person): Promise<boolean> =>
      opensSession(await post('token?grant_type=password', person)),
  };
}
