/** The time of the mocked services: the real one, until a test holds it. */
export class Clock {
  private heldAt: number | undefined;

  /** In milliseconds since 1970. */
  now(): number {
    return this.heldAt ?? Date.now();
  }

  /** In seconds since 1970, as tokens count. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** As the services write it. */
  iso(): string {
    return new Date(this.now()).toISOString();
  }

  /** Stops the clock, by default at the current time. */
  hold(at: Date | number = this.now()): void {
    this.heldAt = Number(at);
  }

  /** Stops the clock and moves it on by milliseconds. */
  advance(ms: number): void {
    this.hold(this.now() + ms);
  }

  /** Lets the clock run again from the real time. */
  release(): void {
    this.heldAt = undefined;
  }
}
