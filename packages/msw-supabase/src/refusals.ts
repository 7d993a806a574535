/** Thrown to end a request with a service's refusal. */
export class Refusal extends Error {
  readonly response: Response;

  constructor(response: Response, message?: string) {
    super(message);
    this.response = response;
  }
}

/**
 * Thrown for a request that a hosted project answers and this package does not; its message names
 * the part that is missing.
 */
export class NotMocked extends Error {}
