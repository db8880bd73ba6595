/** A text as T-SQL writes it. */
export const literal = (value: string): string => `N'${value.replaceAll("'", "''")}'`;

/** A name between brackets, whatever it holds. */
export const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`;

export const raise = (message: string): string => `RAISERROR (${literal(message)}, 16, 1);`;
