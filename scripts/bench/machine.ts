import { cpus, loadavg, totalmem } from 'node:os';

/** Describes the machine; the load average shows whether it was otherwise busy. */
export function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return [
    `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}`,
    `${gigabytes} GB`,
    `${process.platform}-${process.arch}`,
    `Node.js ${process.versions.node}`,
    `load ${load} at the start`,
  ].join(', ');
}
