// A child process that loads storyboard files with the project's Vite configuration, one by one, and
// sends their descriptions to its parent. Whatever a chart does here, it does to this process alone.
import {
  createRunnableDevEnvironment,
  loadConfigFromFile,
  mergeConfig,
  resolveConfig,
  version,
  type InlineConfig,
} from 'vite';
import { describe, type Described } from './chart/description.ts';
import { withoutScreens } from './chart/withoutScreens.ts';

/** What the parent asks for. */
export interface LoadRequest {
  root: string;
  /** Vite's configuration; undefined for Vite's own search. */
  configFile: string | undefined;
  /** Absolute paths. */
  files: readonly string[];
}

const env = { command: 'serve', mode: 'development' } as const;

/** Compiles JSX also where the tsconfig preserves it for another compiler, as Next.js requires. */
const compileJsx =
  Number.parseInt(version, 10) < 8
    ? { esbuild: { jsx: 'automatic' as const } }
    : { oxc: { jsx: { runtime: 'automatic' as const } } };

async function createRunner({ root, configFile }: LoadRequest) {
  const found = await loadConfigFromFile(env, configFile, root, 'silent');
  const own: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutScreens],
    ...compileJsx,
    environments: {
      statecharts: {
        consumer: 'server',
        dev: { moduleRunnerTransform: true },
        resolve: { external: true, mainFields: [], conditions: ['node'] },
      },
    },
  };
  const config = await resolveConfig(mergeConfig(found?.config ?? {}, own), env.command);
  const environment = createRunnableDevEnvironment('statecharts', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return environment.runner;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const send = (described: Described): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(described, undefined, {}, () => resolve());
  });

async function load(request: LoadRequest): Promise<void> {
  const runner = await createRunner(request);
  for (const file of request.files) {
    try {
      const { default: exported } = (await runner.import(file)) as { default?: unknown };
      await send({ file, description: describe(file, exported) });
    } catch (error) {
      await send({ file, error: messageOf(error) });
    }
  }
}

// What a chart starts in the background may fail later, while another file is loaded.
process.on('uncaughtException', () => undefined);

process.once('message', (request: LoadRequest) => {
  load(request).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${messageOf(error)}\n`);
      process.exit(1);
    },
  );
});
