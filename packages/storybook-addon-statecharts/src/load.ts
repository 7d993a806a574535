// A child process that loads storyboard files with Storybook's Vite configuration, one by one, and
// sends their descriptions to its parent. Whatever a chart does here, it does to this process alone.
import { experimental_loadStorybook } from 'storybook/internal/core-server';
import {
  createRunnableDevEnvironment,
  loadConfigFromFile,
  mergeConfig,
  resolveConfig,
  version,
  type InlineConfig,
  type UserConfig,
} from 'vite';
import { PLUGIN } from './chart/storyboardFile.ts';
import { describe, type Described } from './chart/description.ts';
import { withoutScreens } from './chart/withoutScreens.ts';

/** What the parent asks for. */
export interface LoadRequest {
  root: string;
  /** Storybook's configuration folder. */
  configDir: string;
  /** Absolute paths. */
  files: readonly string[];
}

const env = { command: 'serve', mode: 'development' } as const;

/** Compiles JSX also where the tsconfig preserves it for another compiler, as Next.js requires. */
const compileJsx =
  Number.parseInt(version, 10) < 8
    ? { esbuild: { jsx: 'automatic' as const } }
    : { oxc: { jsx: { runtime: 'automatic' as const } } };

/** The fields used of Storybook's framework option. */
interface Framework {
  options?: { builder?: { viteConfigPath?: string } };
}

/** Returns the project's configuration as its framework, its add-ons and `viteFinal` complete it. */
async function storybookConfig({ root, configDir }: LoadRequest): Promise<UserConfig> {
  const { presets } = await experimental_loadStorybook({ configDir, packageJson: {} });
  const { options } = await presets.apply<Framework>('framework');
  const file = options?.builder?.viteConfigPath;
  const found = await loadConfigFromFile(env, file, root, 'silent');
  const config = await presets.apply<UserConfig>('viteFinal', { ...found?.config, root });
  // Storyboards themselves are loaded here, not their stories.
  const isOther = (plugin: object): boolean => !('name' in plugin) || plugin.name !== PLUGIN;
  return { ...config, plugins: config.plugins?.filter((each) => !each || isOther(each)) ?? [] };
}

async function createRunner(request: LoadRequest) {
  const { root } = request;
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
  const config = await resolveConfig(mergeConfig(await storybookConfig(request), own), env.command);
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
