import { startFailure } from '../start-failure';

/** Shared by the command-line entry points: options, messages in Spanish, exit codes (0 done, 1 refused or failed, 2 wrong usage). */
class CommandError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

export function fail(message: string, exitCode = 1): never {
  throw new CommandError(message, exitCode);
}

export function say(line: string, newLine = true): void {
  process.stdout.write(newLine ? `${line}\n` : line);
}

/** Removes `--name` from the arguments; true when it was there. */
export function takeOption(args: string[], name: string): boolean {
  const at = args.indexOf(name);
  if (at < 0) return false;
  args.splice(at, 1);
  return true;
}

/** Removes `--name value` from the arguments. */
export function takeValue(args: string[], name: string): string | undefined {
  const at = args.indexOf(name);
  if (at < 0) return undefined;
  const value = args[at + 1];
  if (value === undefined || value.startsWith('--')) fail(`Falta el valor de ${name}.`, 2);
  args.splice(at, 2);
  return value;
}

/** Refuses arguments left after the known options. */
export function noMore(args: readonly string[]): void {
  if (args.length > 0) fail(`No se entiende: ${args.join(' ')}`, 2);
}

export function takeNumber(args: string[], name: string, fallback: number, least: number, most: number): number {
  const text = takeValue(args, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    fail(`${name} debe ser un número entero entre ${least} y ${most}.`, 2);
  return value;
}

/** Runs a command: `--ayuda` prints the usage, a refusal its message alone, a defect its stack. */
export function run(usage: string, work: (args: string[]) => Promise<void>): void {
  const args = process.argv.slice(2);
  if (takeOption(args, '--ayuda') || takeOption(args, '--help')) {
    say(usage);
    return;
  }
  work(args).then(
    () => {
      process.exitCode ??= 0;
    },
    (error: unknown) => {
      const known = error instanceof CommandError ? error.message : startFailure(error);
      process.stderr.write(`${known ?? (error as Error).stack ?? String(error)}\n`);
      process.exitCode = error instanceof CommandError ? error.exitCode : 1;
    },
  );
}
