/** Merges `count` items into clusters. */
export class Clusters {
  private readonly parent: number[];

  constructor(count: number) {
    this.parent = Array.from({ length: count }, (_, index) => index);
  }

  /** The cluster's lowest index, equal for all its members. */
  of(index: number): number {
    let root = index;
    while (this.parent[root] !== undefined && this.parent[root] !== root)
      root = this.parent[root] ?? root;
    this.parent[index] = root;
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.of(one), this.of(other)];
    this.parent[Math.max(a, b)] = Math.min(a, b);
  }
}
