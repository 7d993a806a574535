export const loadCharts = (_root?: string): Promise<void> => Promise.resolve();
