/** What the environment says can't be started with; the message is for the operator, in Spanish, and printed without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
